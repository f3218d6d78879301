"""SQLite data file: whole copy and atomic replacement."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from ..core.file_ownership import make_file, make_folders
from ..storage.database import DatabaseInUse
from ..storage.file_lease import FileLease
from ..storage.schema import CHOICES, GAMES, TABLES
from ..storage.sqlite import WAIT
from .reader import ArchiveError, RowCounts, opened

SIDE = ("-wal", "-shm", "-journal")  # files that SQLite has next to an open one


def count_rows(path: Path) -> RowCounts:
    """Return the row counts of a file. Checks every page and raises ArchiveError for a damaged file."""
    with opened(path) as reader, reader.moment() as connection:
        answer = connection.exec_driver_sql("pragma integrity_check(1)").scalar()
        if answer != "ok":
            raise ArchiveError(f"the file is damaged: {' '.join(str(answer).split())}")
        tables, games, choices = (
            connection.exec_driver_sql(f"select count(*) from {one.name}").scalar() or 0
            for one in (TABLES, GAMES, CHOICES)
        )
    return RowCounts(tables, games, choices)


@contextmanager
def replacing(target: Path, like: Path | None = None) -> Iterator[Path]:
    """Yield the path of a new file, which replaces `target` when it is complete.

    It gets the owner and the mode of the old file, or of `like`.
    """
    part = target.with_name(f"{target.name}.part{os.getpid()}")
    try:
        os.close(make_file(part, like or target))
        yield part
        with open(part, "rb+") as stream:
            os.fsync(stream.fileno())
        os.replace(part, target)
        _flush_folder(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise ArchiveError(f"cannot write {target}: {getattr(error, 'strerror', None) or error}") from error
    finally:
        for name in (part, *_side_files(part)):
            with suppress(OSError):
                name.unlink(missing_ok=True)


def copy(source: Path, target: Path, like: Path | None = None) -> RowCounts:
    """Copy `source` with the backup function of SQLite, so that the copy is consistent.

    It gets the owner and the mode of `like`.
    """
    with opened(source), replacing(target, like) as part:
        _copy(source, part)
        return count_rows(part)


def _copy(source: Path, part: Path) -> None:
    """Copy in one step. Page by page, SQLite would start again with each choice of a player."""
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT)
    with closing(reading) as file, closing(sqlite3.connect(part)) as made:
        file.backup(made)
        made.execute("pragma journal_mode=delete")


def _flush_folder(folder: Path) -> None:
    """Flush the folder, so that the name of the new file survives a power failure."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def put_in_place(source: Path, data: Path) -> tuple[RowCounts, Path | None]:
    """Replace the data of a stopped server by `source`. Return the counts of rows and the path of the old data."""
    if data.exists() and source.exists() and source.samefile(data):
        raise ArchiveError(f"expected a backup, {source} is the data itself")
    if data.exists() and not data.is_file():
        raise ArchiveError(f"expected a data file, {data} is {'a folder' if data.is_dir() else 'no file'}")
    try:
        make_folders(data.parent)
        owner = FileLease(data.resolve())
        owner.take()
    except DatabaseInUse as error:
        raise ArchiveError(f"{data} is in use by {error}: stop the server first") from None
    except OSError as error:
        raise ArchiveError(f"cannot write in {data.parent}: {error.strerror}") from error
    try:
        return _swap(source, data.resolve())
    except OSError as error:
        raise ArchiveError(f"cannot write {data}: {error.strerror}") from error
    finally:
        owner.release()


def _swap(source: Path, data: Path) -> tuple[RowCounts, Path | None]:
    """Replace the data after the copy is complete."""
    ready = data.with_name(f"{data.name}.ready{os.getpid()}")
    count = copy(source, ready, like=data)
    old = _put_aside(data) if data.exists() else None
    os.replace(ready, data)
    _flush_folder(data.parent)
    return count, old


def _put_aside(data: Path) -> Path:
    """Rename the data with its side files, which may contain the last choices."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    old = data.with_name(f"{data.name}.before-{stamp}-{os.getpid()}")
    os.rename(data, old)
    for beside, target in zip(_side_files(data), _side_files(old), strict=True):
        if beside.exists():
            os.rename(beside, target)
    return old


def _side_files(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in SIDE]
