"""SQLite backend: one file, which one server uses at a time."""

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from ..core.file_ownership import make_file
from .database import READERS, DatabaseInUse, StorageError, compact, one_line
from .file_lease import FileLease

WAIT = 30.0  # seconds that a command waits for a lock of the server
SYNCHRONOUS = "FULL"  # an acknowledged choice survives a power failure


class Sqlite:
    shared = False

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.name = url.database or ""
        self.path = Path(url.database or "").resolve()
        self.engine = self._engine(url)
        self._owner = FileLease(self.path)

    def _engine(self, url: sa.URL) -> sa.Engine:
        engine = sa.create_engine(url, json_serializer=compact, hide_parameters=True, pool_size=READERS + 1)
        sa.event.listen(engine, "connect", _tune)
        return engine

    def claim(self) -> sa.Connection:
        try:
            self._owner.take()
            if not self.path.exists():
                os.close(make_file(self.path))
        except OSError as error:
            raise StorageError(f"cannot write {error.filename or self._owner.path}: {error.strerror}") from error
        return self.engine.connect()

    def join(self, connection: sa.Connection) -> None:
        """Do nothing: `claim` already ensures that only one server uses the file."""

    def require_exclusive(self, connection: sa.Connection) -> None:
        """Do nothing: the use of the file is always exclusive."""

    def others(self, connection: sa.Connection) -> list[str]:
        return []  # `claim` has excluded them

    def begin_snapshot(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    def insert(self, table: sa.Table) -> sa.Insert:
        return insert(table).on_conflict_do_nothing()

    def lock(self, connection: sa.Connection) -> None:
        # Python's driver would begin the transaction only at the first change.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def release(self) -> None:
        self.engine.dispose()
        self._owner.release()

    def message_of(self, error: BaseException) -> str:
        return one_line(error)


class CommandSqlite(Sqlite):
    """SQLite file for a command that changes rows while a server runs, and never the schema."""

    def claim(self) -> sa.Connection:
        return self.engine.connect()

    def require_exclusive(self, connection: sa.Connection) -> None:
        raise DatabaseInUse(*self.others(connection))

    def others(self, connection: sa.Connection) -> list[str]:
        return ["the server that runs"]


class ReadOnly(CommandSqlite):
    """SQLite file for a command that only reads."""

    def _engine(self, url: sa.URL) -> sa.Engine:
        if not self.path.is_file():
            raise StorageError(f"expected a data file, there is none at {url.database}")
        return sa.create_engine(url, creator=self._connect, json_serializer=compact, hide_parameters=True)

    def _connect(self) -> sqlite3.Connection:
        """Connect without setting pragmas about writing: those would change a backup."""
        return sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, timeout=WAIT, check_same_thread=False)


def _tune(connection: Any, _record: object) -> None:
    """Set the pragmas."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
