"""`boomtown reports`: what people have told the keeper about others."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

from boomtown.cli.data import add_data
from boomtown.cli.settings import resolved
from boomtown.server.durations import DAY


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown reports`."""
    p = subparsers.add_parser(
        "reports",
        help="list what people have reported",
        description="List what people have reported about others at their tables, the oldest first, with what was said "
        "there last. Also while the server runs. Exit status: 1 where the data cannot be read.",
    )
    p.add_argument("--days", metavar="N", type=float, default=90.0, help="of the last so many days (90)")
    p.add_argument("--json", action="store_true", help="one JSON object a line")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    """Read and print them."""
    from boomtown.server.archive import ArchiveError
    from boomtown.server.config import ConfigError

    try:
        found = _read(resolved(args)["data"], time() - args.days * DAY)
    except (ConfigError, ArchiveError) as error:
        print(f"boomtown reports: {error}", file=sys.stderr)
        return 2 if isinstance(error, ConfigError) else 1
    for one in found:
        print(json.dumps(one, ensure_ascii=False) if args.json else _told(one))
    if not found and not args.json:
        print("no reports")
    return 0


def _read(data: Path | str, since: float) -> list[dict[str, Any]]:
    import sqlalchemy as sa

    from boomtown.server.archive import ArchiveError, opened
    from boomtown.server.database import StorageError, database
    from boomtown.server.reports import listed

    if isinstance(data, Path):
        with opened(data):  # says what is wrong with the file, and makes none
            pass
    try:
        base = database(data)
        try:
            with base.engine.connect() as connection:
                return list(listed(connection, since))
        except sa.exc.SQLAlchemyError as error:
            raise ArchiveError(f"{base.name} cannot be read: {base.clean(error)}") from None
        finally:
            base.engine.dispose()
    except StorageError as error:
        raise ArchiveError(str(error)) from None


def _told(one: dict[str, Any]) -> str:
    """A head line, then the words."""
    when = datetime.fromtimestamp(one["at"], UTC).isoformat(" ", "minutes").removesuffix("+00:00")
    place = "looks on" if one["seat"] is None else f"seat {one['seat'] + 1}"
    who = f"{one['name'] or 'somebody who is gone'} ({place})"
    head = f"{when}  {one['why']}: {who}, reported by {one['by'] or 'a spectator'}, game {one['game']}"
    return "\n".join([head, *(f"    {words['name']}: {words['text']}" for words in one["words"])])
