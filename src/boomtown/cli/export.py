"""`boomtown export FOLDER`: finished games as text files."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown export`."""
    p = subparsers.add_parser(
        "export",
        help="write finished games down as files, also while the server runs",
        description="Write every finished game into a folder, a text file each (docs/notation.md), also while the "
        "server runs. 'boomtown replay FILE' tells one. Files that are there already stay as they are, so the same "
        "command adds what is new. Exit status: 1 where a game cannot be written.",
    )
    p.add_argument("folder", metavar="FOLDER", type=Path, help="where the files are written; made if need be")
    p.add_argument("--table", metavar="CODE", help="only games of this table, by its code or id")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Write, and say how many."""
    return with_data(args, lambda data: _export(data, args.folder, args.table))


def _export(data: Path | str, folder: Path, table: str | None) -> int:
    from boomtown.server.admin.export import export
    from boomtown.server.admin.plural import counted

    count: Counter[str] = Counter()
    for one in export(data, folder, table):
        count[one.done] += 1
        if one.why:
            print(f"boomtown export: {one.game.file} cannot be written: {one.why}", file=sys.stderr)
    told = f"{counted(count['written'], 'game')} written, {count['there']} there already, {count['running']} not over"
    print(f"{folder}: {told}" + (f", {count['broken']} failed" if count["broken"] else ""))
    return 1 if count["broken"] else 0
