"""`boomtown purge --older-than DAYS`: remove tables that have not been visited for long."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data

MOST = 999_999.0  # days
LEAST = 2.0  # days; a table that is open in a browser is never that old


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown purge`."""
    p = subparsers.add_parser(
        "purge",
        help="remove tables that have not been visited for long",
        description="Remove tables that have not been visited for this many days, with their games. While the server "
        "runs, tables with a running game stay. The server removes tables automatically after --keep-days. Exit "
        "status: 1 if the command fails.",
    )
    p.add_argument("--older-than", metavar="DAYS", type=_days, required=True, help="number of days, 2 to 999999")
    p.add_argument("--dry-run", action="store_true", help="only list the tables")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Remove the tables and print how many."""
    return with_data(args, lambda data: _purge(data, args.older_than, args.dry_run))


def _purge(data: Path | str, days: float, dry: bool) -> int:
    from boomtown.server.admin.plural import counted
    from boomtown.server.admin.purge import old, purge
    from boomtown.server.admin.reader import called

    found = old(data, days) if dry else asyncio.run(purge(data, days))
    for one in found if dry else ():
        print(f"{one.code}  {one.phase}")
    print(f"{called(data)}: {counted(len(found), 'table')} {'would be removed' if dry else 'removed'}")
    return 0


def _days(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not LEAST <= value <= MOST:
        raise argparse.ArgumentTypeError(f"expected days, from 2 to 999999, got {text!r}")
    return value
