"""Storage of tables and the logs of their games in one database. Only this package knows the columns.

A choice is acknowledged after the writer has committed it. `database.py` selects the kind of database.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter, time
from typing import Any, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from msgspec import to_builtins

from boomtown.deal import Deal

from ..engine.rules_version import fingerprint
from ..tables.table import Table
from .database import READERS, DatabaseInUse, InvalidValue, StorageError, Use, compact, database
from .migrate import WrongVersion, check, found_version, prepare
from .queries import OTHER_RULES, HeldAnswer, Queries, Stored, Unreadable
from .schema import CHOICES, FACTS, GAMES, HELD, SEATS, TABLES
from .writer import Conflict, Prepared, Write, Writer, carry_out

__all__ = ["Conflict", "FactUpdate", "HeldAnswer", "InvalidValue", "Storage", "StorageError", "Stored", "Unreadable"]

log = logging.getLogger("boomtown.server.storage")

PURGE = 100  # maximum of tables deleted in one transaction
PROBE = "probe"  # no game has this id

P = ParamSpec("P")
T = TypeVar("T")


class FactUpdate(NamedTuple):
    """Optimistic lock on a fact: the write succeeds only for the first server that changes the value it has read."""

    fact: str
    value: str  # the value that was read


class OpenPreview(NamedTuple):
    """State that a starting server would find in the database."""

    version: int | None  # of the schema; None: there are no tables
    tables: int
    newest: float  # when a table was last used, in seconds since 1970
    others: list[str]  # descriptions of the servers that use it
    foreign: int  # running games that used other rules last


class Storage:
    """Database access of a server. `append` and the other writing methods return after the commit."""

    def __init__(self, data: Path | str, use: Use = "serve") -> None:
        """Select the database of a file or URL; raise StorageError if the program cannot use it."""
        self._database, self._use = database(data, use), use
        self.queries = Queries(self._database)
        self.engine = self._database.engine
        self.name = self._database.name  # for messages, without a password
        self.shared = self._database.shared  # other servers may write too
        self._writer = Writer(self._database, self._check)
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._read: Callable[[float], None] = lambda seconds: None
        self.turns: defaultdict[str, asyncio.Lock] = defaultdict(
            asyncio.Lock
        )  # by name, for work that must not overlap
        self._insert = {  # one object for each table, so that the writer can group equal statements
            table: self._database.insert(table).execution_options(preserve_rowcount=True)
            for table in (TABLES, GAMES, HELD, SEATS)
        }
        self._choice = Prepared(self._database.insert(CHOICES), self.engine)

    def open(self, alone: bool = False) -> None:
        """Create or upgrade the tables, test a write and start the writer; raise StorageError if that fails.

        `alone`: fail if another server uses the database.
        """
        connection = None
        try:
            connection = self._database.claim()
            with connection.begin():
                self._prepare_tables(connection, alone)
        except Exception as error:
            if connection is not None:
                connection.close()
            self._database.release()
            self._raise_readable(error)
            raise
        self._writer.start(connection)

    def dry_run_open(self) -> OpenPreview:
        """Return the state that `open` would find and roll back; raise StorageError if `open` would fail."""
        try:
            with self._database.claim() as connection, connection.begin() as change:
                others, version = self._database.others(connection), found_version(connection)
                self._prepare_tables(connection)
                tables = connection.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0
                newest = connection.scalar(sa.select(sa.func.max(TABLES.c.touched))) or 0.0
                foreign = connection.scalar(sa.text(OTHER_RULES), {"rules": fingerprint()}) or 0
                change.rollback()
            return OpenPreview(version, tables, newest, others, foreign)
        except Exception as error:
            self._raise_readable(error)
            raise
        finally:
            self._database.release()

    def _prepare_tables(self, connection: sa.Connection, alone: bool = False) -> None:
        """Do everything that must succeed before the server accepts requests."""
        self._database.lock(connection)
        self._database.join(connection)
        if alone:
            self._database.require_exclusive(connection)
        prepare(connection, partial(self._database.require_exclusive, connection))
        for write in self._probe():
            carry_out(connection, write.statement, [write.row] if write.row else [])

    def _raise_readable(self, error: Exception) -> None:
        """Raise a StorageError that an operator may read, if the error is one of the expected kinds."""
        if isinstance(error, DatabaseInUse):
            raise DatabaseInUse(f"{self.name} is in use by {error}: {self._why_alone()}") from None
        if isinstance(error, sa.exc.SQLAlchemyError | WrongVersion):
            raise StorageError(f"cannot open {self.name}: {self._database.message_of(error)}") from error

    def _check(self, connection: sa.Connection) -> None:
        """Check the schema version on a new connection: another program may have changed the tables."""
        try:
            check(connection)
        except WrongVersion as error:
            raise StorageError(f"{self.name} {error}") from None

    def _why_alone(self) -> str:
        if self.shared or self._use == "beside":
            return "its tables are changed only while no server has them"
        return "only one server can use a data file"

    def others(self) -> list[str]:
        """Return descriptions of the other servers of this database. Blocks until it answers."""
        with self.queries.reading() as connection:
            return self._database.others(connection)

    def close(self) -> None:
        """Finish the queued writes, then stop."""
        self._writer.stop()
        self._readers.shutdown()
        self._database.release()

    @property
    def url(self) -> sa.URL:
        """URL of the database."""
        return self._database.url

    @property
    def trouble(self) -> bool:
        """True if the last write failed."""
        return self._writer.trouble

    @property
    def conflicts(self) -> int:
        """Number of writes that another process had overtaken."""
        return self._writer.conflicts

    def on_trouble_change(self, tell: Callable[[], None]) -> None:
        """Call `tell` on the event loop when writes begin to fail and when they work again."""
        self._writer.changed = tell

    def on_commit(self, tell: Callable[[int], None]) -> None:
        """Call `tell` on the writer thread with the number of writes of each transaction."""
        self._writer.committed = tell

    def on_read(self, tell: Callable[[float], None]) -> None:
        """Call `tell` on the event loop with the seconds that each query took."""
        self._read = tell

    # for modules with tables of their own

    async def write(self, *writes: Write) -> None:
        """Commit all writes or none; raise Conflict if another process changed the rows first, or another
        StorageError.
        """
        await self._writer.write(*writes)

    def insert_new(self, table: sa.Table) -> sa.Insert:
        """Return an insert that skips a row whose key exists."""
        return self._database.insert(table).execution_options(preserve_rowcount=True)

    async def read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in a reading thread."""
        begun = perf_counter()
        work = asyncio.get_running_loop().run_in_executor(self._readers, lambda: query(*args, **kwargs))
        try:
            found = await work
            self._read(perf_counter() - begun)
            return found
        except StorageError as error:
            if not isinstance(error, Unreadable | InvalidValue):
                self._test_writes()
            raise

    # writing

    async def add_table(self, table: Table, turn: FactUpdate | None = None) -> None:
        """Store a new table; raise Conflict if its code is in use, or another server was first with `turn`."""
        row = _row(table)
        made = Write(self._insert[TABLES], row, partial(_same, TABLES, row), table.id)
        before = [] if turn is None else [_fact_update(turn, table.id)]
        await self._writer.write(*before, made, *self._insert_seats(table))

    async def save_table(self, table: Table) -> None:
        """Store the table and increment its version; raise Conflict if it changed since it was read."""
        await self._writer.write(_update(table), *self._delete_seats(table), *self._insert_seats(table))
        table.version += 1

    def _insert_seats(self, table: Table) -> list[Write]:
        """Return inserts for the accounts that have a seat at the table."""
        return [Write(self._insert[SEATS], {"owner": one, "table_id": table.id}) for one in _owners(table)]

    @staticmethod
    def _delete_seats(table: Table) -> list[Write]:
        """Return deletes for the accounts that have no seat at the table any more."""
        gone = (SEATS.c.table_id == table.id) & SEATS.c.owner.not_in(_owners(table))
        return [Write(sa.delete(SEATS).where(gone))]

    async def touch(self, table: str) -> None:
        """Store that a player is at the table. The version stays."""
        await self._writer.write(
            Write(sa.update(TABLES).where(TABLES.c.id == table).values(touched=time()), about=table)
        )

    async def add_game(
        self, table: Table, setup: dict[str, Any], seed: str, deal: Deal | None = None, rules: str = ""
    ) -> None:
        """Store the table in its new round together with the first row of the game."""
        row = {
            "id": table.game_id,
            "table_id": table.id,
            "round": table.round,
            "setup": setup,
            "seed": seed,
            "started": time(),
            "deal": {} if deal is None else {"secret": deal.secret, "parts": [*deal.parts]},
            "rules": rules,
        }
        await self._writer.write(_update(table), Write(self._insert[GAMES], row, partial(_same, GAMES, row)))
        table.version += 1

    async def take_over(self, game: str, rules: str, before: str) -> None:
        """Set the rules of a game; raise Conflict if they are not those of `before` any more."""
        same = (GAMES.c.id == game) & (GAMES.c.rules == before)
        now = partial(_same, GAMES, {"id": game, "rules": rules})
        await self._writer.write(Write(sa.update(GAMES).where(same).values(rules=rules), proof=now, about=game))

    async def append(
        self,
        game: str,
        seq: int,
        seat: int,
        choice: int,
        kind: str,
        command: str | None = None,
        took: float | None = None,
    ) -> None:
        """Store choice number `seq`; raise Conflict if that number or `command` is taken by another choice.

        Storing an identical row again is not a conflict. `took`: seconds charged to the player's time bank.
        """
        row = {"game": game, "seq": seq, "seat": seat, "choice": choice, "kind": kind, "command": command}
        when = {"at": round(time(), 3), "took": took}
        await self._writer.write(Write(self._choice, row | when, partial(_same, CHOICES, row), game))

    async def set_due(self, table: str, due: float | None) -> None:
        """Set the time at which the server must answer for a player, even if no player is connected; None: never."""
        await self.write(Write(sa.update(TABLES).where(TABLES.c.id == table).values(due=due), about=table))

    def get_or_store_fact(self, name: str, first: Callable[[], str]) -> str:
        """Return a fact; store the result of `first` if it is missing. Blocks until the database answers."""
        query = sa.select(FACTS.c.value).where(FACTS.c.name == name)
        if not self.queries.rows(query):
            self.store_fact(name, first())
        return str(self.queries.rows(query)[0]["value"])

    def store_fact(self, name: str, value: str) -> None:
        """Store a fact, unless another server has stored it first. Blocks until the database answers."""
        fact = self._database.insert(FACTS).values(name=name, value=value)
        try:
            with self.engine.begin() as connection:
                connection.execute(fact)
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(self._database.message_of(error)) from None

    async def hold(self, game: str, seq: int, choice: int, command: str | None = None) -> None:
        """Store an answer that is played later as choice number `seq`."""
        row = {"game": game, "seq": seq, "choice": choice, "command": command}
        await self._writer.write(
            Write(sa.delete(HELD).where(HELD.c.game == game), about=game), Write(self._insert[HELD], row)
        )

    async def discard_held_answer(self, game: str) -> None:
        """Delete the held answer."""
        await self._writer.write(Write(sa.delete(HELD).where(HELD.c.game == game), about=game))

    async def remove(self, ids: Iterable[str], before: float = float("inf")) -> None:
        """Delete tables with their games, except those used since `before`."""
        ids = list(ids)
        for start in range(0, len(ids), PURGE):
            old = TABLES.c.id.in_(ids[start : start + PURGE]) & (TABLES.c.touched < before)
            part = sa.select(TABLES.c.id).where(old)
            games = sa.select(GAMES.c.id).where(GAMES.c.table_id.in_(part))
            await self._writer.write(
                Write(sa.delete(CHOICES).where(CHOICES.c.game.in_(games))),
                Write(sa.delete(HELD).where(HELD.c.game.in_(games))),
                Write(sa.delete(GAMES).where(GAMES.c.table_id.in_(part))),
                Write(sa.delete(TABLES).where(old)),
                Write(sa.delete(SEATS).where(_seats_of_deleted(ids[start : start + PURGE]))),
            )

    async def probe(self) -> None:
        """Write a test row to find out if writes work again."""
        await self._writer.write(*self._probe())

    def _test_writes(self) -> None:
        """Test a write after a failed read. The caller does not wait; the result is in `trouble`."""
        if not self.trouble:
            asyncio.ensure_future(self.probe()).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _probe(self) -> list[Write]:
        row = {"game": PROBE, "seq": 0, "seat": 0, "choice": 0, "kind": PROBE} | dict.fromkeys(
            ("command", "at", "took")
        )
        return [
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE), about=PROBE),
            Write(self._choice, row),
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
            Write(sa.update(FACTS).where(FACTS.c.name == "schema").values(name="schema")),
        ]


