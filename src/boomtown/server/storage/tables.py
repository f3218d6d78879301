"""Writes of tables, and of the accounts that have a seat at them."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import time
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from msgspec import to_builtins

from ..tables.table import Table
from .database import compact
from .queries import Queries
from .schema import CHOICES, FACTS, GAMES, HELD, SEATS, TABLES
from .writer import Write

PURGE = 100  # maximum of tables deleted in one transaction


class Claim(Protocol):
    """Claim to something that one table has at most. Either both the table and the claim are stored, or neither."""

    def write(self, table: str) -> Write:
        """Return the write of the claim for the table with this id."""

    def lost(self, queries: Queries) -> bool:
        """Return whether another table has it. It blocks until the database answers."""


class FactUpdate(NamedTuple):
    """Optimistic lock on a fact: the write succeeds only for the first server that changes the value it has read."""

    fact: str
    value: str  # the value that was read

    def write(self, table: str) -> Write:
        mine = partial(same_row, FACTS, {"name": self.fact, "value": table})
        same = (FACTS.c.name == self.fact) & (FACTS.c.value == self.value)
        return Write(sa.update(FACTS).where(same).values(value=table), proof=mine)

    def lost(self, queries: Queries) -> bool:
        return bool(queries.value(sa.select(FACTS.c.value).where(FACTS.c.name == self.fact)) != self.value)


class TableWrites:
    """Tables in the database. Each method returns after the commit."""

    def __init__(self, write: Callable[..., Awaitable[None]], insert: Callable[[sa.Table], sa.Insert]) -> None:
        self._write = write
        self._insert, self._insert_seat = insert(TABLES), insert(SEATS)  # once: the writer groups equal statements

    async def add(self, table: Table, claim: Claim | None = None) -> None:
        """Store a new table; raise Conflict if its code is in use, or another table was first with the `claim`."""
        row = _row(table)
        made = Write(self._insert, row, partial(same_row, TABLES, row), table.id)
        before = [] if claim is None else [claim.write(table.id)]
        await self._write(*before, made, *self._insert_seats(table))

    async def save(self, table: Table) -> None:
        """Store the table and increment its version; raise Conflict if it changed since it was read."""
        gone = (SEATS.c.table_id == table.id) & SEATS.c.owner.not_in(_owners(table))
        await self._write(update(table), Write(sa.delete(SEATS).where(gone)), *self._insert_seats(table))
        table.version += 1

    def _insert_seats(self, table: Table) -> list[Write]:
        """Return inserts for the accounts that have a seat at the table."""
        return [Write(self._insert_seat, {"owner": owner, "table_id": table.id}) for owner in _owners(table)]

    async def touch(self, table: str) -> None:
        """Store that a player is at the table. The version stays."""
        await self._set(table, touched=time())

    async def set_due(self, table: str, due: float | None) -> None:
        """Set the time at which the server must answer for a player, even if no player is connected; None: never."""
        await self._set(table, due=due)

    async def _set(self, table: str, **values: float | None) -> None:
        await self._write(Write(sa.update(TABLES).where(TABLES.c.id == table).values(**values), about=table))

    async def remove(self, ids: Iterable[str], before: float = float("inf")) -> None:
        """Delete tables with their games, except those used since `before`."""
        ids = list(ids)
        for start in range(0, len(ids), PURGE):
            part = TABLES.c.id.in_(ids[start : start + PURGE])
            old = part & (TABLES.c.touched < before)
            tables = sa.select(TABLES.c.id).where(old)
            games = sa.select(GAMES.c.id).where(GAMES.c.table_id.in_(tables))
            left = SEATS.c.table_id.not_in(sa.select(TABLES.c.id).where(part))
            await self._write(
                Write(sa.delete(CHOICES).where(CHOICES.c.game.in_(games))),
                Write(sa.delete(HELD).where(HELD.c.game.in_(games))),
                Write(sa.delete(GAMES).where(GAMES.c.table_id.in_(tables))),
                Write(sa.delete(TABLES).where(old)),
                Write(sa.delete(SEATS).where(SEATS.c.table_id.in_(ids[start : start + PURGE]), left)),
            )


def update(table: Table) -> Write:
    """Return the write of a changed table. It raises Conflict if the table changed since it was read."""
    row = _row(table)
    known, row["version"] = row["version"], row["version"] + 1
    same = partial(same_row, TABLES, dict(row))
    statement = sa.update(TABLES).where(TABLES.c.id == row.pop("id"), TABLES.c.version == known).values(**row)
    return Write(statement, proof=same, about=table.id)


def _owners(table: Table) -> list[str]:
    return sorted({seat.owner for seat in table.seats} - {""})


def _row(table: Table) -> dict[str, Any]:
    row = to_builtins(table)
    assert isinstance(row, dict)
    return row


def same_row(table: sa.Table, row: dict[str, Any]) -> sa.Select[Any]:
    """Return a proof: a query that has a result if exactly this row is stored."""
    columns = ((table.c[name], value) for name, value in row.items())
    return sa.select(sa.literal(1)).where(
        *(
            sa.cast(column, sa.Text) == compact(value)
            if isinstance(column.type, sa.JSON)
            else column.is_not_distinct_from(value)
            for column, value in columns
        )
    )
