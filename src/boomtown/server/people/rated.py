"""Ratings of those who want them, and of bots, in the storage; how they are worked out stands in `boomtown.ratings`."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from boomtown.ratings import OVERALL, Key, Seat, Skill, fresh, rate

from ..questions import Questions
from ..schema import ACCOUNTS, PLAYED, RATINGS
from ..storage import Storage
from ..table import Table
from ..writer import Write
from . import played

if TYPE_CHECKING:
    from ..match import Match

log = logging.getLogger("boomtown.server.people")

BOT = "bot:"


async def ended(storage: Storage, table: Table, match: "Match") -> None:
    """A game is over: who has won, and what it says of those who are rated. Whatever goes wrong, the table goes on."""
    try:
        if await played.ended(storage, table, match):
            await count(storage, table.game_id)
    except Exception:
        log.exception("a game was not counted", extra={"round": table.round})


async def count(storage: Storage, game: str) -> None:
    """One more game, once everything of it is stored."""
    rows = await storage.read(played.seats, storage, game)
    wanting = await storage.read(_wanting, storage, [row["owner"] for row in rows if row["owner"]])
    for row in rows:
        row["rated"] = row["owner"] in wanting
    skills = await storage.read(_known, storage, rows[0]["kind"], [_name(row) for row in rows])
    changed = rate(skills, seats_of(rows), rates_of(rows[0]["kind"], len(rows)))
    mine = (PLAYED.c.game == game) & PLAYED.c.owner.in_(wanting)
    await storage.write(
        Write(sa.update(PLAYED).where(mine).values(rated=True)), *_stored(rows[0]["kind"], changed.items())
    )


def seats_of(rows: Sequence[Mapping[str, Any]]) -> list[Seat]:
    """A bot has a name of its own; of a person who left, or is not rated, nothing is known."""
    return [Seat(_name(row), row["role"], bool(row["won"]), row["bot"] is None and bool(row["stayed"])) for row in rows]


def _name(row: Mapping[str, Any]) -> str | None:
    if row["bot"] is not None:
        return f"{BOT}{row['bot']}"
    return row["owner"] if row["rated"] and row["stayed"] else None


@cache
def _rates(kind: str) -> Mapping[str, Any]:
    from boomtown.games import SPECS

    found = SPECS[kind].rates() if kind in SPECS else None
    return found["players"] if found else {}


def rates_of(kind: str, players: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = _rates(kind).get(str(players), {})
    return found


def _stored(kind: str, changed: Iterable[tuple[Key, Skill]]) -> list[Write]:
    c = RATINGS.c
    writes = []
    for (owner, role), skill in changed:
        row = {"owner": owner, "kind": kind, "role": role, **skill._asdict()}
        writes.append(Write(sa.delete(RATINGS).where(c.owner == owner, c.kind == kind, c.role == role)))
        writes.append(Write(sa.insert(RATINGS), row))
    return writes


def _wanting(storage: Storage, owners: list[str]) -> list[str]:
    query = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(owners), ACCOUNTS.c.rated)
    with storage.reading() as connection:
        return list(connection.scalars(query))


def _known(storage: Storage, kind: str, names: list[str | None]) -> dict[Key, Skill]:
    c = RATINGS.c
    query = sa.select(c.owner, c.role, c.mean, c.variance, c.games)
    query = query.where(c.kind == kind, c.owner.in_([name for name in names if name]))
    with storage.reading() as connection:
        return {(owner, role): Skill(*skill) for owner, role, *skill in connection.execute(query)}


async def stop(storage: Storage, owner: str) -> None:
    """Somebody does not want to be rated any more: nothing of it is kept."""
    await storage.write(
        Write(sa.delete(RATINGS).where(RATINGS.c.owner == owner)),
        Write(sa.update(PLAYED).where(PLAYED.c.owner == owner).values(rated=False)),
    )


async def recompute(storage: Storage) -> int:
    """All ratings anew, from the games that are stored; how many there were."""
    rows = await storage.read(_all_games, storage)
    skills: dict[str, dict[Key, Skill]] = {}
    counted = 0
    for _, group in groupby(rows, key=lambda row: row["game"]):
        seats = list(group)
        of = skills.setdefault(seats[0]["kind"], {})
        changed = rate(of, seats_of(seats), rates_of(seats[0]["kind"], len(seats)))
        of |= changed
        counted += bool(changed)
    writes = [write for kind, of in skills.items() for write in _stored(kind, of.items())]
    await storage.write(Write(sa.delete(RATINGS)), *writes)
    return counted


def _all_games(storage: Storage) -> list[Any]:
    c = PLAYED.c
    query = sa.select(PLAYED).where(c.won.is_not(None)).order_by(c.ended, c.game, c.seat)
    with storage.reading() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def told(storage: Questions, owner: str) -> list[dict[str, Any]]:
    """The ratings of somebody by game, each as a whole and then by role, with how far from the truth they may be."""
    c = RATINGS.c
    query = sa.select(c.kind, c.role, c.mean, c.variance, c.games).where(c.owner == owner).order_by(c.kind, c.role)
    with storage.reading() as connection:
        rows = connection.execute(query).all()
    whole = {row.kind: row for row in rows if row.role == OVERALL}
    found = []
    for row in rows:
        skill = Skill(row.mean, row.variance, row.games)
        if row.role != OVERALL:
            base = whole.get(row.kind) or fresh(OVERALL)
            skill = Skill(skill.mean + base.mean, skill.variance + base.variance, skill.games)
        one = {"kind": row.kind, "role": row.role, "rating": skill.shown, "within": skill.within}
        found.append({**one, "games": skill.games})
    return found


def summary(storage: Questions) -> tuple[int, list[dict[str, Any]]]:
    """How many people are rated, and how well each bot does among them."""
    c = RATINGS.c
    people = sa.select(sa.func.count(sa.distinct(c.owner))).where(c.owner.not_like(f"{BOT}%"))
    query = sa.select(c.owner).where(c.owner.like(f"{BOT}%")).distinct().order_by(c.owner)
    with storage.reading() as connection:
        count, bots = connection.scalar(people) or 0, list(connection.scalars(query))
    rows = [{"bot": bot.removeprefix(BOT), **one} for bot in bots for one in told(storage, bot)]
    return count, [row for row in rows if row["role"] == OVERALL]
