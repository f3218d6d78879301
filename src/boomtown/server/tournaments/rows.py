"""Tournaments in the database. Each query blocks until the database answers; each write returns after the commit."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct, convert, to_builtins

from ..storage.queries import Queries, is_name
from ..storage.schema import PLAYED, TABLES, TOURNAMENT_PLAYERS, TOURNAMENT_SEATS, TOURNAMENT_TABLES, TOURNAMENTS
from ..storage.storage import Storage
from ..storage.tables import same_row
from ..storage.writer import Write
from ..tables.moderation import Talk
from ..tables.time_bank import TimeAllowance
from .standings import Result

T, P, S, O = TOURNAMENTS.c, TOURNAMENT_PLAYERS.c, TOURNAMENT_SEATS.c, TOURNAMENT_TABLES.c  # noqa: E741


class Tournament(Struct):
    """A tournament without its players. `host`: an account. `touched`: when the present round was started."""

    id: str
    code: str
    title: str
    host: str
    setup: dict[str, Any]
    timer: int
    purse: TimeAllowance
    talk: Talk
    rounds: int
    round: int
    touched: float


class Player(Struct):
    """A player of a tournament. `number` stays the same; `left`: they play no further round."""

    owner: str
    number: int
    name: str
    face: str
    left: bool


class Place(NamedTuple):
    """Table of a player in a round."""

    round: int
    number: int
    owner: str


class OpenedTable(NamedTuple):
    """Table that a player of the tournament has opened. `code` None: it has been deleted."""

    id: str
    code: str | None
    phase: str | None
    touched: float | None


class Games(NamedTuple):
    """All rounds of a tournament: places, opened tables by round and number, and results by table, then by owner.

    A result of None belongs to a game that is not over.
    """

    places: Sequence[Place]
    opened: dict[tuple[int, int], OpenedTable]
    results: dict[str, dict[str, Result | None]]


class FirstOpening(NamedTuple):
    """Claim of a new table to be the one of its round and number (`storage.tables.Claim`)."""

    insert: sa.Insert  # that skips an existing row
    tournament: str
    round: int
    number: int

    def write(self, table: str) -> Write:
        row = {"tournament": self.tournament, "round": self.round, "number": self.number, "table_id": table}
        return Write(self.insert, row, partial(same_row, TOURNAMENT_TABLES, row))

    def lost(self, queries: Queries) -> bool:
        mine = (O.tournament == self.tournament) & (O.round == self.round) & (O.number == self.number)
        return queries.value(sa.select(O.table_id).where(mine)) is not None


# ---- queries


def find(storage: Storage, code: str) -> Tournament | None:
    if not is_name(code):
        return None
    found = storage.queries.rows(sa.select(TOURNAMENTS).where(T.code == code.lower()))
    return convert(found[0], Tournament) if found else None


def players(storage: Storage, tournament: str) -> list[Player]:
    """Return the players in the order in which they came."""
    columns = P.owner, P.number, P.name, P.face, P.left
    rows = storage.queries.rows(sa.select(*columns).where(P.tournament == tournament).order_by(P.number))
    return [convert(row, Player) for row in rows]


def games(storage: Storage, tournament: str) -> Games:
    places = sa.select(S.round, S.number, S.owner).where(S.tournament == tournament)
    tables = sa.select(O.round, O.number, O.table_id, TABLES.c.code, TABLES.c.phase, TABLES.c.touched)
    tables = tables.join_from(TOURNAMENT_TABLES, TABLES, TABLES.c.id == O.table_id, isouter=True)
    opened = {
        (round_, number): OpenedTable(*rest)
        for round_, number, *rest in storage.queries.all(tables.where(O.tournament == tournament))
    }
    sat = storage.queries.all(places.order_by(S.round, S.number, S.owner))
    return Games([Place(*row) for row in sat], opened, _results(storage, [one.id for one in opened.values()]))


def _results(storage: Storage, tables: Iterable[str]) -> dict[str, dict[str, Result | None]]:
    """Return the results of the first game at each table."""
    c = PLAYED.c
    query = sa.select(c.table_id, c.owner, c.role, c.won, c.ended)
    query = query.where(c.game.in_([f"{table}.1" for table in tables]), c.owner.is_not(None))
    found: dict[str, dict[str, Result | None]] = {}
    for row in storage.queries.all(query):
        result = None if row.ended is None else Result(row.role, row.won)
        found.setdefault(row.table_id, {})[row.owner] = result
    return found


def newest_of(storage: Storage, owner: str, count: int) -> list[str]:
    """Return the codes of the tournaments of an account that had a round most recently."""
    query = sa.select(T.code).join_from(TOURNAMENT_PLAYERS, TOURNAMENTS, T.id == P.tournament)
    query = query.where(P.owner == owner).order_by(T.touched.desc(), T.id).limit(count)
    return storage.queries.column(query)


def of_account(storage: Storage, owner: str) -> list[dict[str, Any]]:
    """Return the tournaments of an account, for its file."""
    query = sa.select(T.code, T.title, P.name, P.left, (T.host == owner).label("host"))
    query = query.join_from(TOURNAMENT_PLAYERS, TOURNAMENTS, T.id == P.tournament)
    return storage.queries.rows(query.where(P.owner == owner).order_by(T.touched, T.id))


# ---- writes


async def add(storage: Storage, tournament: Tournament, host: Player) -> None:
    """Store a new tournament with its host; raise Conflict if its code is in use."""
    row = to_builtins(tournament)
    made = Write(storage.insert_new(TOURNAMENTS), row, partial(same_row, TOURNAMENTS, row))
    await storage.write(made, _joined(storage, tournament.id, host))


async def join(storage: Storage, tournament: str, player: Player) -> None:
    """Store a new player; raise Conflict if another one got this number first."""
    await storage.write(_joined(storage, tournament, player))


def _joined(storage: Storage, tournament: str, player: Player) -> Write:
    row = {"tournament": tournament, **to_builtins(player)}
    return Write(storage.insert_new(TOURNAMENT_PLAYERS), row, partial(same_row, TOURNAMENT_PLAYERS, row))


async def remove(storage: Storage, tournament: str, owner: str) -> None:
    await storage.write(Write(sa.delete(TOURNAMENT_PLAYERS).where(_player(tournament, owner))))


async def update(storage: Storage, tournament: str, owner: str, **values: Any) -> None:
    """Change name, face or `left` of a player."""
    await storage.write(Write(sa.update(TOURNAMENT_PLAYERS).where(_player(tournament, owner)).values(**values)))


def _player(tournament: str, owner: str) -> sa.ColumnElement[bool]:
    return (P.tournament == tournament) & (P.owner == owner)


async def start_round(storage: Storage, tournament: Tournament, tables: Sequence[Sequence[str]], now: float) -> None:
    """Store the tables of the next round; raise Conflict if it has been started already."""
    number = tournament.round + 1
    known = (T.id == tournament.id) & (T.round == tournament.round)
    mine = sa.select(sa.literal(1)).where(T.id == tournament.id, T.round == number, T.touched == now)
    started = sa.update(TOURNAMENTS).where(known).values(round=number, touched=now)
    rows = [
        {"tournament": tournament.id, "round": number, "owner": owner, "number": at}
        for at, table in enumerate(tables, 1)
        for owner in table
    ]
    insert = storage.insert_new(TOURNAMENT_SEATS)
    await storage.write(Write(started, proof=lambda: mine), *(Write(insert, row) for row in rows))


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Move the tournaments of one account to another. Where both play, the seats of the first one are removed."""
    both = sa.select(P.tournament).where(P.owner == after)
    writes = [Write(sa.update(TOURNAMENTS).where(T.host == before).values(host=after))]
    for table in (TOURNAMENT_SEATS, TOURNAMENT_PLAYERS):  # the players last: the query reads them
        moved = sa.update(table).where(table.c.owner == before, table.c.tournament.not_in(both))
        writes.append(Write(moved.values(owner=after)))
    await storage.write(*writes, *removal(before))


def removal(owner: str) -> list[Write]:
    """Return the writes that remove an account from all tournaments."""
    return [
        Write(sa.delete(TOURNAMENT_SEATS).where(S.owner == owner)),
        Write(sa.delete(TOURNAMENT_PLAYERS).where(P.owner == owner)),
        Write(sa.update(TOURNAMENTS).where(T.host == owner).values(host="")),
    ]


async def sweep(storage: Storage, before: float) -> None:
    """Delete the tournaments whose present round was started before this time."""
    old = sa.select(T.id).where(T.touched < before)
    parts = TOURNAMENT_PLAYERS, TOURNAMENT_SEATS, TOURNAMENT_TABLES
    writes = [Write(sa.delete(part).where(part.c.tournament.in_(old))) for part in parts]
    await storage.write(*writes, Write(sa.delete(TOURNAMENTS).where(T.touched < before)))
