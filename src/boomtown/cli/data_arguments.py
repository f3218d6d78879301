"""What the commands about the data of a town share: which data, and how a failure is said."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from boomtown.cli.server_arguments import add_settings, resolved


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data` and `--config`, as the server takes them."""
    add_settings(parser, only=("data",))


def with_data(args: argparse.Namespace, work: Callable[[Path | str], int]) -> int:
    """What `work` returns for the data of these settings, a file or the URL of a data base; 2 for a wrong setting, 1
    for what is in the way.
    """
    import logging

    from boomtown.server.admin.reader import named
    from boomtown.server.config.sources import ConfigError
    from boomtown.server.storage.database import StorageError

    for name in ("boomtown", "psycopg"):
        logging.getLogger(name).addHandler(logging.NullHandler())  # what fails is said once, by us
    try:
        return work(named(resolved(args)["data"]))
    except (ConfigError, StorageError) as error:
        print(f"boomtown {args.command}: {error}", file=sys.stderr)
        return 2 if isinstance(error, ConfigError) else 1
