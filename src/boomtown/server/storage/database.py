"""Database interface with two implementations: a SQLite file, or PostgreSQL."""

import json
import re
from pathlib import Path
from typing import Any, Literal, Protocol

import sqlalchemy as sa

from ..core.file_ownership import make_folders

READERS = 4  # reading threads, each with a connection
EXPECTED = "expected a file, or a URL as sqlite:////folder/boomtown.sqlite or postgresql://user@host/name"
POSTGRES = ("postgresql", "postgresql+psycopg", "postgres")
# serve: a server. beside: a command that writes rows while servers run, and never changes the schema. read: a command
# that only reads.
Use = Literal["serve", "beside", "read"]


class StorageError(Exception):
    """Failed read or write. A failed write has changed nothing."""


class InvalidValue(StorageError):
    """Values that the database does not accept. The database itself works: other values can be written and found."""


FAULTS_OF_VALUES = (sa.exc.DataError, sa.exc.IntegrityError, ValueError, TypeError, OverflowError)


class DatabaseInUse(StorageError):
    """Database that another server uses."""


class Database(Protocol):
    url: sa.URL
    engine: sa.Engine  # for reading
    name: str  # for messages; without a password
    shared: bool  # several servers can use it at the same time

    def claim(self) -> sa.Connection:
        """Return a connection to write with; raise DatabaseInUse if another process has exclusive use."""

    def join(self, connection: sa.Connection) -> None:
        """Register as a server of this database while the connection lasts; raise DatabaseInUse during a migration."""

    def require_exclusive(self, connection: sa.Connection) -> None:
        """Get exclusive use until the transaction ends; raise DatabaseInUse if another server uses the database."""

    def others(self, connection: sa.Connection) -> list[str]:
        """Return descriptions of the other servers that use the database now."""

    def begin_snapshot(self, connection: sa.Connection) -> None:
        """Give all reads of this transaction the same snapshot. Call it before the first read."""

    def insert(self, table: sa.Table) -> sa.Insert:
        """Return an insert that skips a row whose key or other unique column exists already."""

    def lock(self, connection: sa.Connection) -> None:
        """Block schema changes by other processes until the transaction ends."""

    def release(self) -> None:
        """Close all connections, so that another server can use the database."""

    def message_of(self, error: BaseException) -> str:
        """Return the error message in one line, without secrets, for logs and users."""


def database(data: Path | str, use: Use = "serve") -> Database:
    """Return the database for a file or URL; raise StorageError if the program cannot use it."""
    if not isinstance(data, str) or "://" not in data:
        return _sqlite(sa.URL.create("sqlite+pysqlite", database=str(Path(data).expanduser())), use)
    try:
        url = sa.make_url(data)
    except (sa.exc.ArgumentError, ValueError):
        raise StorageError(f"{EXPECTED}, got {without_password(data)!r}") from None
    if url.drivername in POSTGRES and url.database:
        from .postgres import Postgres

        return Postgres(url.set(drivername="postgresql+psycopg"), use)
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database not in (None, "", ":memory:"):
        return _sqlite(url, use)
    raise StorageError(f"{EXPECTED}, got {without_password(data)!r}")


def without_password(url: str) -> str:
    """Return the URL without its passwords, even if the URL is malformed."""
    url = re.sub(r"://([^:/?#]*):.*@", r"://\1:***@", url, flags=re.DOTALL)
    return re.sub(r"(password=)[^&#]*", r"\1***", url, flags=re.IGNORECASE)


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def error_for(error: BaseException, message: str) -> StorageError:
    """Return the exception for a failed statement. `message` has no secrets."""
    return InvalidValue(message) if isinstance(error, FAULTS_OF_VALUES) else StorageError(message)


def one_line(error: BaseException) -> str:
    return " ".join(str(error.__cause__ or error).split())


def _sqlite(url: sa.URL, use: Use) -> Database:
    from .sqlite import CommandSqlite, ReadOnly, Sqlite

    if use == "serve":
        folder = Path(url.database or "").parent
        try:
            make_folders(folder)
        except OSError as error:
            raise StorageError(f"cannot make the folder {folder}: {error.strerror}") from error
        return Sqlite(url)
    return CommandSqlite(url) if use == "beside" else ReadOnly(url)
