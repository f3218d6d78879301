"""A file that holds a town: copied whole, and put in place of another one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from ..core.file_ownership import make_file, make_folders
from ..storage.database import Taken
from ..storage.file_lease import Owner
from ..storage.schema import CHOICES, GAMES, TABLES
from ..storage.sqlite import WAIT
from .reader import ArchiveError, Held, opened

SIDE = ("-wal", "-shm", "-journal")  # files SQLite keeps beside an open one


def held(path: Path) -> Held:
    """What is in the file, after a look at every page: ArchiveError for a damaged one."""
    with opened(path) as reader, reader.moment() as connection:
        said = connection.exec_driver_sql("pragma integrity_check(1)").scalar()
        if said != "ok":
            raise ArchiveError(f"the file is damaged: {' '.join(str(said).split())}")
        tables, games, choices = (
            connection.exec_driver_sql(f"select count(*) from {one.name}").scalar() or 0
            for one in (TABLES, GAMES, CHOICES)
        )
    return Held(tables, games, choices)


@contextmanager
def growing(target: Path, like: Path | None = None) -> Iterator[Path]:
    """A new file that gets its name when all of it is written and read through. Until then the old one stays. It has
    the owner and the mode of the old one, or of `like`.
    """
    part = target.with_name(f"{target.name}.part{os.getpid()}")
    try:
        os.close(make_file(part, like or target))
        yield part
        with open(part, "rb+") as stream:
            os.fsync(stream.fileno())
        os.replace(part, target)
        _settle(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise ArchiveError(f"cannot write {target}: {getattr(error, 'strerror', None) or error}") from error
    finally:
        for name in (part, *_beside(part)):
            with suppress(OSError):
                name.unlink(missing_ok=True)


def copy(source: Path, target: Path, like: Path | None = None) -> Held:
    """A whole copy of `source`, made by SQLite itself: a moment of the town and not a mixture of two. It has the owner
    and the mode of `like`.
    """
    with opened(source), growing(target, like) as part:
        _copy(source, part)
        return held(part)


def _copy(source: Path, part: Path) -> None:
    """In one step: read page by page, it would begin anew with each choice that is made meanwhile."""
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT)
    with closing(reading) as file, closing(sqlite3.connect(part)) as made:
        file.backup(made)
        made.execute("pragma journal_mode=delete")


def _settle(folder: Path) -> None:
    """The name of the new file survives a power cut as well."""
    if hasattr(os, "O_DIRECTORY"):
        place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def put_in_place(source: Path, data: Path) -> tuple[Held, Path | None]:
    """`source` in place of the data of a town that does not run; what it holds, and where the old data lies now."""
    if data.exists() and source.exists() and source.samefile(data):
        raise ArchiveError(f"expected a backup, {source} is the data itself")
    if data.exists() and not data.is_file():
        raise ArchiveError(f"expected a data file, {data} is {'a folder' if data.is_dir() else 'no file'}")
    try:
        make_folders(data.parent)
        owner = Owner(data.resolve())
        owner.take()
    except Taken as error:
        raise ArchiveError(f"{data} is in use by {error}: stop the server first") from None
    except OSError as error:
        raise ArchiveError(f"cannot write in {data.parent}: {error.strerror}") from error
    try:
        return _swap(source, data.resolve())
    except OSError as error:
        raise ArchiveError(f"cannot write {data}: {error.strerror}") from error
    finally:
        owner.release()


def _swap(source: Path, data: Path) -> tuple[Held, Path | None]:
    """The copy is complete before the old data is touched."""
    ready = data.with_name(f"{data.name}.ready{os.getpid()}")
    count = copy(source, ready, like=data)
    old = _put_aside(data) if data.exists() else None
    os.replace(ready, data)
    _settle(data.parent)
    return count, old


def _put_aside(data: Path) -> Path:
    """With what lies beside it, which may hold the last choices."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    old = data.with_name(f"{data.name}.before-{stamp}-{os.getpid()}")
    os.rename(data, old)
    for beside, target in zip(_beside(data), _beside(old), strict=True):
        if beside.exists():
            os.rename(beside, target)
    return old


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in SIDE]
