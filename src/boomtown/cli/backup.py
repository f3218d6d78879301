"""`boomtown backup FILE`: copy the data, even while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown backup`."""
    p = subparsers.add_parser(
        "backup",
        help="copy the data of a server, even while it runs",
        description="Copy all tables and games into one file, even while the server runs. The copy is checked before "
        "it gets its name. Its format does not depend on the database: 'boomtown restore' can put a backup of SQLite "
        "into PostgreSQL and the reverse. Exit status: 1 if the backup fails.",
    )
    p.add_argument("file", metavar="FILE", type=Path, help="file to write")
    p.add_argument("--force", action="store_true", help="replace FILE if it exists")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Copy the data and print what the copy contains."""
    return with_data(args, lambda data: _backup(data, args.file, args.force))


def _backup(data: Path | str, file: Path, force: bool) -> int:
    from boomtown.server.admin.backup import backup
    from boomtown.server.admin.reader import ArchiveError

    if file.is_dir():
        raise ArchiveError(f"expected the name of a file for the backup, {file} is a folder")
    if isinstance(data, Path) and data.exists() and file.exists() and file.samefile(data):
        raise ArchiveError(f"expected another file for the backup, {file} is the data itself")
    if file.exists() and not force:
        raise ArchiveError(f"{file} exists already: give another name, or --force to replace it")
    print(f"{file}: {backup(data, file)}")
    return 0
