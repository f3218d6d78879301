"""What people tell the keeper about others. Whoever is told about never hears of it."""

import secrets
from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from .errors import Refused, not_stored
from .messages import Report
from .outbox import Connection
from .schema import REPORTS
from .storage import Storage, StorageError
from .writer import Write

if TYPE_CHECKING:
    from .room import Room

INSERT = sa.insert(REPORTS)


async def report(room: "Room", connection: Connection, message: Report) -> None:
    """Stored with what was said last; `too-many` for whoever reports again and again."""
    seat, own = message.seat, room.seat_of(connection)
    seats = room.table.seats
    sits = seat is not None and seat < len(seats) and seats[seat].kind == "human" and seats[seat].name == message.name
    spoke = any((words.seat, words.name) == (seat, message.name) for words in room.lately)
    if not (sits or spoke) or (seat is not None and seat == own):
        raise Refused("malformed", "expected another person who sits here or has spoken")
    if not room.may_report(connection.address):
        raise Refused("too-many", "too many reports: wait a moment")
    row = {
        "id": secrets.token_hex(8),
        "at": time(),
        "table_id": room.table.id,
        "code": room.table.code,
        "game": room.table.game_id,
        "why": message.why,
        "seat": seat,
        "name": message.name,
        "by": connection.name if own is None else seats[own].name,
        "words": [
            {"at": words.at, "seat": words.seat, "name": words.name, "text": words.text} for words in room.lately
        ],
    }
    try:
        await room.storage.write(Write(INSERT, row))
    except StorageError:
        raise not_stored() from None
    room.metrics.reports.of[message.why] += 1
    connection.send({"t": "reported"})


async def forget(storage: Storage, before: float) -> None:
    """Away with reports from before then (seconds since 1970)."""
    old = sa.select(REPORTS.c.id).where(REPORTS.c.at < before).limit(1)
    if await storage.read(storage.rows, old):
        await storage.write(Write(sa.delete(REPORTS).where(REPORTS.c.at < before)))


def listed(connection: sa.Connection, since: float) -> Iterable[dict[str, Any]]:
    """Reports since then, the oldest first."""
    query = sa.select(REPORTS).where(REPORTS.c.at >= since).order_by(REPORTS.c.at, REPORTS.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]
