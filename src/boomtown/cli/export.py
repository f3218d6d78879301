"""`boomtown export FOLDER`: write finished games to text files."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown export`."""
    p = subparsers.add_parser(
        "export",
        help="write finished games to files, even while the server runs",
        description="Write every finished game as a text file into a folder (docs/notation.md), even while the server "
        "runs. 'boomtown replay FILE' prints one. Files that exist already stay unchanged, so a later run adds the new "
        "games only. Exit status: 1 if a game cannot be written.",
    )
    p.add_argument("folder", metavar="FOLDER", type=Path, help="folder for the files; created if it does not exist")
    p.add_argument("--table", metavar="CODE", help="write only games of this table, by its code or id")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Write the games and print how many."""
    return with_data(args, lambda data: _export(data, args.folder, args.table))


def _export(data: Path | str, folder: Path, table: str | None) -> int:
    from boomtown.server.admin.export import export
    from boomtown.server.admin.plural import counted

    count: Counter[str] = Counter()
    for one in export(data, folder, table):
        count[one.done] += 1
        if one.why:
            print(f"boomtown export: {one.game.file} cannot be written: {one.why}", file=sys.stderr)
    summary = (
        f"{counted(count['written'], 'game')} written, {count['there']} there already, {count['running']} not over"
    )
    print(f"{folder}: {summary}" + (f", {count['broken']} failed" if count["broken"] else ""))
    return 1 if count["broken"] else 0
