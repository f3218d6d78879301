"""Every table and the log of every game in one data base; the only module that knows what stands in it.

A choice is acknowledged when the writer has committed it. Which data base it is only `database.py` knows.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import time
from typing import Any, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from msgspec import ValidationError, convert, to_builtins

from boomtown.deal import Deal

from .database import READERS, Database, StorageError, Taken, compact, database
from .gamelog import Logged
from .migrate import WrongVersion, prepare
from .schema import CHOICES, FACTS, GAMES, HELD, TABLES
from .table import Table
from .writer import Conflict, Write, Writer

__all__ = ["Conflict", "Storage", "StorageError", "Stored", "Unreadable"]

log = logging.getLogger("boomtown.server.storage")

PURGE = 100  # tables removed in one transaction at most
PROBE = "probe"  # no game has this id

P = ParamSpec("P")
T = TypeVar("T")


class Unreadable(StorageError):
    """The row is there, and makes no sense."""


class Stored(NamedTuple):
    """A game as it is stored."""

    setup: dict[str, Any]
    seed: str
    log: list[Logged]
    held: int | None  # the answer kept for the choice after those in the log
    deal: Deal | None = None  # what the seed is made of


class Storage:
    """Opened once by the server; `append` and the other writers return when the data is safe on disk."""

    def __init__(self, data: Path | str) -> None:
        """A file or a URL; StorageError for data this program cannot use."""
        self._database = database(data)
        self.engine = self._database.engine
        self.name = self._database.name  # for messages: without a password
        self._writer = Writer(self._database)
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._insert = {  # each is one object, so that the writer sees runs of it
            table: self._database.insert(table).execution_options(preserve_rowcount=True)
            for table in (TABLES, GAMES, CHOICES, HELD)
        }

    def open(self) -> None:
        """Be the only one, make what is missing, write something and start the writer; StorageError says what is in
        the way.
        """
        connection = None
        try:
            connection = self._database.claim()
            with connection.begin():
                self._database.lock(connection)
                prepare(connection)
                for write in self._probe():
                    connection.execute(write.statement, write.row)
        except Exception as error:
            if connection is not None:
                connection.close()
            self._database.release()
            if isinstance(error, Taken):
                raise StorageError(f"{self.name} is in use by {error}: one server for one data base") from None
            if isinstance(error, sa.exc.SQLAlchemyError | WrongVersion):
                raise StorageError(f"cannot open {self.name}: {self._database.clean(error)}") from error
            raise
        self._writer.start(connection)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._writer.stop()
        self._readers.shutdown()
        self._database.release()

    @property
    def trouble(self) -> bool:
        """Whether the last write failed."""
        return self._writer.trouble

    def when_trouble_changes(self, tell: Callable[[], None]) -> None:
        """`tell` is called on the loop when writing begins to fail, and when it works again."""
        self._writer.changed = tell

    # reading: each waits for the data base, so on a loop only through `read`

    async def read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """One of the methods below, in a thread of its own."""
        work = asyncio.get_running_loop().run_in_executor(self._readers, lambda: query(*args, **kwargs))
        try:
            return await work
        except StorageError as error:
            if not isinstance(error, Unreadable):
                self._suspect()
            raise

    def find(self, name: str) -> Table | None:
        """The table with this id or code; Unreadable where its row makes no sense."""
        if not name.isascii() or "\0" in name:  # PostgreSQL would not even look for such a name
            return None
        columns = [column for column in TABLES.c if column.name != "closed"]
        query = sa.select(*columns).where(TABLES.c.closed.is_(None), (TABLES.c.id == name) | (TABLES.c.code == name))
        with _Reading(self._database) as connection:
            try:
                row = connection.execute(query).mappings().first()
            except (ValueError, LookupError) as error:  # a column that is no JSON, say
                raise Unreadable(f"table {name!r}: {error}") from error
        return None if row is None else _table({str(name): value for name, value in row.items()})

    def game(self, game: str) -> tuple[dict[str, Any], str]:
        """Setup and seed; Unreadable where there are none."""
        with _Reading(self._database) as connection:
            try:
                row = connection.execute(sa.select(GAMES.c.setup, GAMES.c.seed).where(GAMES.c.id == game)).one_or_none()
            except ValueError as error:
                raise Unreadable(f"game {game!r}: {error}") from error
        if row is None or not isinstance(row.setup, dict):
            raise Unreadable(f"no game {game!r}")
        return row.setup, row.seed

    def deal(self, game: str) -> Deal | None:
        """What the seed of a game is made of; None where nothing was promised, or it makes no sense."""
        try:
            with _Reading(self._database) as connection:
                row = connection.scalar(sa.select(GAMES.c.deal).where(GAMES.c.id == game))
            return convert(row, Deal) if row else None
        except (ValueError, ValidationError) as error:
            log.error("deal cannot be read: game=%s %s", game, error)
            return None

    def whole(self, game: str) -> Stored:
        """All of a game; Unreadable where there is none."""
        setup, seed = self.game(game)
        log = self.log(game)
        return Stored(setup, seed, log, self.held(game, len(log)), self.deal(game))

    def log(self, game: str) -> list[Logged]:
        """All choices of a game, in order."""
        query = sa.select(CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.kind).where(CHOICES.c.game == game)
        with _Reading(self._database) as connection:
            return [Logged(*row) for row in connection.execute(query.order_by(CHOICES.c.seq))]

    def held(self, game: str, seq: int) -> int | None:
        """The answer kept for choice number `seq` of a game."""
        query = sa.select(HELD.c.choice).where(HELD.c.game == game, HELD.c.seq == seq)
        with _Reading(self._database) as connection:
            found: int | None = connection.scalar(query)
            return found

    # writing

    async def add_table(self, table: Table) -> None:
        """A new table; Conflict where its code is in use."""
        row = _row(table)
        await self._writer.write(Write(self._insert[TABLES], row, partial(_same, TABLES, row)))

    async def save_table(self, table: Table) -> None:
        """Conflict where somebody else has stored it since it was read; counts up its version."""
        await self._writer.write(_update(table))
        table.version += 1

    async def add_game(self, table: Table, setup: dict[str, Any], seed: str, deal: Deal | None = None) -> None:
        """The table in its new round and the game's first row, together."""
        row = {
            "id": table.game_id,
            "table_id": table.id,
            "round": table.round,
            "setup": setup,
            "seed": seed,
            "started": time(),
            "deal": {} if deal is None else {"secret": deal.secret, "parts": [*deal.parts]},
        }
        await self._writer.write(_update(table), Write(self._insert[GAMES], row, partial(_same, GAMES, row)))
        table.version += 1

    async def append(self, game: str, seq: int, seat: int, choice: int, kind: str, command: str | None = None) -> None:
        """Choice number `seq` of a game; Conflict when another one has that number, or `command` is stored already.
        The very same row once more is no conflict: it is stored.
        """
        row = {"game": game, "seq": seq, "seat": seat, "choice": choice, "kind": kind, "command": command}
        await self._writer.write(Write(self._insert[CHOICES], row, partial(_same, CHOICES, row)))

    async def hold(self, game: str, seq: int, choice: int) -> None:
        """Keep an answer that is played later as choice number `seq`."""
        row = {"game": game, "seq": seq, "choice": choice}
        await self._writer.write(Write(sa.delete(HELD).where(HELD.c.game == game)), Write(self._insert[HELD], row))

    async def remove(self, ids: Iterable[str]) -> None:
        """Tables with all that was played at them."""
        ids = list(ids)
        for start in range(0, len(ids), PURGE):
            part = ids[start : start + PURGE]
            games = sa.select(GAMES.c.id).where(GAMES.c.table_id.in_(part))
            await self._writer.write(
                Write(sa.delete(CHOICES).where(CHOICES.c.game.in_(games))),
                Write(sa.delete(HELD).where(HELD.c.game.in_(games))),
                Write(sa.delete(GAMES).where(GAMES.c.table_id.in_(part))),
                Write(sa.delete(TABLES).where(TABLES.c.id.in_(part))),
            )

    def forgotten(self, lobbies: float, games: float) -> list[str]:
        """Ids of tables nobody has touched since then (seconds since 1970): waiting ones, and ones with a game."""
        waiting = (TABLES.c.phase == "lobby") & (TABLES.c.touched < lobbies)
        old = (TABLES.c.touched < games) | (TABLES.c.closed < games)
        with _Reading(self._database) as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(waiting | old)))

    async def probe(self) -> None:
        """Write something, to see whether that works again."""
        await self._writer.write(*self._probe())

    def _suspect(self) -> None:
        """Reading has failed: does writing still work? Nobody waits for the answer, it shows as `trouble`."""
        if not self.trouble:
            asyncio.ensure_future(self.probe()).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _probe(self) -> list[Write]:
        row = {"game": PROBE, "seq": 0, "seat": 0, "choice": 0, "kind": PROBE, "command": None}
        return [
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
            Write(self._insert[CHOICES], row),
            Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
            Write(sa.update(FACTS).where(FACTS.c.name == "schema").values(name="schema")),
        ]


