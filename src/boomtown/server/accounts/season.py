"""Seasons: the rated games of one month, for players with a public profile.

A player's points are their wins less those that the roles they played usually win. So a month with weak roles is no
handicap, and more games give more only to a player who wins more than usual.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from boomtown.ratings import win_rate

from ..engine.role_rates import rates_of
from ..storage.schema import ACCOUNTS, PLAYED
from ..storage.storage import Storage
from .profiles import Present, online
from .ratings import was_rated

BEST = 100  # players in a list
TOGETHER = 500  # players in one query
MONTHS = {"this": 0, "last": 1}  # how many months ago, by the name of a season

A, P = ACCOUNTS.c, PLAYED.c


class SeasonPlayer(Struct):
    """A line of the list. `points`: wins above those that the roles usually win."""

    id: str
    name: str
    face: str
    points: float
    won: int
    games: int
    online: bool


class Season(Struct):
    """The players of a month in one game, most points first. `month`: as 2026-11."""

    month: str
    players: list[SeasonPlayer]


def season(storage: Storage, kind: str, name: str, now: datetime, present: Present) -> Season:
    """Return a season of a game. `name`: one of MONTHS. It blocks until the database answers."""
    begin = first_day(now, MONTHS[name])
    end = first_day(now, MONTHS[name] - 1)
    query = sa.select(A.id, A.profile, A.name, A.face).where(A.profile.is_not(None)).order_by(A.id)
    public = {row.id: row for row in storage.queries.all(query)}
    # by owner, so that the database finds the games of these players by its index
    parts = [[*public][at : at + TOGETHER] for at in range(0, len(public), TOGETHER)]
    rows = [row for owners in parts for row in storage.queries.all(_games(kind, begin, end, owners))]
    by_owner = groupby(rows, lambda row: row.owner)
    lines = [(owner, _line(kind, public[owner], list(of))) for owner, of in by_owner]
    lines.sort(key=lambda line: (-line[1].points, line[1].name, line[1].id))
    there = online(storage, [owner for owner, _ in lines[:BEST]], present)
    return Season(f"{begin:%Y-%m}", [replace(line, online=owner in there) for owner, line in lines[:BEST]])


def first_day(now: datetime, ago: int) -> datetime:
    """Return the begin of a month (UTC): `ago` months before that of `now`, -1 for the next one."""
    year, month = divmod(now.astimezone(UTC).year * 12 + now.astimezone(UTC).month - 1 - ago, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC)


def _games(kind: str, begin: datetime, end: datetime, owners: Sequence[str]) -> sa.Select[Any]:
    """Return the query for the numbers of rated games and wins by player, role and number of players."""
    won = sa.func.sum(sa.case((P.won, 1), else_=0)).label("won")
    query = sa.select(P.owner, P.role, P.players, sa.func.count().label("games"), won)
    when = (P.ended >= begin.timestamp()) & (P.ended < end.timestamp())
    query = query.where(P.owner.in_(owners), P.kind == kind, P.won.is_not(None), when, was_rated())
    return query.group_by(P.owner, P.role, P.players).order_by(P.owner)


def _line(kind: str, who: Any, rows: Sequence[Any]) -> SeasonPlayer:
    usual = sum(row.games * win_rate(row.role, rates_of(kind, row.players)) for row in rows)
    games, won = sum(row.games for row in rows), sum(row.won for row in rows)
    return SeasonPlayer(who.profile, who.name, who.face, round(won - usual, 2), won, games, online=False)
