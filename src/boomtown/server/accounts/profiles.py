"""Public profiles of the players who want one, and the list of these players.

A profile has its own random address: names are not unique and change, and the id of an account stays on the server. It
counts rated games only, and lists games that were rated or played at a public table.
"""

from collections.abc import Mapping, Sequence, Set
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from boomtown.ratings import OVERALL, Skill

from ..core import entropy
from ..core.errors import Refused
from ..storage.schema import ACCOUNTS, PLAYED, RATINGS, SEATS, TABLES
from ..storage.storage import Storage
from . import accounts
from .accounts import AccountSession
from .history import ALL, PlayedCount, counted
from .ratings import Rating, ratings_of, was_rated

BEST = 100  # players in a list
RECENT = 10  # games of a profile

Present = Mapping[str, Set[str]]  # keys of the seats with a connected player, by table

A, P, R, T = ACCOUNTS.c, PLAYED.c, RATINGS.c, TABLES.c


class PublicGame(Struct):
    """A finished game. `code` and `round` lead to its replay: only at a public table where no game runs."""

    kind: str
    day: str  # of its end, as 2026-11-29
    players: int
    sets: list[str]
    role: str | None
    characters: list[str]
    won: bool
    rated: bool
    code: str | None
    round: int | None


class PublicPlayer(Struct):
    """The profile of a player. `counts`: rated games by role, for each game."""

    id: str
    name: str
    face: str
    since: str  # month of the first visit, as 2026-11
    online: bool
    ratings: list[Rating]
    counts: dict[str, list[PlayedCount]]
    games: list[PublicGame]


class ListedPlayer(Struct):
    """A line of the list. `rating`: in the game of the list; null: no rated game."""

    id: str
    name: str
    face: str
    rating: Rating | None
    online: bool


class PlayerList(Struct):
    """The players with a public profile, the best of one game first."""

    players: list[ListedPlayer]


# ---- queries: each blocks until the database answers


def player(storage: Storage, profile: str, present: Present) -> PublicPlayer:
    """Return a profile; refuse an address that no player has, or that a player has no more."""
    row = _account_of(storage, profile)
    if row is None:
        raise Refused("not-found", "expected the address of a player with a public profile")
    owner = row["id"]
    return PublicPlayer(
        id=profile,
        name=row["name"],
        face=row["face"],
        since=f"{datetime.fromtimestamp(row['created'], UTC):%Y-%m}",
        online=bool(online(storage, [owner], present)),
        ratings=ratings_of(storage.queries, owner),
        counts=_counts(storage, owner),
        games=[_game(one) for one in storage.queries.rows(_games(owner))],
    )


def _account_of(storage: Storage, profile: str) -> Any:
    if not profile.isascii() or not profile.isalnum():  # PostgreSQL rejects NUL
        return None
    rows = storage.queries.rows(sa.select(A.id, A.name, A.face, A.created).where(A.profile == profile))
    return rows[0] if rows else None


def _counts(storage: Storage, owner: str) -> dict[str, list[PlayedCount]]:
    query = sa.select(P.kind, P.role, P.won).where(P.owner == owner, P.won.is_not(None), was_rated())
    rows = storage.queries.all(query.order_by(P.started.desc()).limit(ALL))
    return {kind: _by_role([row for row in rows if row.kind == kind]) for kind in sorted({row.kind for row in rows})}


def _by_role(rows: Sequence[Any]) -> list[PlayedCount]:
    return counted(rows, lambda row: [row.role])


def _games(owner: str) -> sa.Select[Any]:
    """Return the query for the last finished games that were rated or public. A table counts while it is stored."""
    public = T.public & T.closed.is_(None)
    columns = P.kind, P.ended, P.players, P.sets, P.role, P.characters, P.won, P.code, P.round
    at_rest = sa.case((public & (T.phase == "over"), sa.true()), else_=sa.false())
    query = sa.select(*columns, was_rated().label("rated"), at_rest.label("watchable"))
    query = query.outerjoin_from(PLAYED, TABLES, P.table_id == T.id)
    query = query.where(P.owner == owner, P.won.is_not(None), was_rated() | public)
    return query.order_by(P.ended.desc(), P.game).limit(RECENT)


def _game(row: Mapping[str, Any]) -> PublicGame:
    watchable = row["watchable"]
    return PublicGame(
        kind=row["kind"],
        day=f"{datetime.fromtimestamp(row['ended'], UTC):%Y-%m-%d}",
        players=row["players"],
        sets=row["sets"],
        role=row["role"],
        characters=row["characters"],
        won=row["won"],
        rated=row["rated"],
        code=row["code"] if watchable else None,
        round=row["round"] if watchable else None,
    )


def best(storage: Storage, kind: str, present: Present) -> PlayerList:
    """Return the players with a public profile by their rating in a game, those without a rating last."""
    mine = (R.owner == A.id) & (R.kind == kind) & (R.role == OVERALL)
    query = sa.select(A.id, A.profile, A.name, A.face, R.mean, R.variance, R.games)
    query = query.outerjoin_from(ACCOUNTS, RATINGS, mine).where(A.profile.is_not(None))
    query = query.order_by(R.mean.is_(None), R.mean.desc(), A.name, A.profile).limit(BEST)
    rows = storage.queries.all(query)
    there = online(storage, [row.id for row in rows], present)
    return PlayerList(
        [ListedPlayer(row.profile, row.name, row.face, _rating(kind, row), row.id in there) for row in rows]
    )


def _rating(kind: str, row: Any) -> Rating | None:
    if row.mean is None:
        return None
    skill = Skill(row.mean, row.variance, row.games)
    return Rating(kind, OVERALL, skill.shown, skill.within, skill.games)


def online(storage: Storage, owners: list[str], present: Present) -> set[str]:
    """Return those of the accounts that are connected to a table where they sit."""
    held = storage.queries.all(sa.select(SEATS.c.table_id).where(SEATS.c.owner.in_(owners)).distinct())
    tables = [row.table_id for row in held if row.table_id in present]
    rows = storage.queries.all(sa.select(T.id, T.seats).where(T.id.in_(tables)))
    sitting = {seat.get("owner") for row in rows for seat in row.seats if seat.get("key") in present[row.id]}
    return sitting & {*owners}


def profiles_of(storage: Storage, owners: Sequence[str]) -> dict[str, str]:
    """Return the addresses of the public profiles that these accounts have."""
    rows = storage.queries.all(sa.select(A.id, A.profile).where(A.id.in_(owners), A.profile.is_not(None)))
    return {row.id: row.profile for row in rows}


# ---- writing


async def switch_on(storage: Storage, account: AccountSession) -> AccountSession:
    """Give an account a public profile; refuse a guest, and an account without a name."""
    if not await storage.read(accounts.is_account, storage, account.id):
        raise Refused("no-me", "expected an account, not a guest")
    if not account.name:
        raise Refused("bad-name", "expected an account with a name")
    if account.profile is not None:
        return account
    return await _set_profile(storage, account, entropy.profile_address())


async def switch_off(storage: Storage, account: AccountSession) -> AccountSession:
    """Remove the public profile. A later one has another address."""
    return await _set_profile(storage, account, None)


async def _set_profile(storage: Storage, account: AccountSession, profile: str | None) -> AccountSession:
    await accounts.change(storage, account.id, profile=profile)
    return account._replace(profile=profile)
