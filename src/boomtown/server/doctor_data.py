"""The doctor looks at where the games are kept."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import time

from .config import Config
from .durations import DAY
from .findings import Finding, date, note, ok, wrong
from .fingerprint import fingerprint

LITTLE, FEW = 100 * 2**20, 2**30  # bytes that are free: nothing to play on with; less than one would like
CHECKED = 200 * 2**20  # bytes of a data file that is read through
OTHERS = (  # running games of other rules
    "select count(*) from tables join games on games.id = tables.id || '.' || tables.round "
    "where tables.phase = 'playing' and games.rules not in ('', :rules)"
)
REMOTE = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "afs"}  # SQLite's locks do not hold there


def data(config: Config) -> Iterator[Finding]:
    path = config["data"]
    if not isinstance(path, Path):
        yield from _service(path)
        return
    folder = next(parent for parent in path.parents if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"x")
    except OSError as error:
        yield wrong(
            "data",
            f"cannot write in {folder}: {error.strerror}; choose another place with --data, or let this user write",
        )
        return
    yield from _room(folder)
    yield from _kind_of_disk(folder)
    if path.exists():
        yield from _file(path)
    else:
        yield ok("data", f"{path} will be made at the start")


def _service(url: str) -> Iterator[Finding]:
    """A data base that is no file."""
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    from .database import StorageError, database

    try:
        found = database(url)
    except StorageError as error:
        yield wrong("data", " ".join(str(error).split()))
        return
    try:
        with found.engine.connect() as connection:
            yield ok("data", "the data base answers")
            with suppress(SQLAlchemyError):  # no server has made its tables yet, or those of this version
                yield from _games(connection.scalar(text(OTHERS), {"rules": fingerprint()}))
    except SQLAlchemyError as error:
        yield wrong("data", f"the data base does not answer: {found.clean(error)}")
    finally:
        found.engine.dispose()


def _games(others: int) -> Iterator[Finding]:
    """What becomes of running games that other rules have played."""
    if others:
        yield note(
            "games",
            f"running games that were played by other rules until now: {others}; each goes on if these rules can play "
            "it, and else waits for a server that can",
        )


def _room(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    says = f"{free / 2**20:.0f} MB are free in {folder}"
    if free < LITTLE:
        yield wrong("disk", f"only {says}: a choice that cannot be stored stops every table")
    elif free < FEW:
        yield note("disk", says)
    else:
        yield ok("disk", says)


def _kind_of_disk(folder: Path) -> Iterator[Finding]:
    try:
        mounts = [line.split() for line in Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return
    whole = str(folder.resolve())
    over = [(len(at), kind) for _, at, kind, *_ in mounts if whole == at or whole.startswith(at.rstrip("/") + "/")]
    kind = max(over, default=(0, ""))[1]
    if kind in REMOTE:
        yield wrong(
            "disk", f"{folder} lies on a network disk ({kind}), where SQLite's locks do not hold: use a local one"
        )


def _file(path: Path) -> Iterator[Finding]:
    if not os.access(path, os.R_OK | os.W_OK):
        yield wrong("data", f"{path} may not be read and written by this user: chown or chmod it")
        return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
            yield from _content(path, file)
    except sqlite3.Error as error:
        yield wrong("data", f"{path} cannot be read: {error}; restore a backup with 'boomtown restore'")
        return
    if path.stat().st_mode & 0o004 and path.parent.stat().st_mode & 0o001:
        yield note(
            "data", f"everybody on this machine can read {path}, hidden cards of running games included: chmod o-r"
        )
    yield from _taken(path)


def _content(path: Path, file: sqlite3.Connection) -> Iterator[Finding]:
    from .schema import VERSION

    there = {name for (name,) in file.execute("select name from sqlite_master where type = 'table'")}
    if not there:
        yield ok("data", f"{path} is empty")
        return
    if not {"facts", "tables", "choices"} <= there:
        yield wrong("data", f"{path} is a data base of something else: choose another file with --data")
        return
    [found] = file.execute("select value from facts where name = 'schema'").fetchone() or ["0"]
    version = int(found) if str(found).isdecimal() else 0
    if version > VERSION:
        yield wrong(
            "data", f"{path} is of a newer version (schema {found}, this program knows {VERSION}): update boomtown"
        )
        return
    if path.stat().st_size <= CHECKED and (said := file.execute("pragma quick_check(1)").fetchone()[0]) != "ok":
        yield wrong("data", f"{path} is damaged ({said}): restore a backup with 'boomtown restore'")
        return
    tables = file.execute("select count(*) from tables").fetchone()[0]
    older = (
        f"; it is of an older version (schema {found}) and is brought up to date at the start"
        if version < VERSION
        else ""
    )
    yield ok("data", f"{path} holds {tables} tables{older}")
    if version == VERSION:
        yield from _games(file.execute(OTHERS, {"rules": fingerprint()}).fetchone()[0])
    newest = file.execute("select max(touched) from tables").fetchone()[0] or 0.0
    if newest > time() + DAY:
        yield wrong("clock", f"it shows {date(time())}, but a table was stored on {date(newest)}: set the clock")


def _taken(path: Path) -> Iterator[Finding]:
    from .database import Taken
    from .owner import Owner

    owner = Owner(path.resolve())
    if not owner.path.exists():
        return
    try:
        owner.take()
    except Taken as error:
        yield note("data", f"{error} has {path} open: as long as it runs, a second server cannot")
    except OSError as error:
        yield wrong("data", f"cannot write {owner.path}: {error.strerror}")
    else:
        owner.release()
