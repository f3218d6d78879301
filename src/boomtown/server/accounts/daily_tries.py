"""First try of each account at the deal of the day, its result, and the numbers of all results of a date."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct, to_builtins

from ..engine import adapter
from ..storage.queries import Queries
from ..storage.schema import DAILY, TABLES
from ..storage.storage import Storage
from ..storage.tables import same_row
from ..storage.writer import Write
from ..tables.table import Table

if TYPE_CHECKING:
    from ..engine.match import Match

log = logging.getLogger("boomtown.server")

D = DAILY.c


class DailyResult(Struct):
    """Result of a try. `turns`: of the player. `lives`: left at the end. `hits`: attacks that took a life."""

    won: bool
    turns: int
    lives: int
    hits: int


class DailyTry(Struct):
    """Try of one account. `code`: of its table, None once that is removed. `result` None: the game is not over."""

    code: str | None
    result: DailyResult | None


class DailyNumbers(Struct):
    """Number of finished tries of a date, and of those that were won."""

    played: int
    won: int


class FirstTry(NamedTuple):
    """Claim of a new table to be the first try of an account (`storage.tables.Claim`)."""

    insert: sa.Insert  # that skips an existing row
    date: str
    owner: str

    def write(self, table: str) -> Write:
        row = {"date": self.date, "owner": self.owner, "table_id": table}
        return Write(self.insert, row, partial(same_row, DAILY, row))

    def lost(self, queries: Queries) -> bool:
        return queries.value(sa.select(D.table_id).where(_of(self.date, self.owner))) is not None


def _of(date: str, owner: str) -> sa.ColumnElement[bool]:
    return (D.date == date) & (D.owner == owner)


# ---- queries: each blocks until the database answers


def find(storage: Storage, date: str, owner: str) -> DailyTry | None:
    """Return the try of an account, None if there is none."""
    query = sa.select(TABLES.c.code, D.won, D.turns, D.lives, D.hits)
    query = query.join_from(DAILY, TABLES, TABLES.c.id == D.table_id, isouter=True)
    return storage.queries.first(query.where(_of(date, owner)), _try)


def _try(code: str | None, won: bool | None, *numbers: int) -> DailyTry:
    return DailyTry(code, None if won is None else DailyResult(won, *numbers))


def numbers(storage: Storage, date: str) -> DailyNumbers:
    """Return the numbers of a date."""
    won = sa.func.coalesce(sa.func.sum(sa.case((D.won, 1), else_=0)), 0)
    query = sa.select(sa.func.count(), won).where(D.date == date, D.won.is_not(None))
    return storage.queries.first(query, DailyNumbers) or DailyNumbers(0, 0)


def of_account(storage: Storage, owner: str) -> list[dict[str, Any]]:
    """Return all tries of an account, for its file."""
    columns = D.date, D.won, D.turns, D.lives, D.hits
    return storage.queries.rows(sa.select(*columns).where(D.owner == owner).order_by(D.date))


# ---- writes


async def store_result(storage: Storage, table: Table, match: "Match") -> None:
    """Store the result of a deal of the day. A failure does not stop the table."""
    if not table.of_the_day:
        return
    mine = (D.date == table.daily) & (D.table_id == table.id) & D.won.is_(None)
    try:
        await storage.write(Write(sa.update(DAILY).where(mine).values(**to_builtins(result(match)))))
    except Exception:
        log.exception("the result of a deal of the day was not stored")


def result(match: "Match") -> DailyResult:
    """Return the result of the player in seat 0."""
    game, seat = match.game, 0
    mine = game.view(None)["seats"][seat]
    turns = sum(event["t"] == "turn" and event["who"] == seat for event in game.log or [])
    lives = mine["life"] if mine["alive"] else 0
    return DailyResult(seat in game.winners, turns, lives, adapter.figures(game)[seat].hits)


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Move the tries of one account to another, which keeps its own for dates with both."""
    theirs = sa.select(D.date).where(D.owner == after)
    moved = sa.update(DAILY).where(D.owner == before, D.date.not_in(theirs)).values(owner=after)
    await storage.write(Write(moved), removal(before))


def removal(owner: str) -> Write:
    """Return the delete of the tries of an account."""
    return Write(sa.delete(DAILY).where(D.owner == owner))
