"""The data of a town from outside, beside the servers that run: what the keeper's commands share."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..storage.database import StorageError, Taken, database, shown
from ..storage.migrate import WrongVersion, found_version
from ..storage.queries import Queries
from ..storage.schema import VERSION
from .plural import counted

Data = Path | str  # a file, or the URL of a data base that is none


class ArchiveError(StorageError):
    """What is in the way; nothing was changed."""


class Held(NamedTuple):
    """What a town holds."""

    tables: int
    games: int
    choices: int

    def __str__(self) -> str:
        return ", ".join(counted(number, name.removesuffix("s")) for name, number in self._asdict().items())


def named(data: Data) -> Data:
    """A file by its path, also where a URL names it."""
    if isinstance(data, Path):
        return data
    try:
        url = sa.make_url(data)
    except (sa.exc.ArgumentError, ValueError):
        return data  # whoever opens it says what is wrong
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else data


def called(data: Data) -> str:
    """What messages call it: a URL without its password."""
    return str(data) if isinstance(data, Path) else shown(data)


class Reader:
    """Reads beside whoever has the data. It makes and changes nothing and keeps nobody waiting; only the tables
    themselves are not changed as long as it is open.
    """

    def __init__(self, data: Data) -> None:
        """StorageError for what is no town, or one of a newer version."""
        self._database, self.name, self.a_file = database(data, "read"), called(data), isinstance(data, Path)
        self.queries = Queries(self._database)
        self._connection: sa.Connection | None = None
        try:
            self.version = self._look()
        except BaseException:
            self.close()
            raise

    def _look(self) -> int:
        """Its version."""
        try:
            self._connection = self._database.claim()
            with self._connection.begin():
                self._database.join(self._connection)
                version = found_version(self._connection)
        except Taken as error:
            raise ArchiveError(f"{self.name} is in use by {error}, which changes its tables: try again later") from None
        except WrongVersion as error:
            raise ArchiveError(f"{self.name} {error}") from None
        except sa.exc.SQLAlchemyError as error:
            raise self.unread(error) from None
        if version is None:
            raise ArchiveError(f"{self.name} holds no town")
        return version

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._database.release()

    def unread(self, error: BaseException) -> ArchiveError:
        return ArchiveError(f"{self.name} cannot be read: {self._database.clean(error)}")

    def need_today(self) -> None:
        """ArchiveError for a town of an earlier version."""
        if self.version != VERSION:
            raise ArchiveError(
                f"{self.name} has schema {self.version}, which is older: a server brings it up to date at its start"
            )

    def columns(self, table: sa.Table) -> list[sa.Column[Any]]:
        """Those of a table that are there: an earlier version had fewer."""
        try:
            there = sa.inspect(self._database.engine)
            found = {one["name"] for one in there.get_columns(table.name)} if there.has_table(table.name) else set()
        except sa.exc.SQLAlchemyError as error:
            raise self.unread(error) from None
        return [column for column in table.c if column.name in found]

    @contextmanager
    def moment(self) -> Iterator[sa.Connection]:
        """All that is read here is of one moment of the town."""
        assert self._connection is not None
        with self._connection.begin():
            try:
                self._database.freeze(self._connection)
            except sa.exc.SQLAlchemyError as error:
                raise self.unread(error) from None
            yield self._connection


@contextmanager
def opened(data: Data) -> Iterator[Reader]:
    """To read from it; ArchiveError for what is no town, or cannot be read."""
    reader = Reader(data)
    try:
        yield reader
    except sa.exc.SQLAlchemyError as error:
        raise reader.unread(error) from None
    finally:
        reader.close()
