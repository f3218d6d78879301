"""Game history: a row for each seat of a game with an account, stored at the start and completed at the end."""

import logging
from collections import Counter
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from msgspec import Struct

from ..storage.schema import PLAYED
from ..storage.storage import Conflict, Storage, StorageError
from ..storage.writer import Write
from ..tables.game_log import Logged
from ..tables.table import Table
from .accounts import NEVER

if TYPE_CHECKING:
    from ..engine.match import Match

log = logging.getLogger("boomtown.server")

PAGE = 20  # rows in one answer
ALL = 10_000  # maximum of rows for statistics and for an export
PRESENT = 0.75  # share of a seat's choices that its player must make to count as present
NOT_CHOSEN = ("pass",)  # made by the server at moments


# ---- writes of a room


async def store_start(storage: Storage, table: Table, setup: dict[str, Any]) -> None:
    """Store the start of a game, and mark unfinished games of the table as abandoned."""
    given_up = (PLAYED.c.table_id == table.id) & PLAYED.c.ended.is_(None)
    writes = [Write(sa.update(PLAYED).where(given_up).values(ended=time()))] if table.round > 1 else []
    if any(seat.owner for seat in table.seats):
        writes += [Write(storage.insert_new(PLAYED), row) for row in _rows(table, setup)]
    if not writes:
        return
    try:
        await storage.write(*writes)
    except StorageError as error:
        log.error("who plays was not stored, the game was: %s", error)


def _rows(table: Table, setup: dict[str, Any]) -> list[dict[str, Any]]:
    shared = {
        "game": table.game_id,
        "table_id": table.id,
        "code": table.code,
        "title": table.title,
        "round": table.round,
        "kind": setup["game"],
        "players": len(table.seats),
        "sets": setup["sets"],
        "started": time(),
    }
    return [
        {**shared, "seat": number, "owner": seat.owner or None, "bot": seat.bot if seat.kind == "bot" else None}
        for number, seat in enumerate(table.seats)
    ]


async def store_results(storage: Storage, table: Table, match: "Match") -> bool:
    """Store the results of a game; return False if they were stored before, or no account had a seat."""
    if not any(seat.owner for seat in table.seats):
        return False
    try:
        await storage.write(*(_end(table.game_id, row) for row in results(match)))
    except Conflict:
        return False
    except StorageError as error:
        log.error("who has won was not stored, the game was: %s", error)
        return False
    return True


def _end(game: str, row: dict[str, Any]) -> Write:
    mine = (PLAYED.c.game == game) & (PLAYED.c.seat == row["seat"]) & PLAYED.c.ended.is_(None)
    values = {**row, "ended": time()}
    return Write(sa.update(PLAYED).where(mine).values(**values), proof=lambda: NEVER)


def results(match: "Match") -> list[dict[str, Any]]:
    """Return the results of each seat in a finished game."""
    from boomtown.games import SPECS

    game, seats = match.game, match.game.view(None)["seats"]
    spec, there = SPECS[game.name], present_seats(match.log, len(seats))
    roles = (game.result or {})["roles"]
    return [
        {
            "seat": number,
            "role": roles[number],
            "characters": spec.characters(seat),
            "won": number in game.winners,
            "stayed": number in there,
        }
        for number, seat in enumerate(seats)
    ]


def present_seats(lines: Sequence[Logged], players: int) -> set[int]:
    """Return the seats whose player made most of their choices. A seat that was never asked counts as present."""
    own: Counter[int] = Counter()
    all_of: Counter[int] = Counter()
    for line in lines:
        if line.kind not in NOT_CHOSEN:
            all_of[line.seat] += 1
            own[line.seat] += line.kind == "human"
    return {seat for seat in range(players) if own[seat] >= PRESENT * all_of[seat]}


async def set_owner(storage: Storage, game: str, seat: int, owner: str) -> None:
    """Store the owner of a seat during the game."""
    mine = (PLAYED.c.game == game) & (PLAYED.c.seat == seat) & PLAYED.c.owner.is_(None) & PLAYED.c.bot.is_(None)
    await storage.write(Write(sa.update(PLAYED).where(mine).values(owner=owner)))


def change_owner(before: str, now: str) -> Write:
    """Return the write that moves the history of one account to another."""
    return Write(sa.update(PLAYED).where(PLAYED.c.owner == before).values(owner=now))


# ---- queries: each blocks until the database answers


RESULTS = {  # what the list of games may be limited to
    "running": PLAYED.c.ended.is_(None),
    "won": PLAYED.c.won.is_(True),
    "lost": PLAYED.c.won.is_(False),
    "given-up": PLAYED.c.ended.is_not(None) & PLAYED.c.won.is_(None),
}


def games(
    storage: Storage,
    owner: str,
    before: tuple[float, str] | None = None,
    limit: int = PAGE,
    kind: str = "",
    result: str = "",
) -> list[Any]:
    """Return rows of an account, the newest first. `before`: start and id of the last game of the previous page.

    `kind`: only this game; `result`: only those of RESULTS; "": all.
    """
    mine = PLAYED.c.owner == owner
    if kind:
        mine &= PLAYED.c.kind == kind
    if result:
        mine &= RESULTS[result]
    if before is not None:
        started, game = before
        earlier = (PLAYED.c.started < started) | ((PLAYED.c.started == started) & (PLAYED.c.game < game))
        mine &= earlier
    query = sa.select(PLAYED).where(mine).order_by(PLAYED.c.started.desc(), PLAYED.c.game.desc(), PLAYED.c.seat)
    return storage.queries.rows(query.limit(limit))


def seats(storage: Storage, game: str) -> list[Any]:
    """Return all rows of a game."""
    return storage.queries.rows(sa.select(PLAYED).where(PLAYED.c.game == game).order_by(PLAYED.c.seat))


class PlayedCount(Struct):
    """The number of games played and won with one role, character, set or game."""

    what: str
    played: int
    won: int


class GameCounts(Struct):
    """The counts of one game."""

    roles: list[PlayedCount]
    characters: list[PlayedCount]
    sets: list[PlayedCount]


class Statistics(Struct):
    """The counts of one account. `of`: by game."""

    games: list[PlayedCount]
    of: dict[str, GameCounts]


def statistics(storage: Storage, owner: str) -> Statistics:
    """Return games and wins by game, and for each game by role, character and set. Abandoned games are left out."""
    c = PLAYED.c
    query = (
        sa.select(c.kind, c.role, c.characters, c.sets, c.won)
        .where(c.owner == owner, c.won.is_not(None))
        .order_by(c.started.desc())
        .limit(ALL)
    )
    rows = storage.queries.all(query)
    games = counted(rows, lambda row: [row.kind])
    return Statistics(games, {kind: _statistics_of(rows, kind) for kind in _kinds(rows)})


def _kinds(rows: Sequence[Any]) -> list[str]:
    return [kind for kind, _ in Counter(row.kind for row in rows).most_common()]


def _statistics_of(rows: Sequence[Any], kind: str) -> GameCounts:
    mine = [row for row in rows if row.kind == kind]
    return GameCounts(
        roles=counted(mine, lambda row: [row.role]),
        characters=counted(mine, lambda row: row.characters),
        sets=counted(mine, lambda row: row.sets or [""]),
    )


def counted(rows: Sequence[Any], words: Any) -> list[PlayedCount]:
    """Return the games and wins for each word of the rows, the most frequent first."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for word in dict.fromkeys(words(row)):
            played[word] += 1
            won[word] += bool(row.won)
    most = sorted(played.items(), key=lambda one: (-one[1], one[0]))
    return [PlayedCount(word, count, won[word]) for word, count in most]
