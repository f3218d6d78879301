"""The one module that knows storage: every table and the log of every game, in one SQL database.

Writes go through one thread that commits whatever waits in one transaction (group commit) and then answers; a choice is
acknowledged only after that. Only `_tune_sqlite` and `_url` know which database it is.
"""

import asyncio
import json
import logging
import queue
import threading
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa
from msgspec import convert, to_builtins

from .table import Seat, Table

log = logging.getLogger("boomtown.server.storage")

SCHEMA = 1
GROUP = 500  # writes in one transaction at most

_meta = sa.MetaData()
_facts = sa.Table(
    "facts",
    _meta,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
_tables = sa.Table(
    "tables",
    _meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("timer", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("closed", sa.Float),
)
_games = sa.Table(
    "games",
    _meta,
    sa.Column("id", sa.String(60), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(200), nullable=False),
    sa.Column("started", sa.Float, nullable=False),
)
_choices = sa.Table(
    "choices",
    _meta,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # human, bot, timeout, pass
)

_APPEND = sa.insert(_choices)  # one object, so that the writer sees runs of it
Write = tuple[sa.Executable, dict[str, Any] | None]
Job = tuple[list[Write], "asyncio.Future[None]"]


class StorageError(Exception):
    """It was not written; nothing has changed."""


class Storage:
    """Opened once by the server; `append` and the other writers return when the data is safe on disk."""

    def __init__(self, data: Path | str) -> None:
        self.engine = sa.create_engine(_url(data), json_serializer=_compact)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _tune_sqlite)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="storage", daemon=True)

    def open(self) -> None:
        """Make what is missing and start the writer; StorageError for a database of another version."""
        try:
            _meta.create_all(self.engine)
            with self.engine.begin() as connection:
                found = connection.scalar(sa.select(_facts.c.value).where(_facts.c.name == "schema"))
                if found is None:
                    connection.execute(sa.insert(_facts).values(name="schema", value=str(SCHEMA)))
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(f"cannot open {self.engine.url}: {error.__cause__ or error}") from error
        if found not in (None, str(SCHEMA)):
            raise StorageError(f"{self.engine.url} has schema {found}, this program needs {SCHEMA}")
        self._writer.start()

    def close(self) -> None:
        """Finish what waits, then stop."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()

    # reading: short queries, in the caller's thread

    def tables(self) -> list[Table]:
        """Every table that is not closed."""
        columns = [column for column in _tables.c if column.name != "closed"]
        with self._reading() as connection:
            rows = connection.execute(sa.select(*columns).where(_tables.c.closed.is_(None))).mappings().all()
        return [Table(**{**row, "seats": convert(row["seats"], list[Seat])}) for row in rows]

    def game(self, game: str) -> tuple[dict[str, Any], str]:
        """Setup and seed."""
        with self._reading() as connection:
            row = connection.execute(sa.select(_games.c.setup, _games.c.seed).where(_games.c.id == game)).one_or_none()
        if row is None:
            raise StorageError(f"no game {game!r}")
        return row.setup, row.seed

    def choices(self, game: str) -> list[int]:
        """The log of a game, in order."""
        query = sa.select(_choices.c.choice).where(_choices.c.game == game).order_by(_choices.c.seq)
        with self._reading() as connection:
            return list(connection.scalars(query))

    # writing

    async def add_table(self, table: Table) -> None:
        await self._write((sa.insert(_tables), _row(table)))

    async def save_table(self, table: Table) -> None:
        await self._write(_update(table))

    async def close_table(self, table: Table) -> None:
        await self._write((sa.update(_tables).where(_tables.c.id == table.id).values(closed=time()), None))

    async def add_game(self, table: Table, setup: dict[str, Any], seed: str) -> None:
        """The table in its new round and the game's first row, together."""
        row = {
            "id": table.game_id,
            "table_id": table.id,
            "round": table.round,
            "setup": setup,
            "seed": seed,
            "started": time(),
        }
        await self._write(_update(table), (sa.insert(_games), row))

    async def append(self, game: str, seq: int, seat: int, choice: int, kind: str) -> None:
        """Choice number `seq` of a game; StorageError also when that number is taken."""
        row = {"game": game, "seq": seq, "seat": seat, "choice": choice, "kind": kind}
        await self._write((_APPEND, row))

    async def _write(self, *writes: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((list(writes), done))
        await done

    # the writer thread

    def _write_all(self) -> None:
        stop = False
        while not stop:
            group, stop = self._waiting()
            if not group:
                continue
            try:
                self._commit(group)
                results: list[Exception | None] = [None] * len(group)
            except sa.exc.SQLAlchemyError:  # one bad write must not take the others along
                results = [self._commit_one(job) for job in group]
            self._answer(group, results)

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything in the queue, waiting for the first; and whether the end was among it."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) >= GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, group: Sequence[Job]) -> None:
        with self.engine.begin() as connection:
            writes = (write for job, _ in group for write in job)
            for statement, same in groupby(writes, key=itemgetter(0)):  # one call for a run of choices
                rows = [row for _, row in same if row is not None]
                connection.execute(statement, rows or None)

    def _commit_one(self, job: Job) -> Exception | None:
        try:
            self._commit([job])
        except sa.exc.SQLAlchemyError as error:
            log.error("not written: %s", error.__cause__ or error)
            return StorageError(str(error.__cause__ or error))
        return None

    @staticmethod
    def _answer(group: Sequence[Job], results: Sequence[Exception | None]) -> None:
        def settle() -> None:
            for (_, done), error in zip(group, results, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

        try:
            group[0][1].get_loop().call_soon_threadsafe(settle)
        except RuntimeError:  # the loop is gone: nobody waits any more
            log.warning("%d writes finished after the server had stopped", len(group))

    def _reading(self) -> "_Reading":
        return _Reading(self.engine)


class _Reading:
    """A connection whose errors are StorageError."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def __enter__(self) -> sa.Connection:
        try:
            self.connection = self.engine.connect()
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(str(error)) from error
        return self.connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.connection.close()
        if isinstance(error, sa.exc.SQLAlchemyError):
            raise StorageError(str(error)) from error


def _row(table: Table) -> dict[str, Any]:
    row = to_builtins(table)
    assert isinstance(row, dict)
    return row


def _update(table: Table) -> Write:
    row = _row(table)
    return sa.update(_tables).where(_tables.c.id == row.pop("id")).values(**row), None


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _url(data: Path | str) -> str | sa.URL:
    """A path means SQLite; anything with `://` is a database URL as SQLAlchemy takes it."""
    if isinstance(data, str) and "://" in data:
        return data
    path = Path(data).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"cannot make the folder {path.parent}: {error.strerror}") from error
    return sa.URL.create("sqlite+pysqlite", database=str(path))


def _tune_sqlite(connection: Any, _record: object) -> None:
    """FULL: an acknowledged choice survives a power cut, not only the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