def _owners(table: Table) -> list[str]:
    return sorted({seat.owner for seat in table.seats} - {""})


def _seats_of_deleted(ids: list[str]) -> sa.ColumnElement[bool]:
    """Return the condition for seat rows of these tables after the tables were deleted."""
    return SEATS.c.table_id.in_(ids) & SEATS.c.table_id.not_in(sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids)))


def _row(table: Table) -> dict[str, Any]:
    row = to_builtins(table)
    assert isinstance(row, dict)
    return row


def _fact_update(turn: FactUpdate, value: str) -> Write:
    mine = partial(_same, FACTS, {"name": turn.fact, "value": value})
    same = (FACTS.c.name == turn.fact) & (FACTS.c.value == turn.value)
    return Write(sa.update(FACTS).where(same).values(value=value), proof=mine)


def _update(table: Table) -> Write:
    row = _row(table)
    known, row["version"] = row["version"], row["version"] + 1
    same = partial(_same, TABLES, dict(row))
    statement = sa.update(TABLES).where(TABLES.c.id == row.pop("id"), TABLES.c.version == known).values(**row)
    return Write(statement, proof=same, about=table.id)


def _same(table: sa.Table, row: dict[str, Any]) -> sa.Select[Any]:
    """Return a query that has a result if exactly this row is stored."""
    columns = ((table.c[name], value) for name, value in row.items())
    return sa.select(sa.literal(1)).where(
        *(
            sa.cast(column, sa.Text) == compact(value)
            if isinstance(column.type, sa.JSON)
            else column.is_not_distinct_from(value)
            for column, value in columns
        )
    )
