"""`boomtown reports`: list the reports that players made about others."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

from boomtown.cli.data_arguments import add_data, with_data
from boomtown.server.core.durations import DAY


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown reports`."""
    p = subparsers.add_parser(
        "reports",
        help="list the reports that players made about others",
        description="List the reports that players made about others at their tables, oldest first, with the last "
        "messages at the table. Works while the server runs. Exit status: 1 if the data cannot be read.",
    )
    p.add_argument(
        "--days", metavar="N", type=float, default=90.0, help="only reports of the last N days (default: %(default)g)"
    )
    p.add_argument("--json", action="store_true", help="print one JSON object per line")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Print the reports."""
    return with_data(args, lambda data: _list(data, time() - args.days * DAY, args.json))


def _list(data: Path | str, since: float, as_json: bool) -> int:
    from boomtown.server.admin.reader import opened
    from boomtown.server.rooms.commands.reports import listed
    from boomtown.server.storage.schema import REPORTS

    with opened(data) as reader, reader.queries.reading() as connection:
        found = list(listed(connection, since)) if reader.columns(REPORTS) else []  # older data has no such table
    for one in found:
        print(json.dumps(one, ensure_ascii=False) if as_json else _report_text(one))
    if not found and not as_json:
        print("no reports")
    return 0


def _report_text(one: dict[str, Any]) -> str:
    """Return a head line and the reported messages."""
    when = datetime.fromtimestamp(one["at"], UTC).isoformat(" ", "minutes").removesuffix("+00:00")
    position = "spectator" if one["seat"] is None else f"seat {one['seat'] + 1}"
    who = f"{one['name'] or 'a deleted player'} ({position})"
    head = f"{when}  {one['why']}: {who}, reported by {one['by'] or 'a spectator'}, game {one['game']}"
    lines = [f"    {_speaker(words)}: {words['text']}" for words in one["words"]]
    return "\n".join([head, *lines])


def _speaker(words: dict[str, Any]) -> str:
    """Return who said a line. The note of the reporter is marked as such."""
    return f"note of {words['name'] or 'a spectator'}" if words.get("note") else str(words["name"])
