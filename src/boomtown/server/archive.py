"""The data of a town from outside, beside a server that runs: copied, put back, told as files, thinned out.

Reading waits for nobody. Copies are made by SQLite itself, so they hold a moment of the town and not a mixture of two.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from .database import Taken
from .owner import Owner
from .plural import counted
from .schema import META, PLAYED, VERSION

WAIT = 30.0  # seconds for a lock that the server holds
PART = 50  # tables removed in one transaction: the server waits as long as one takes
SIDE = ("-wal", "-shm")  # files SQLite keeps beside an open one


class ArchiveError(Exception):
    """What is in the way; nothing was changed."""


class Held(NamedTuple):
    """What a data file holds."""

    tables: int
    games: int
    choices: int

    def __str__(self) -> str:
        return ", ".join(counted(number, name.removesuffix("s")) for name, number in self._asdict().items())


def path_of(data: Path | str) -> Path:
    """The file of these settings; of a data base that is none, what to use instead."""
    if isinstance(data, Path):
        return data
    try:
        url = sa.make_url(data)
    except (sa.exc.ArgumentError, ValueError):
        raise ArchiveError("expected a data file, or the URL of one as sqlite:////folder/boomtown.sqlite") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise ArchiveError("this data base is no file: use its own tools (pg_dump and pg_restore for PostgreSQL)")
    return Path(url.database)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, to read from it; ArchiveError for what is no town."""
    if not path.is_file():
        raise ArchiveError(f"expected a data file, there is none at {path}")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT)) as file:
            found = file.execute("select value from facts where name = 'schema'").fetchone()
            version = int(found[0]) if found and str(found[0]).isdecimal() else 0
            if not 1 <= version <= VERSION:
                said = f"schema {found[0]}" if found else "no schema"
                raise ArchiveError(f"{path} has {said}, this program needs {VERSION} or older")
            yield file
    except sqlite3.Error as error:
        raise ArchiveError(f"{path} cannot be read: {error}") from error


def held(file: sqlite3.Connection) -> Held:
    """Counts, after a look at every page: ArchiveError for a damaged file."""
    [said] = file.execute("pragma integrity_check(1)").fetchone()
    if said != "ok":
        raise ArchiveError(f"the file is damaged: {said}")
    return Held(
        *(file.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "games", "choices"))
    )


def copy(source: Path, target: Path) -> Held:
    """A whole copy of `source` as one file, in place of `target`, which is as it was until the copy is complete."""
    part = target.with_name(f"{target.name}.part{os.getpid()}")
    try:
        with opened(source) as file:
            _copy(file, part)
        with opened(part) as made:
            count = held(made)
        os.replace(part, target)
        _settle(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise ArchiveError(f"cannot write {target}: {getattr(error, 'strerror', None) or error}") from error
    finally:
        for name in (part, *_beside(part)):
            with suppress(OSError):
                name.unlink(missing_ok=True)
    return count


def _copy(file: sqlite3.Connection, part: Path) -> None:
    """In one step: read page by page, it would begin anew with each choice that is made meanwhile."""
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds hidden cards
    with closing(sqlite3.connect(part)) as made:
        file.backup(made)
        made.execute("pragma journal_mode=delete")
    with open(part, "rb+") as stream:
        os.fsync(stream.fileno())


def _settle(folder: Path) -> None:
    """The name of the new file survives a power cut as well."""
    if hasattr(os, "O_DIRECTORY"):
        place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def restore(source: Path, data: Path) -> tuple[Held, Path | None]:
    """`source` in place of the data of a town that does not run; what it holds, and where the old data lies now."""
    if data.exists() and source.exists() and source.samefile(data):
        raise ArchiveError(f"expected a backup, {source} is the data itself")
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
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
    count = copy(source, ready)
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


class Old(NamedTuple):
    """A table nobody has touched for long."""

    id: str
    code: str
    phase: str
    touched: float


def forgotten(file: sqlite3.Connection, before: float, playing: bool) -> list[Old]:
    """Tables untouched since then (seconds since 1970), those with a running game only where `playing`."""
    query = (
        "select id, code, phase, touched from tables where touched < ? and (phase <> 'playing' or ?) order by touched"
    )
    return [Old(*row) for row in file.execute(query, (before, playing))]


def purge(data: Path, before: float) -> list[Old]:
    """Remove tables untouched since then, with all that was played there. Beside a server that runs, only tables
    without a running game: what it plays now is not to vanish under it.
    """
    with opened(data):
        pass
    owner = Owner(data.resolve())
    try:
        owner.take()
        alone = True
    except Taken:
        alone = False
    except OSError as error:
        raise ArchiveError(f"cannot write in {data.parent}: {error.strerror}") from error
    try:
        with closing(sqlite3.connect(data, timeout=WAIT, isolation_level=None)) as file:
            old = forgotten(file, before, alone)
            for start in range(0, len(old), PART):
                file.execute("begin immediate")
                for one in old[start : start + PART]:
                    _remove(file, one.id, before)
                file.execute("commit")
            _forget_guests(file, before)
            return old
    except sqlite3.Error as error:
        raise ArchiveError(f"{data} cannot be written: {error}") from error
    finally:
        owner.release()


def _forget_guests(file: sqlite3.Connection, before: float) -> None:
    """People whom nothing lets in from elsewhere and who were not here since then; what they played is nobody's.
    Accounts stay.
    """
    there = {name for (name,) in file.execute("select name from sqlite_master where type = 'table'")}
    if "accounts" not in there:
        return  # of an earlier version
    opened = " union ".join(f"select account from {name}" for name in ("passkeys", "identities") if name in there)
    file.execute("begin immediate")
    file.execute(f"create temp table old as select id from accounts where seen < ? and id not in ({opened})", (before,))
    file.execute("update played set owner = null where owner in old")
    file.execute("delete from sessions where account in old or seen < ?", (before,))
    file.execute("delete from recovery where account in old")
    file.execute("delete from accounts where id in old")
    file.execute("drop table temp.old")
    file.execute("commit")


def _remove(file: sqlite3.Connection, table: str, before: float) -> None:
    """Unless somebody has come to it just now."""
    if file.execute("delete from tables where id = ? and touched < ?", (table, before)).rowcount != 1:
        return
    games = "select id from games where table_id = ?"
    of_games = [name for name, columns in META.tables.items() if "game" in columns.c and columns is not PLAYED]
    for name in of_games:
        file.execute(f"delete from {name} where game in ({games})", (table,))
    file.execute("delete from games where table_id = ?", (table,))