class _Reading:
    """A connection whose errors are StorageError."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def __enter__(self) -> sa.Connection:
        try:
            self.connection = self.database.engine.connect()
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(self.database.clean(error)) from None
        return self.connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.connection.close()
        if isinstance(error, sa.exc.SQLAlchemyError):
            raise StorageError(self.database.clean(error)) from None


def _row(table: Table) -> dict[str, Any]:
    row = to_builtins(table)
    assert isinstance(row, dict)
    return row


def _table(row: dict[str, Any]) -> Table:
    """A stored table; Unreadable says what is wrong with it."""
    try:
        table = convert(row, Table)
    except ValidationError as error:
        raise Unreadable(f"table {row['id']!r}: {error}") from error
    if table.host not in range(len(table.seats)) or not {"game", "players", "sets", "options"} <= set(table.setup):
        raise Unreadable(f"table {row['id']!r}: expected a host among its seats and a whole setup")
    return table


def _update(table: Table) -> Write:
    row = _row(table)
    known, row["version"] = row["version"], row["version"] + 1
    same = partial(_same, TABLES, dict(row))
    statement = sa.update(TABLES).where(TABLES.c.id == row.pop("id"), TABLES.c.version == known).values(**row)
    return Write(statement, proof=same)


def _same(table: sa.Table, row: dict[str, Any]) -> sa.Select[Any]:
    """Finds something where this very row is stored."""
    columns = ((table.c[name], value) for name, value in row.items())
    return sa.select(sa.literal(1)).where(
        *(
            sa.cast(column, sa.Text) == compact(value)
            if isinstance(column.type, sa.JSON)
            else column.is_not_distinct_from(value)
            for column, value in columns
        )
    )
