"""`boomtown restore FILE`: replace the data with a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown restore`."""
    p = subparsers.add_parser(
        "restore",
        help="replace the data of a server with a backup",
        description="Replace the data with a backup. The server must not run. An existing data file is renamed and "
        "kept; a PostgreSQL database has to be empty. The backup may come from either kind of database. Exit status: 1 "
        "if the restore fails.",
    )
    p.add_argument("file", metavar="FILE", type=Path, help="file written by 'boomtown backup'")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Restore, and print what the data now contains and where the old data is."""
    return with_data(args, lambda data: _restore(args.file, data))


def _restore(file: Path, data: Path | str) -> int:
    from boomtown.server.admin.backup import restore
    from boomtown.server.admin.reader import called

    held, old = restore(file, data)
    print(f"{called(data)}: {held}")
    if old is not None:
        print(f"the old data is now in {old}")
    return 0
