"""Games of an account as its own page lists them: with opponents, series, and whether it is the account's turn."""

from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ..core.errors import Refused
from ..rooms.registry import RoomRegistry
from ..storage.schema import ACCOUNTS, PLAYED, TABLES
from ..storage.storage import Storage, StorageError
from ..tables.series import TWO

HIDDEN = ("owner", "bot", "table_id", "rated")
LOADED = 8  # tables of correspondence games that one request may load


class Opponent(Struct):
    """Another seat of a game. `name` "": an unknown or deleted player."""

    seat: int
    name: str
    bot: bool


async def described(registry: RoomRegistry, owner: str, rows: list[Any]) -> list[dict[str, Any]]:
    """Return rows of `played` for their owner, without the fields that clients must not see.

    Each row gets `others` (opponents), `best_of` and `wins` (of a series between two, else null). A running game also
    gets `turn` (true if the owner is asked, null: not known) and `due` (end of the time to answer, seconds since 1970).
    """
    others, tables = await registry.storage.read(_surroundings, registry.storage, rows)
    found, loads = [], LOADED
    for row in rows:
        table = tables.get(row["table_id"])
        same = table is not None and table["round"] == row["round"]
        shown = {name: value for name, value in row.items() if name not in HIDDEN}
        shown["others"] = [one for one in others.get(row["game"], []) if one.seat != row["seat"]]
        series = table["series"] if table is not None and row["players"] == TWO else None
        shown["best_of"], shown["wins"] = (series.get("best_of", 0), series.get("wins", [])) if series else (None, None)
        shown["turn"], shown["due"] = None, None
        if same and table is not None and row["ended"] is None and table["phase"] == "playing":
            by_post = bool(table["days"])
            if table["seats"][row["seat"]].get("owner") == owner:
                shown["turn"] = await _turn(registry, row["table_id"], row["seat"], load=by_post and loads > 0)
                shown["due"] = table["due"] if shown["turn"] else None
            loads -= by_post
        found.append(shown)
    return found


def _surroundings(storage: Storage, rows: list[Any]) -> tuple[dict[str, list[Opponent]], dict[str, Any]]:
    """Return the seats of these games, and their tables by id. Blocks until the database answers."""
    games, ids = [row["game"] for row in rows], [row["table_id"] for row in rows]
    t, p = TABLES.c, PLAYED.c
    columns = t.id, t.round, t.phase, t.seats, t.series, t.days, t.due
    tables = {row["id"]: row for row in storage.queries.rows(sa.select(*columns).where(t.id.in_(ids)))}
    query = sa.select(p.game, p.table_id, p.round, p.seat, p.owner, p.bot, ACCOUNTS.c.name)
    query = query.outerjoin_from(PLAYED, ACCOUNTS, p.owner == ACCOUNTS.c.id)
    others: dict[str, list[Opponent]] = {}
    for seat in storage.queries.rows(query.where(p.game.in_(games)).order_by(p.game, p.seat)):
        table = tables.get(seat["table_id"])
        sitting = table["seats"][seat["seat"]] if table is not None and seat["seat"] < len(table["seats"]) else {}
        at_table = (
            table is not None and table["round"] == seat["round"] and (sitting.get("owner") or None) == seat["owner"]
        )
        name = sitting.get("name", "") if at_table else seat["name"] or ""
        others.setdefault(seat["game"], []).append(Opponent(seat["seat"], name, seat["bot"] is not None))
    return others, tables


async def _turn(registry: RoomRegistry, table: str, seat: int, load: bool) -> bool | None:
    """Return whether the seat is asked openly, None if the game is not in memory. A moment is not shown."""
    with suppress(Refused, StorageError):
        room = await registry.find(table) if load else registry.of_table(table)
        if room is None:
            return None
        if load:
            async with room.lock:
                await room.store.load()
        match = room.match
        return None if match is None else not match.moment and match.asked == seat
    return None
