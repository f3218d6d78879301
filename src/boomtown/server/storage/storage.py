"""Storage of tables and the logs of their games in one database. Only this package knows the columns.

A choice is acknowledged after the writer has committed it. `database.py` selects the kind of database.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa

from ..engine.rules_version import fingerprint
from .database import READERS, DatabaseInUse, InvalidValue, StorageError, Use, database
from .games import GameWrites
from .migrate import WrongVersion, check, found_version, prepare
from .queries import OTHER_RULES, HeldAnswer, Queries, Stored, Unreadable
from .schema import CHOICES, FACTS, TABLES
from .tables import FactUpdate, TableWrites
from .writer import Conflict, Prepared, Write, Writer, carry_out

__all__ = ["Conflict", "FactUpdate", "HeldAnswer", "InvalidValue", "Storage", "StorageError", "Stored", "Unreadable"]

log = logging.getLogger("boomtown.server.storage")

PROBE = "probe"  # no game has this id

P = ParamSpec("P")
T = TypeVar("T")


class OpenPreview(NamedTuple):
    """State that a starting server would find in the database."""

    version: int | None  # of the schema; None: there are no tables
    tables: int
    newest: float  # when a table was last used, in seconds since 1970
    others: list[str]  # descriptions of the servers that use it
    foreign: int  # running games that used other rules last


class Storage:
    """Database access of a server. A write returns after the commit."""

    def __init__(self, data: Path | str, use: Use = "serve") -> None:
        """Select the database of a file or URL; raise StorageError if the program cannot use it."""
        self._database, self._use = database(data, use), use
        self.queries = Queries(self._database)
        self.engine = self._database.engine
        self.name = self._database.name  # for messages, without a password
        self.shared = self._database.shared  # other servers may write too
        self.writer = Writer(self._database, self._check)
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self.observe_read: Callable[[float], None] = lambda seconds: None  # called with the seconds of each query
        self.turns = defaultdict[str, asyncio.Lock](asyncio.Lock)  # by name, for work that must not overlap
        self._choices = Prepared(self._database.insert(CHOICES), self.engine)
        self.tables = TableWrites(self.writer.write, self.insert_new)
        self.games = GameWrites(self.writer.write, self.insert_new, self._choices)

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
        self.writer.start(connection)

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
        self.writer.stop()
        self._readers.shutdown()
        self._database.release()

    @property
    def url(self) -> sa.URL:
        """URL of the database."""
        return self._database.url

    @property
    def trouble(self) -> bool:
        """True if the last write failed."""
        return self.writer.trouble

    # for modules with tables of their own

    async def write(self, *writes: Write) -> None:
        """Commit all writes or none; raise Conflict if another process was first, or another StorageError."""
        await self.writer.write(*writes)

    def insert_new(self, table: sa.Table) -> sa.Insert:
        """Return an insert that skips a row whose key exists."""
        return self._database.insert(table).execution_options(preserve_rowcount=True)

    async def read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in a reading thread."""
        begun = perf_counter()
        work = asyncio.get_running_loop().run_in_executor(self._readers, lambda: query(*args, **kwargs))
        try:
            found = await work
            self.observe_read(perf_counter() - begun)
            return found
        except StorageError as error:
            if not isinstance(error, Unreadable | InvalidValue):
                self._test_writes()
            raise

    # facts

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

    # tests of a write

    async def probe(self) -> None:
        """Write a test row to find out if writes work again."""
        await self.writer.write(*self._probe())

    def _test_writes(self) -> None:
        """Test a write after a failed read. The caller does not wait; the result is in `trouble`."""
        if not self.trouble:
            asyncio.ensure_future(self.probe()).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _probe(self) -> list[Write]:
        row = dict.fromkeys(CHOICES.c.keys()) | {"game": PROBE, "seq": 0, "seat": 0, "choice": 0, "kind": PROBE}
        return [
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE), about=PROBE),
            Write(self._choices, row),
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
            Write(sa.update(FACTS).where(FACTS.c.name == "schema").values(name="schema")),
        ]
