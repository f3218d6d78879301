"""Read access to the data next to running servers, for the commands of the operator."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..storage.database import DatabaseInUse, StorageError, database, without_password
from ..storage.migrate import WrongVersion, found_version
from ..storage.queries import Queries
from ..storage.schema import VERSION
from .plural import counted

Data = Path | str  # path of a SQLite file, or URL of a database service


class ArchiveError(StorageError):
    """Error of a command of the operator. It has changed nothing."""


class RowCounts(NamedTuple):
    """Row counts of the data."""

    tables: int
    games: int
    choices: int

    def __str__(self) -> str:
        return ", ".join(counted(number, name.removesuffix("s")) for name, number in self._asdict().items())


def named(data: Data) -> Data:
    """Return the path of a SQLite file, even if a URL names it."""
    if isinstance(data, Path):
        return data
    try:
        url = sa.make_url(data)
    except (sa.exc.ArgumentError, ValueError):
        return data  # opening it reports the error
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else data


def called(data: Data) -> str:
    """Return the name for messages: a URL without its password."""
    return str(data) if isinstance(data, Path) else without_password(data)


class Reader:
    """Reader next to running servers. It changes nothing and delays no player.

    While it is open, only the schema cannot be changed.
    """

    def __init__(self, data: Data) -> None:
        """Open the data. Raises StorageError for other files, or a newer version."""
        self._database, self.name, self.a_file = database(data, "read"), called(data), isinstance(data, Path)
        self.queries = Queries(self._database)
        self._connection: sa.Connection | None = None
        try:
            self.version = self._look()
        except BaseException:
            self.close()
            raise

    def _look(self) -> int:
        """Return the version of the schema."""
        try:
            self._connection = self._database.claim()
            with self._connection.begin():
                self._database.join(self._connection)
                version = found_version(self._connection)
        except DatabaseInUse as error:
            raise ArchiveError(f"{self.name} is in use by {error}, which changes its tables: try again later") from None
        except WrongVersion as error:
            raise ArchiveError(f"{self.name} {error}") from None
        except sa.exc.SQLAlchemyError as error:
            raise self.unread(error) from None
        if version is None:
            raise ArchiveError(f"{self.name} holds no data of boomtown")
        return version

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._database.release()

    def unread(self, error: BaseException) -> ArchiveError:
        return ArchiveError(f"{self.name} cannot be read: {self._database.message_of(error)}")

    def need_today(self) -> None:
        """Raise ArchiveError for data of an older version."""
        if self.version != VERSION:
            raise ArchiveError(
                f"{self.name} has schema {self.version}, which is older: a server brings it up to date at its start"
            )

    def columns(self, table: sa.Table) -> list[sa.Column[Any]]:
        """Return the existing columns of a table; an older version has fewer."""
        try:
            there = sa.inspect(self._database.engine)
            found = {one["name"] for one in there.get_columns(table.name)} if there.has_table(table.name) else set()
        except sa.exc.SQLAlchemyError as error:
            raise self.unread(error) from None
        return [column for column in table.c if column.name in found]

    @contextmanager
    def moment(self) -> Iterator[sa.Connection]:
        """Open a transaction in which all reads see the same snapshot."""
        assert self._connection is not None
        with self._connection.begin():
            try:
                self._database.begin_snapshot(self._connection)
            except sa.exc.SQLAlchemyError as error:
                raise self.unread(error) from None
            yield self._connection


@contextmanager
def opened(data: Data) -> Iterator[Reader]:
    """Open a reader. Raises ArchiveError for data that is not of boomtown or cannot be read."""
    reader = Reader(data)
    try:
        yield reader
    except sa.exc.SQLAlchemyError as error:
        raise reader.unread(error) from None
    finally:
        reader.close()
