"""`boomtown restore FILE`: a backup in place of the data."""

from __future__ import annotations

import argparse
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown restore`."""
    p = subparsers.add_parser(
        "restore",
        help="put a backup in place of the data of a server",
        description="Put a backup in place of the data, while the server does not run. A file that was there stays "
        "beside it under another name; a PostgreSQL database has to be empty. It does not matter which of the two "
        "the backup was made of. Exit status: 1 where it cannot be done.",
    )
    p.add_argument("file", metavar="FILE", type=Path, help="what 'boomtown backup' has written")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Restore, and say what there is now and where the old data lies."""
    return with_data(args, lambda data: _restore(args.file, data))


def _restore(file: Path, data: Path | str) -> int:
    from boomtown.server.admin.backup import restore
    from boomtown.server.admin.reader import called

    held, old = restore(file, data)
    print(f"{called(data)}: {held}")
    if old is not None:
        print(f"what was there before lies in {old}")
    return 0
