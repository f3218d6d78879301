"""One file of SQLite, which one process has at a time."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from .bus import Bus, MemoryBus
from .database import READERS, StorageError, compact, one_line
from .owner import Owner


class Sqlite:
    shared = False

    def __init__(self, url: sa.URL) -> None:
        self.name = str(url)
        self.engine = sa.create_engine(url, json_serializer=compact, hide_parameters=True, pool_size=READERS + 1)
        sa.event.listen(self.engine, "connect", _tune)
        self._owner = Owner(Path(url.database or "").resolve())

    def claim(self) -> sa.Connection:
        try:
            self._owner.take()
        except OSError as error:
            raise StorageError(f"cannot write {self._owner.path}: {error.strerror}") from error
        return self.engine.connect()

    def join(self, connection: sa.Connection) -> None:
        """One at a time: `claim` sees to it."""

    def alone(self, connection: sa.Connection) -> None:
        """Always so."""

    def bus(self) -> Bus:
        return MemoryBus()

    def insert(self, table: sa.Table) -> sa.Insert:
        return insert(table).on_conflict_do_nothing()

    def lock(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # by itself, Python's driver begins with the first row only

    def release(self) -> None:
        self.engine.dispose()
        self._owner.release()

    def clean(self, error: BaseException) -> str:
        return one_line(error)


def _tune(connection: Any, _record: object) -> None:
    """FULL: an acknowledged choice survives a power cut, not only the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
