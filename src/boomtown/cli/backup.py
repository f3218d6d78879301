"""`boomtown backup FILE`: a copy of the data, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown backup`."""
    p = subparsers.add_parser(
        "backup",
        help="copy the data of a server, also while it runs",
        description="Copy all tables and games into one file, also while the server runs. The copy is read through "
        "before it gets its name. It is a file of the same kind for every database, so 'boomtown restore' may put it "
        "into another one. Exit status: 1 where it cannot be done.",
    )
    p.add_argument("file", metavar="FILE", type=Path, help="where the copy is written")
    p.add_argument("--force", action="store_true", help="also where there is a file already")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Copy, and say what is in it."""
    return with_data(args, lambda data: _backup(data, args.file, args.force))


def _backup(data: Path | str, file: Path, force: bool) -> int:
    from boomtown.server.admin.backup import backup
    from boomtown.server.admin.reader import ArchiveError

    if file.is_dir():
        raise ArchiveError(f"expected the name of a file for the backup, {file} is a folder")
    if isinstance(data, Path) and data.exists() and file.exists() and file.samefile(data):
        raise ArchiveError(f"expected another file for the backup, {file} is the data itself")
    if file.exists() and not force:
        raise ArchiveError(f"there is a file at {file} already: another name, or --force")
    print(f"{file}: {backup(data, file)}")
    return 0
