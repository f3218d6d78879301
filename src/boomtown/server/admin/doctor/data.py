"""Diagnostics of the data: file or database service."""

import glob
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import time

from ...config.sources import Config
from ...core.durations import DAY
from ...core.file_ownership import owner_name
from ...engine.rules_version import fingerprint
from ...storage.queries import OTHER_RULES
from ..plural import counted
from .finding import Finding, date, note, ok, open_to_all, wrong
from .tables import trouble

LITTLE, FEW = 100 * 2**20, 2**30  # free bytes: too few to play on; few enough for a warning
CHECKED = 200 * 2**20  # maximum bytes of a data file that is checked whole
REMEDIES = {  # by error code of PostgreSQL
    "42501": ": make this user the owner of the database, or grant it what is missing",
    "25006": ": it takes no writing, as a standby",
}
REMOTE = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "afs"}  # locks of SQLite fail on these


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
    elif config.sources["data"] and not path.parent.is_dir():
        yield wrong("data", f"expected a folder that exists, there is none at {path.parent}: make it first")
    else:
        yield ok("data", f"{path} will be made at the start")


def _service(url: str) -> Iterator[Finding]:
    """Check a database service: open it as a server does, and leave it unchanged."""
    from ...storage.database import StorageError
    from ...storage.schema import VERSION
    from ...storage.storage import Storage

    try:
        storage = Storage(url)
        found = storage.dry_run_open()
    except StorageError as error:
        code = getattr(getattr(error.__cause__, "orig", None), "sqlstate", None)
        yield wrong("data", " ".join(str(error).split()) + REMEDIES.get(str(code), ""))
        return
    if found.version is None:
        yield ok("data", f"{storage.name} is empty, the tables will be made at the start")
        return
    yield ok("data", f"{storage.name} holds {counted(found.tables, 'table')}{_older(found.version, VERSION)}")
    yield from _newest(found.newest)
    yield from _games(found.foreign)
    if found.others:
        many = counted(len(found.others), "other process has", "other processes have")
        yield note("data", f"{many} it open now: servers, or commands of the operator")


def _games(others: int) -> Iterator[Finding]:
    """Report running games that were played by another version of the rules."""
    if others:
        yield note(
            "games",
            f"running games that were played by other rules until now: {others}; each continues if these rules can "
            "play it, and else waits for a server that can",
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
            "disk", f"{folder} is on a network disk ({kind}), where SQLite's locks do not hold: use a local one"
        )


def _owners(path: Path) -> Iterator[Finding]:
    """Report files with another owner than their folder: the server usually runs as the owner."""
    folder = path.resolve().parent
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or folder.stat().st_uid == 0:
        return
    user = owner_name(folder)
    for one in sorted(folder.glob(f"{glob.escape(path.resolve().name)}*")):
        if one.stat().st_uid != folder.stat().st_uid:
            says = f"{one} belongs to {owner_name(one)}, but its folder to {user}, who may be unable to open it"
            yield wrong("data", f"{says}: chown {user} {one}")


def _file(path: Path) -> Iterator[Finding]:
    if not path.is_file():
        yield wrong("data", f"expected a data file, {path} is a folder: choose another place with --data")
        return
    yield from _owners(path)
    if not os.access(path, os.R_OK | os.W_OK):
        yield wrong("data", f"{path} may not be read and written by this user: chown or chmod it")
        return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
            yield from _content(path, file)
    except (sqlite3.Error, UnicodeError) as error:
        yield wrong("data", f"{path} cannot be read: {error}; {_remedy(error)}")
        return
    if open_to_all(path):
        yield note(
            "data", f"every user of this machine can read {path}, hidden cards of running games included: chmod o-r"
        )
    yield from _taken(path)


def _remedy(error: Exception) -> str:
    """Return the advice for an unreadable file. A restored backup replaces the file, so do not advise it if the file
    may belong to another program.
    """
    if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return "choose another file with --data"
    return "restore a backup with 'boomtown restore'"


def _content(path: Path, file: sqlite3.Connection) -> Iterator[Finding]:
    from ...storage.schema import VERSION

    there = {name for (name,) in file.execute("select name from sqlite_master where type = 'table'")}
    if not there:
        yield ok("data", f"{path} is empty")
        return
    if not {"facts", "tables", "choices"} <= there:
        yield wrong("data", f"{path} is a database of another program: choose another file with --data")
        return
    [found] = file.execute("select value from facts where name = 'schema'").fetchone() or ["0"]
    version = int(found) if str(found).isdecimal() else 0
    if version > VERSION:
        yield wrong(
            "data", f"{path} is of a newer version (schema {found}, this program knows {VERSION}): update boomtown"
        )
        return
    if path.stat().st_size <= CHECKED and (fault := file.execute("pragma quick_check(1)").fetchone()[0]) != "ok":
        yield wrong("data", f"{path} is damaged ({fault}): restore a backup with 'boomtown restore'")
        return
    if fault := trouble(file):
        yield wrong("data", f"{path} {fault}: no server can start with it; restore a backup with 'boomtown restore'")
        return
    tables = file.execute("select count(*) from tables").fetchone()[0]
    yield ok("data", f"{path} holds {counted(tables, 'table')}{_older(version, VERSION)}")
    newest = "select max(touched) from tables where typeof(touched) in ('real', 'integer')"
    yield from _newest(file.execute(newest).fetchone()[0] or 0.0)
    if version == VERSION:
        yield from _games(file.execute(OTHER_RULES, {"rules": fingerprint()}).fetchone()[0])


def _older(version: int, newest: int) -> str:
    if version == newest:
        return ""
    return f"; it is of an older version (schema {version}) and is brought up to date at the start"


def _newest(newest: float) -> Iterator[Finding]:
    if newest > time() + DAY:
        yield wrong("clock", f"it shows {date(time())}, but a table was stored on {date(newest)}: set the clock")


def _taken(path: Path) -> Iterator[Finding]:
    from ...storage.database import DatabaseInUse
    from ...storage.file_lease import FileLease

    owner = FileLease(path.resolve())
    if not owner.path.exists():
        return
    try:
        owner.take()
    except DatabaseInUse as error:
        yield note("data", f"{error} has {path} open: as long as it runs, a second server cannot")
    except OSError as error:
        yield wrong(
            "data", f"cannot write {owner.path}, which belongs to {owner_name(owner.path)}: {error.strerror}; chown it"
        )
    else:
        owner.release()
