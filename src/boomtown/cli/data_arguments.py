"""Shared part of the commands on stored data: the `--data` option and the report of a failure."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from boomtown.cli.server_arguments import add_settings, resolved


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add `--data` and `--config`, as for the server."""
    add_settings(parser, only=("data",))


def with_data(args: argparse.Namespace, work: Callable[[Path | str], int]) -> int:
    """Return the exit status of `work`, called with the configured data: a file or the URL of a database.

    Returns 2 for a wrong setting and 1 for a storage error, after printing it.
    """
    import logging

    from boomtown.server.admin.reader import named
    from boomtown.server.config.sources import ConfigError
    from boomtown.server.storage.database import StorageError

    for name in ("boomtown", "psycopg"):
        logging.getLogger(name).addHandler(logging.NullHandler())  # failures are printed once, below
    try:
        return work(named(resolved(args)["data"]))
    except (ConfigError, StorageError) as error:
        print(f"boomtown {args.command}: {error}", file=sys.stderr)
        return 2 if isinstance(error, ConfigError) else 1
