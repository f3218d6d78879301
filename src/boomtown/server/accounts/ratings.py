"""Storage of the ratings of accounts and bots. `boomtown.ratings` computes them."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from msgspec import Struct

from boomtown.ratings import OVERALL, Key, Seat, Skill, fresh, rate

from ..engine.role_rates import rates_of
from ..storage.queries import Queries
from ..storage.schema import ACCOUNTS, PLAYED, RATINGS
from ..storage.storage import Conflict, Storage
from ..storage.writer import Write
from ..tables.table import Table
from . import history

if TYPE_CHECKING:
    from ..engine.match import Match

log = logging.getLogger("boomtown.server")

BOT = "bot:"
TRIES = 50  # attempts to rate a game while other processes rate theirs


async def store_and_rate(storage: Storage, table: Table, match: "Match") -> None:
    """Store the result of a game and rate it. Errors are logged, so that the table continues."""
    try:
        if await history.store_results(storage, table, match):
            await rate_game(storage, table.game_id, people=not table.who_open)
    except Exception:
        log.exception("a game was not counted", extra={"round": table.round})


async def rate_game(storage: Storage, game: str, people: bool = True) -> None:
    """Rate one game after its history was stored. Without `people` it counts only for bots.

    Each rating depends on the previous one, and a bot plays in many games that end together. So this process rates
    one game after the other, and retries if another process was first.
    """
    async with storage.turns["ratings"]:
        for _ in range(TRIES):
            with suppress(Conflict):
                await _count(storage, game, people)
                return
    log.error("a game was not counted: other processes were always first")


async def _count(storage: Storage, game: str, people: bool) -> None:
    rows = await storage.read(history.seats, storage, game)
    kind = rows[0]["kind"]
    owners = [row["owner"] for row in rows if row["owner"] and people]
    wished = await storage.read(rated_among, storage, owners)
    for row in rows:
        row["rated"] = row["owner"] in wished
    skills = await storage.read(_known, storage, kind, [_name(row) for row in rows])
    changed = rate(skills, seats_of(rows), rates_of(kind, len(rows)))
    mine = (PLAYED.c.game == game) & (PLAYED.c.owner.in_(wished) | PLAYED.c.bot.is_not(None))
    counted = sa.select(sa.literal(1)).where(PLAYED.c.game == game, PLAYED.c.rated)
    await storage.write(
        # sorted by name, so that two processes do not deadlock
        *(_follow(storage, kind, key, skills.get(key), skill, counted) for key, skill in sorted(changed.items())),
        Write(sa.update(PLAYED).where(mine).values(rated=True)),
    )


def _follow(storage: Storage, kind: str, key: Key, old: Skill | None, skill: Skill, counted: sa.Select[Any]) -> Write:
    """Return the write of a rating. It raises Conflict if the rating has changed since `old`, except if the query
    `counted` shows that this game was rated: then only the answer of the commit was lost.
    """
    row = _row(kind, key, skill)
    if old is None:
        return Write(storage.insert_new(RATINGS), row, lambda: counted)
    c = RATINGS.c
    known = (c.owner == key[0]) & (c.kind == kind) & (c.role == key[1]) & (c.games == old.games)
    return Write(sa.update(RATINGS).where(known).values(**skill._asdict()), proof=lambda: counted)


def _row(kind: str, key: Key, skill: Skill) -> dict[str, Any]:
    return {"owner": key[0], "kind": kind, "role": key[1], **skill._asdict()}


def was_rated() -> sa.ColumnElement[bool]:
    """Return the condition for a seat that was rated: its player wanted it, and another person took part."""
    mine, other = PLAYED.c, PLAYED.alias("other").c
    person = other.bot.is_(None) & (other.stayed | other.rated)
    return mine.rated & sa.exists().where(other.game == mine.game, other.seat != mine.seat, person)


def seats_of(rows: Sequence[Mapping[str, Any]]) -> list[Seat]:
    """Return the seats to rate. A bot is rated by its name; a player who is not rated has no name.

    A rated player who left has the result of their side, so leaving avoids no loss.
    """
    return [_seat(row) for row in rows]


def _seat(row: Mapping[str, Any]) -> Seat:
    name = _name(row)
    person = row["bot"] is None and bool(row["stayed"] or name)
    return Seat(name, row["role"], bool(row["won"]), person)


def _name(row: Mapping[str, Any]) -> str | None:
    if row["bot"] is not None:
        return f"{BOT}{row['bot']}"
    return row["owner"] if row["rated"] else None


def rated_among(storage: Storage, owners: list[str]) -> list[str]:
    """Return those of the accounts that want to be rated."""
    return storage.queries.column(sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(owners), ACCOUNTS.c.rated))


def _known(storage: Storage, kind: str, names: list[str | None]) -> dict[Key, Skill]:
    c = RATINGS.c
    query = sa.select(c.owner, c.role, c.mean, c.variance, c.games)
    query = query.where(c.kind == kind, c.owner.in_([name for name in names if name]))
    return {(owner, role): Skill(*skill) for owner, role, *skill in storage.queries.all(query)}


async def delete_ratings(storage: Storage, owner: str) -> None:
    """Delete the ratings of an account that does not want to be rated any more."""
    await storage.write(
        Write(sa.delete(RATINGS).where(RATINGS.c.owner == owner)),
        Write(sa.update(PLAYED).where(PLAYED.c.owner == owner).values(rated=False)),
    )


async def recompute(storage: Storage) -> int:
    """Compute all ratings again from the stored games; return the number of games."""
    rows = await storage.read(_all_games, storage)
    skills: dict[str, dict[Key, Skill]] = {}
    counted = 0
    for _, group in groupby(rows, key=lambda row: row["game"]):
        seats = list(group)
        of = skills.setdefault(seats[0]["kind"], {})
        changed = rate(of, seats_of(seats), rates_of(seats[0]["kind"], len(seats)))
        of |= changed
        counted += bool(changed)
    insert = sa.insert(RATINGS)
    writes = [Write(insert, _row(kind, key, skill)) for kind, of in skills.items() for key, skill in of.items()]
    await storage.write(Write(sa.delete(RATINGS)), *writes)
    return counted


def _all_games(storage: Storage) -> list[Any]:
    c = PLAYED.c
    return storage.queries.rows(sa.select(PLAYED).where(c.won.is_not(None)).order_by(c.ended, c.game, c.seat))


class Rating(Struct):
    """The rating of an account in a game. `role` "": in the game as a whole."""

    kind: str
    role: str
    rating: int
    within: int  # the true rating is so near in 19 of 20 cases
    games: int


class BotRating(Struct):
    """The rating of a bot in the games with human players."""

    bot: str
    kind: str
    rating: int
    within: int
    games: int


def ratings_of(queries: Queries, owner: str) -> list[Rating]:
    """Return the ratings of an account by game, the overall one before those by role, with their uncertainty."""
    c = RATINGS.c
    query = sa.select(c.kind, c.role, c.mean, c.variance, c.games).where(c.owner == owner).order_by(c.kind, c.role)
    rows = queries.all(query)
    whole = {row.kind: row for row in rows if row.role == OVERALL}
    found = []
    for row in rows:
        skill = Skill(row.mean, row.variance, row.games)
        if row.role != OVERALL:
            base = whole.get(row.kind) or fresh(OVERALL)
            skill = Skill(skill.mean + base.mean, skill.variance + base.variance, skill.games)
        found.append(Rating(row.kind, row.role, skill.shown, skill.within, skill.games))
    return found


def summary(queries: Queries) -> tuple[int, list[BotRating]]:
    """Return the number of rated accounts, and the ratings of the bots."""
    people = sa.select(sa.func.count(sa.distinct(RATINGS.c.owner))).where(RATINGS.c.owner.not_like(f"{BOT}%"))
    return queries.value(people), bot_ratings(queries)


def bot_ratings(queries: Queries) -> list[BotRating]:
    """Return the rating of each bot in each game with human players."""
    c = RATINGS.c
    query = sa.select(c.owner, c.kind, c.mean, c.variance, c.games)
    query = query.where(c.owner.like(f"{BOT}%"), c.role == OVERALL).order_by(c.owner, c.kind)
    rows = [(row, Skill(row.mean, row.variance, row.games)) for row in queries.all(query)]
    return [BotRating(row.owner.removeprefix(BOT), row.kind, one.shown, one.within, one.games) for row, one in rows]
