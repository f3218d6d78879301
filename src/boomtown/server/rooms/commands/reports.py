"""Abuse reports from players to the operator. The reported player is not informed."""

import secrets
from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ...core.errors import Refused, not_stored
from ...storage.database import compact
from ...storage.schema import REPORT_PEOPLE, REPORTS
from ...storage.storage import Storage, StorageError
from ...storage.writer import Write
from ...tables.chat import ChatLine
from ...tables.client_messages import Report
from ...tables.moderation import mark
from ...tables.server_messages import Reported
from ...tables.text_input import clean_chat
from ..outbox import Connection
from .chat import spectator

if TYPE_CHECKING:
    from ..room import Room

INSERT = sa.insert(REPORTS)
INSERT_PEOPLE = sa.insert(REPORT_PEOPLE)
WORDS_BYTES = 4096  # maximum size of the lines in one report
MINUTE = 60.0  # seconds in which a line is stored once for all reports from its table


async def report(room: "Room", connection: Connection, message: Report) -> None:
    """Store a report with the note of the reporter and the last lines of chat.

    Raises `too-many` for too many reports from one address.
    """
    seat, own = message.seat, room.connections.seat_of(connection)
    seats = room.table.seats
    sits = seat is not None and seat < len(seats) and seats[seat].kind == "human" and seats[seat].name == message.name
    spoken = [words for words in room.conversation.recent if (words.seat, words.name) == (seat, message.name)]
    if not (sits or spoken) or (seat is not None and seat == own):
        raise Refused("malformed", "expected another person who sits here or has spoken")
    note = clean_chat(message.note) if message.note.strip() else ""
    if not room.may_report(connection.address):
        raise Refused("too-many", "too many reports: wait a moment")
    now = time()
    name = connection.name if own is None else seats[own].name
    row = {
        "id": secrets.token_hex(8),
        "at": now,
        "table_id": room.table.id,
        "code": room.table.code,
        "game": room.table.game_id,
        "why": message.why,
        "seat": seat,
        "name": message.name,
        "by": name,
    }
    words, by = _last(room, now), await spectator(room, connection) if own is None else seats[own].owner
    noted = [line_of(room.table.id, ChatLine(int(now), own, name, note, by)) | {"note": True}] if note else []
    people = [("name", seats[seat].owner if sits and seat is not None else spoken[-1].owner)]
    people.append(("by", by))
    people += [("words", one.owner) for one in words]
    await _store(room, row, noted, words, [one for one in dict.fromkeys(people) if one[1]])
    room.metrics.reports.of[message.why] += 1
    connection.send(Reported())


async def _store(
    room: "Room",
    row: dict[str, Any],
    noted: list[dict[str, Any]],
    words: list[ChatLine],
    people: list[tuple[str, str]],
) -> None:
    """Store a report. `noted`: the note of the reporter, stored as a line before those of the chat (`words`)."""
    lines = noted + [line_of(room.table.id, one) for one in words]
    known = [Write(INSERT_PEOPLE, {"report": row["id"], "part": part, "owner": owner}) for part, owner in people]
    try:
        await room.storage.write(Write(INSERT, row | {"words": lines}), *known)
    except StorageError:
        raise not_stored() from None
    if words:
        room.reported = row["at"], words[-1]


def _last(room: "Room", now: float) -> list[ChatLine]:
    """Return the last lines of chat, up to the size limit, without those in a report of the last minute."""
    lines, (at, last) = list(room.conversation.recent), room.reported
    known = [number for number, one in enumerate(lines) if last is not None and last.same(one)]
    if known and now - at < MINUTE:
        lines = lines[known[-1] + 1 :]
    chosen: list[ChatLine] = []
    left = WORDS_BYTES
    for one in reversed(lines):
        left -= len(compact(line_of(room.table.id, one)).encode()) + 1
        if left < 0:
            break
        chosen.append(one)
    return chosen[::-1]


def line_of(table: str, words: ChatLine) -> dict[str, Any]:
    """Return a line as a report stores it. `mark` stands for the account of the speaker."""
    line = {"at": words.at, "seat": words.seat, "name": words.name, "text": words.text}
    return {**line, "mark": mark(table, words.owner)} if words.owner else line


async def forget(storage: Storage, before: float) -> None:
    """Remove reports older than `before` (seconds since 1970)."""
    old = sa.select(REPORTS.c.id).where(REPORTS.c.at < before)
    if await storage.read(storage.queries.rows, old.limit(1)):
        people = sa.delete(REPORT_PEOPLE).where(REPORT_PEOPLE.c.report.in_(old))
        await storage.write(Write(people), Write(sa.delete(REPORTS).where(REPORTS.c.at < before)))


def listed(connection: sa.Connection, since: float) -> Iterable[dict[str, Any]]:
    """Return the reports since then, the oldest first."""
    query = sa.select(REPORTS).where(REPORTS.c.at >= since).order_by(REPORTS.c.at, REPORTS.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]
