"""Backups in one SQLite file, for both kinds of database. A backup of one can be restored into the other."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from ..storage.database import Database, DatabaseInUse, database, one_line
from ..storage.migrate import WrongVersion, prepare, stamp
from ..storage.schema import FACTS, META, VERSION
from .copy_rows import copy_rows
from .reader import ArchiveError, Data, Reader, RowCounts, called, opened
from .sqlite_file import copy, count_rows, put_in_place, replacing


def backup(data: Data, target: Path) -> RowCounts:
    """Write a consistent snapshot to `target`. An old file there stays until the new one is complete."""
    if isinstance(data, Path):
        return copy(data, target)
    with opened(data) as reader, replacing(target) as part:
        with _writing(part) as made:
            _make_tables(made, reader.version)
            copy_rows(reader, made)
        return count_rows(part)


@contextmanager
def _writing(file: Path) -> Iterator[sa.Connection]:
    """Open a transaction on the file."""
    engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(file)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
    except sa.exc.SQLAlchemyError as error:
        raise ArchiveError(f"cannot write {file}: {one_line(error)}") from None
    finally:
        engine.dispose()


def _make_tables(made: sa.Connection, version: int) -> None:
    """Create the tables of that version, so that they are upgraded like any other data of that version."""
    if version == VERSION:
        META.create_all(made, checkfirst=False)
    else:
        from ..storage.migrations import upgrade

        upgrade(made, to=str(version))
    stamp(made, version)


def restore(source: Path, data: Data) -> tuple[RowCounts, Path | None]:
    """Restore a backup over the data of a stopped server, or into an empty database.

    Return the counts of rows and the path of the old data.
    """
    if isinstance(data, Path):
        return put_in_place(source, data)
    count = count_rows(source)
    base = database(data)
    try:
        with _today(source) as reader:
            _fill(base, called(data), reader)
    finally:
        base.release()
    return count, None


@contextmanager
def _today(source: Path) -> Iterator[Reader]:
    """Open the backup with the current tables. An older backup is upgraded in a copy."""
    with opened(source) as reader:
        if reader.version == VERSION:
            yield reader
            return
    with TemporaryDirectory(prefix="boomtown-restore-") as folder:
        newer = Path(folder) / "newer.sqlite"
        copy(source, newer)
        with _writing(newer) as connection:
            prepare(connection)
        with opened(newer) as reader:
            yield reader


def _fill(base: Database, name: str, reader: Reader) -> None:
    try:
        with base.claim() as connection, connection.begin():
            base.lock(connection)
            base.require_exclusive(connection)
            prepare(connection)
            _need_room(connection, name)
            copy_rows(reader, connection)
    except DatabaseInUse as error:
        raise ArchiveError(f"{name} is in use by {error}: stop all servers first") from None
    except WrongVersion as error:
        raise ArchiveError(f"{name} {error}") from None
    except sa.exc.SQLAlchemyError as error:
        raise ArchiveError(f"{name} cannot be written: {base.message_of(error)}") from None


def _need_room(connection: sa.Connection, name: str) -> None:
    """Refuse a database with rows. Facts do not count: they belong to the server that made the tables."""
    there = [
        one.name
        for one in META.sorted_tables
        if one is not FACTS and connection.scalar(sa.select(sa.literal(1)).select_from(one).limit(1))
    ]
    if there:
        raise ArchiveError(
            f"expected an empty database, {name} has rows in {', '.join(there)}: make a new one, with createdb"
        )
