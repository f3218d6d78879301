"""Every table and the log of every game in one data base; the only module that knows what stands in it.

A choice is acknowledged when the writer has committed it. Only `_tune_sqlite` and `_url` know which data base it is.
"""

import json
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa
from msgspec import ValidationError, convert, to_builtins

from boomtown.deal import Deal

from .gamelog import Logged
from .migrate import WrongVersion, prepare
from .owner import Owner, Taken
from .schema import CHOICES, FACTS, GAMES, HELD, TABLES
from .table import Table
from .writer import Conflict, StorageError, Write, Writer

__all__ = ["Conflict", "Storage", "StorageError", "Unreadable"]

log = logging.getLogger("boomtown.server.storage")

PURGE = 100  # tables removed in one transaction at most
PROBE = "probe"  # no game has this id

_APPEND = sa.insert(CHOICES)  # one object, so that the writer sees runs of it


class Unreadable(StorageError):
    """The row is there, and makes no sense."""


class Storage:
    """Opened once by the server; `append` and the other writers return when the data is safe on disk."""

    def __init__(self, data: Path | str) -> None:
        """StorageError for data this program cannot use."""
        url = _url(data)
        self.engine = sa.create_engine(url, json_serializer=_compact)
        sa.event.listen(self.engine, "connect", _tune_sqlite)
        self._owner = Owner(Path(url.database or "").resolve())
        self._writer = Writer(self.engine)

    def open(self) -> None:
        """Be the only one, make what is missing, write something and start the writer; StorageError says what is in
        the way.
        """
        try:
            self._owner.take()
        except Taken as error:
            raise StorageError(f"{self.engine.url} is in use by {error}: one server for one file") from None
        except OSError as error:
            raise StorageError(f"cannot write {self._owner.path}: {error.strerror}") from error
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins with the first row only
                prepare(connection)
                for write in _probe():
                    connection.execute(write.statement, write.row)
        except (sa.exc.SQLAlchemyError, WrongVersion) as error:
            self._owner.release()
            raise StorageError(f"cannot open {self.engine.url}: {error.__cause__ or error}") from error
        self._writer.start()

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._writer.stop()
        self.engine.dispose()
        self._owner.release()

    @property
    def trouble(self) -> bool:
        """Whether the last write failed."""
        return self._writer.trouble

    def when_trouble_changes(self, tell: Callable[[], None]) -> None:
        """`tell` is called on the loop when writing begins to fail, and when it works again."""
        self._writer.changed = tell

    # reading: short queries, in the caller's thread

    def find(self, name: str) -> Table | None:
        """The table with this id or code; Unreadable where its row makes no sense."""
        columns = [column for column in TABLES.c if column.name != "closed"]
        query = sa.select(*columns).where(TABLES.c.closed.is_(None), (TABLES.c.id == name) | (TABLES.c.code == name))
        with _Reading(self.engine) as connection:
            try:
                row = connection.execute(query).mappings().first()
            except (ValueError, LookupError) as error:  # a column that is no JSON, say
                raise Unreadable(f"table {name!r}: {error}") from error
        return None if row is None else _table({str(name): value for name, value in row.items()})

    def game(self, game: str) -> tuple[dict[str, Any], str]:
        """Setup and seed; Unreadable where there are none."""
        with _Reading(self.engine) as connection:
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
            with _Reading(self.engine) as connection:
                row = connection.scalar(sa.select(GAMES.c.deal).where(GAMES.c.id == game))
            return None if row is None else convert(row, Deal)
        except (ValueError, ValidationError) as error:
            log.error("deal cannot be read: game=%s %s", game, error)
            return None

    def log(self, game: str) -> list[Logged]:
        """All choices of a game, in order."""
        query = sa.select(CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.kind).where(CHOICES.c.game == game)
        with _Reading(self.engine) as connection:
            return [Logged(*row) for row in connection.execute(query.order_by(CHOICES.c.seq))]

    def held(self, game: str, seq: int) -> int | None:
        """The answer kept for choice number `seq` of a game."""
        query = sa.select(HELD.c.choice).where(HELD.c.game == game, HELD.c.seq == seq)
        with _Reading(self.engine) as connection:
            found: int | None = connection.scalar(query)
            return found

    # writing

    async def add_table(self, table: Table) -> None:
        """A new table; Conflict where its code is in use."""
        await self._writer.write(Write(sa.insert(TABLES), _row(table)))

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
            "deal": deal and to_builtins(deal),
        }
        await self._writer.write(_update(table), Write(sa.insert(GAMES), row))
        table.version += 1

    async def append(self, game: str, seq: int, seat: int, choice: int, kind: str) -> None:
        """Choice number `seq` of a game; Conflict when that number is taken."""
        row = {"game": game, "seq": seq, "seat": seat, "choice": choice, "kind": kind}
        await self._writer.write(Write(_APPEND, row))

    async def hold(self, game: str, seq: int, choice: int) -> None:
        """Keep an answer that is played later as choice number `seq`."""
        row = {"game": game, "seq": seq, "choice": choice}
        await self._writer.write(Write(sa.delete(HELD).where(HELD.c.game == game)), Write(sa.insert(HELD), row))

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
        with _Reading(self.engine) as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(waiting | old)))

    async def probe(self) -> None:
        """Write something, to see whether that works again."""
        await self._writer.write(*_probe())


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
    statement = sa.update(TABLES).where(TABLES.c.id == row.pop("id"), TABLES.c.version == known).values(**row)
    return Write(statement, sure=True)


def _probe() -> list[Write]:
    row = {"game": PROBE, "seq": 0, "seat": 0, "choice": 0, "kind": PROBE}
    return [
        Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
        Write(sa.insert(CHOICES), row),
        Write(sa.delete(CHOICES).where(CHOICES.c.game == PROBE)),
        Write(sa.update(FACTS).where(FACTS.c.name == "schema").values(name="schema")),
    ]


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _url(data: Path | str) -> sa.URL:
    """A path, or a URL of an SQLite file."""
    if isinstance(data, str) and "://" in data:
        return _sqlite(data)
    path = Path(data).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"cannot make the folder {path.parent}: {error.strerror}") from error
    return sa.URL.create("sqlite+pysqlite", database=str(path))


def _sqlite(text: str) -> sa.URL:
    expected = "expected a file, or a URL of one as sqlite:////folder/boomtown.sqlite"
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise StorageError(f"{expected}, got {text!r}") from None
    if url.drivername not in ("sqlite", "sqlite+pysqlite") or url.database in (None, "", ":memory:"):
        raise StorageError(f"{expected}, got {url.render_as_string()!r}")
    return url


def _tune_sqlite(connection: Any, _record: object) -> None:
    """FULL: an acknowledged choice survives a power cut, not only the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
