"""Old tables and guests, removed beside a server that runs."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from .archive import ArchiveError, Data, opened
from .database import Taken
from .owner import Owner
from .schema import META, PLAYED

WAIT = 30.0  # seconds for a lock that the server holds
PART = 50  # tables removed in one transaction: the server waits as long as one takes


class Old(NamedTuple):
    """A table nobody has touched for long."""

    id: str
    code: str
    phase: str
    touched: float


def old(data: Data, before: float) -> list[Old]:
    """All that may be removed."""
    with closing(sqlite3.connect(_file(data), timeout=WAIT)) as file:
        return forgotten(file, before, playing=True)


def _file(data: Data) -> Path:
    with opened(data):  # says what is wrong with it
        pass
    if not isinstance(data, Path):
        raise ArchiveError("this data base is no file")
    return data


def forgotten(file: sqlite3.Connection, before: float, playing: bool) -> list[Old]:
    """Tables untouched since then (seconds since 1970), those with a running game only where `playing`."""
    query = (
        "select id, code, phase, touched from tables where touched < ? and (phase <> 'playing' or ?) order by touched"
    )
    return [Old(*row) for row in file.execute(query, (before, playing))]


def purge(data: Data, before: float) -> list[Old]:
    """Remove tables untouched since then, with all that was played there. Beside a server that runs, only tables
    without a running game: what it plays now is not to vanish under it.
    """
    data = _file(data)
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
