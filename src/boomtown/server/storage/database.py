"""Which data base it is: a file of SQLite, or PostgreSQL. What differs between the two is behind `Database`."""

import json
import re
from pathlib import Path
from typing import Any, Literal, Protocol

import sqlalchemy as sa

from ..core.file_ownership import make_folders

READERS = 4  # threads that read, and connections for them
EXPECTED = "expected a file, or a URL as sqlite:////folder/boomtown.sqlite or postgresql://user@host/name"
POSTGRES = ("postgresql", "postgresql+psycopg", "postgres")
# A server has it; a command writes rows beside the servers that have it, or only reads, and makes and changes nothing.
Use = Literal["serve", "beside", "read"]


class StorageError(Exception):
    """It was not written or could not be read; nothing has changed."""


class Unfit(StorageError):
    """The data base does not take what was to be written or looked for. That is a fault of those values: others can be
    written and found.
    """


FAULTS_OF_VALUES = (sa.exc.DataError, sa.exc.IntegrityError, ValueError, TypeError, OverflowError)


class Taken(StorageError):
    """Another server has this data base."""


class Database(Protocol):
    url: sa.URL
    engine: sa.Engine  # for reading
    name: str  # for messages; without a password
    shared: bool  # whether several servers may have it at the same time

    def claim(self) -> sa.Connection:
        """A connection to write with; Taken says who keeps the data base to himself."""

    def join(self, connection: sa.Connection) -> None:
        """Be one of the servers that have it, as long as this connection lasts; Taken says who changes its tables."""

    def alone(self, connection: sa.Connection) -> None:
        """Taken where another server has it, too; until this transaction ends nobody else can get it."""

    def others(self, connection: sa.Connection) -> list[str]:
        """The other servers that have it now, in words."""

    def freeze(self, connection: sa.Connection) -> None:
        """All that this transaction reads is of one moment; said before it reads anything."""

    def insert(self, table: sa.Table) -> sa.Insert:
        """A row into that table, unless there is one with its key or another unique column."""

    def lock(self, connection: sa.Connection) -> None:
        """Before the tables are changed: nobody else does so until this transaction ends."""

    def release(self) -> None:
        """Close everything; another server may have it."""

    def clean(self, error: BaseException) -> str:
        """What went wrong, in one line that may be shown and logged."""


def database(data: Path | str, use: Use = "serve") -> Database:
    """StorageError for data this program cannot use."""
    if not isinstance(data, str) or "://" not in data:
        return _sqlite(sa.URL.create("sqlite+pysqlite", database=str(Path(data).expanduser())), use)
    try:
        url = sa.make_url(data)
    except (sa.exc.ArgumentError, ValueError):
        raise StorageError(f"{EXPECTED}, got {shown(data)!r}") from None
    if url.drivername in POSTGRES and url.database:
        from .postgres import Postgres

        return Postgres(url.set(drivername="postgresql+psycopg"), use)
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database not in (None, "", ":memory:"):
        return _sqlite(url, use)
    raise StorageError(f"{EXPECTED}, got {shown(data)!r}")


def shown(url: str) -> str:
    """A URL without its passwords, whatever else is wrong with it."""
    url = re.sub(r"://([^:/?#]*):.*@", r"://\1:***@", url, flags=re.DOTALL)
    return re.sub(r"(password=)[^&#]*", r"\1***", url, flags=re.IGNORECASE)


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def failed(error: BaseException, said: str) -> StorageError:
    """What has gone wrong; `said`: in words that may be shown."""
    return Unfit(said) if isinstance(error, FAULTS_OF_VALUES) else StorageError(said)


def one_line(error: BaseException) -> str:
    return " ".join(str(error.__cause__ or error).split())


def _sqlite(url: sa.URL, use: Use) -> Database:
    from .sqlite import Beside, ReadOnly, Sqlite

    if use == "serve":
        folder = Path(url.database or "").parent
        try:
            make_folders(folder)
        except OSError as error:
            raise StorageError(f"cannot make the folder {folder}: {error.strerror}") from error
        return Sqlite(url)
    return Beside(url) if use == "beside" else ReadOnly(url)
