"""Migrations: a database of each earlier version opens with all data; a failed migration changes nothing."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.storage import migrations
from boomtown.server.storage.migrate import STAMP, prepare, stamp
from boomtown.server.storage.schema import FACTS, META, VERSION
from boomtown.server.storage.storage import Storage, StorageError
from tests.conftest import ROOT

from ..conftest import InProcessServer, over, play_on

OLD = [1, 2, 3]


def old_data_file(version: int, folder: Path) -> tuple[Path, dict[str, Any]]:
    """A data file as a server of that version left it, and what was seen at its tables."""
    text = (ROOT / f"tests/stored/town-{version}.sql").read_text()
    data = folder / "town.sqlite"
    with closing(sqlite3.connect(data)) as connection:
        connection.executescript(text)
    facts = json.loads(text.split("\n", 1)[0].removeprefix("-- "))
    assert isinstance(facts, dict)
    return data, facts


def schema_of(data: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(data)) as connection:
        return sorted(connection.execute("select name, sql from sqlite_master").fetchall(), key=str)


def rows_of(data: Path) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection:
        return [connection.execute(f"select * from {name} order by 1, 2").fetchall() for name in ("tables", "choices")]


@pytest.mark.slow
@pytest.mark.parametrize("version", OLD)
async def test_data_of_an_earlier_version_go_on(version: int, settings: Settings, tmp_path: Path) -> None:
    """A table that waits, a game in its middle and one that is over, written by servers of that time."""
    data, facts = old_data_file(version, tmp_path)
    server = InProcessServer(replace(settings, data=data))
    await server.open()
    me = await server.watch(*facts["running"])
    state = await me.my_turn()
    assert (state["view"]["move"], state["view"]["hand"]) == (facts["move"], facts["hand"])
    assert (me.table()["notice"], me.table()["title"]) == (None, "Running")
    me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
    assert over(await play_on(me))
    end = await (await server.watch(*facts["ended"])).receive("state")
    assert end["view"]["result"]["winners"] == facts["winners"]
    assert (await server.request("GET", f"/api/tables/{facts['ended'][0]}/record"))[0] == 200
    waiting = await server.watch(*facts["lobby"])
    assert (waiting.table()["title"], waiting.table()["phase"]) == ("Waiting", "lobby")
    waiting.send({"t": "start"})
    await waiting.receive("state")
    await server.close()


def test_seats_are_found_and_names_cleaned(tmp_path: Path) -> None:
    """From version 11: `seats` says whose seats there are, and no account keeps a refused name. A row that makes
    no sense is left alone.
    """
    names = {"a1": "Ann", "a2": "\u202egnp", "a3": "x" * 15_000, "a4": "Bell\a\n", "a5": "\0", "a6": ""}
    engine = sa.create_engine(f"sqlite:///{old_data_file(3, tmp_path)[0]}")
    with engine.begin() as connection:
        stamp(connection, 3)
        migrations.upgrade(connection, to="11")
        stamp(connection, 11)
        ids = list(connection.scalars(sa.text("select id from tables order by id")))
        held = [[{"owner": "a1"}, {"owner": "a2"}, {"owner": "a1"}, {"owner": ""}, {}], [{"owner": "a1"}]]
        for number, seats in zip(ids, [*map(json.dumps, held), "not JSON"], strict=True):
            connection.execute(sa.text("update tables set seats = :s where id = :i"), {"s": seats, "i": number})
        for number, name in names.items():
            row = {"i": number, "n": name}
            connection.execute(
                sa.text("insert into accounts (id, name, face, created, seen) values (:i, :n, '', 0, 0)"), row
            )
    with engine.begin() as connection:
        prepare(connection)
        found = connection.execute(sa.text("select owner, table_id from seats order by 1, 2")).all()
        assert [*map(tuple, found)] == [("a1", ids[0]), ("a1", ids[1]), ("a2", ids[0])]
        kept = {row.id: row.name for row in connection.execute(sa.text("select id, name from accounts"))}
        assert kept == dict.fromkeys(names, "") | {"a1": "Ann"}
    engine.dispose()


@pytest.mark.parametrize("version", OLD)
def test_every_row_is_kept(version: int, tmp_path: Path) -> None:
    data, _ = old_data_file(version, tmp_path)
    before = rows_of(data)
    store = Storage(data)
    store.open()
    store.close()
    after = rows_of(data)
    assert [[row[:5] for row in table] for table in after] == [[row[:5] for row in table] for table in before]


# ---- models and migrations say the same


def differences(connection: sa.Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), META))


@pytest.mark.parametrize("version", [0, *OLD])
def test_models_and_migrations_agree(version: int, tmp_path: Path) -> None:
    """The check is that of `alembic check`, from nothing and from each old version."""
    data = old_data_file(version, tmp_path)[0] if version else tmp_path / "town.sqlite"
    engine = sa.create_engine(f"sqlite:///{data}")
    with engine.begin() as connection:
        if version:
            prepare(connection)
        else:
            migrations.upgrade(connection)
        assert differences(connection) == []
    engine.dispose()


def columns(connection: sa.Connection) -> dict[str, Any]:
    """Return the tables as the database reports them, without the order of columns."""
    there = sa.inspect(connection)
    return {
        name: (
            sorted((c["name"], str(c["type"]), c["nullable"], c["default"]) for c in there.get_columns(name)),
            there.get_pk_constraint(name)["constrained_columns"],
            sorted((i["name"], i["column_names"], bool(i["unique"])) for i in there.get_indexes(name)),
            [u["column_names"] for u in there.get_unique_constraints(name)],
        )
        for name in META.tables
    }


@pytest.mark.parametrize("version", OLD)
def test_a_new_database_has_the_tables_of_an_old_one(version: int, tmp_path: Path) -> None:
    """A new database is created without Alembic and must be equal."""
    old, new = sa.create_engine(f"sqlite:///{old_data_file(version, tmp_path)[0]}"), sa.create_engine("sqlite://")
    with old.begin() as one, new.begin() as other:
        prepare(one)
        prepare(other)
        assert columns(one) == columns(other)
        assert one.scalar(sa.select(STAMP.c.version_num)) == other.scalar(sa.select(STAMP.c.version_num))
    old.dispose()
    new.dispose()


def test_versions_follow_each_other() -> None:
    """One line from the first to the newest, which is the one that the program needs."""
    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert [one.revision for one in script.walk_revisions()] == [str(n) for n in range(VERSION, 0, -1)]


def test_alembic_is_loaded_only_where_something_changes(tmp_path: Path) -> None:
    data, _ = old_data_file(3, tmp_path)
    for name, loaded in (("new.sqlite", "False"), (data.name, "True"), (data.name, "False")):
        code = "import sys; from boomtown.server.storage.storage import Storage; "
        code += f"s = Storage({str(tmp_path / name)!r}); s.open()"
        code += "; s.close(); print('alembic' in sys.modules)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == loaded


# ---- what goes wrong


@pytest.mark.parametrize("version", [VERSION + 1, 0, "x"])
def test_data_of_a_newer_program_are_left_alone(version: int | str, tmp_path: Path) -> None:
    store = Storage(tmp_path / "town.sqlite")
    store.open()
    store.close()
    with closing(sqlite3.connect(tmp_path / "town.sqlite")) as connection, connection:
        connection.execute("update facts set value = ?", (str(version),))
    with pytest.raises(StorageError, match=f"has schema {version}, this program needs {VERSION} or older"):
        Storage(tmp_path / "town.sqlite").open()


def test_tables_of_something_else_are_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "town.sqlite")) as connection, connection:
        connection.execute("create table games (score integer)")
    with pytest.raises(StorageError, match=re.escape("tables of another program (games)")):
        Storage(tmp_path / "town.sqlite").open()
    assert schema_of(tmp_path / "town.sqlite") == [("games", "CREATE TABLE games (score integer)")]


@pytest.mark.parametrize("version", OLD)
def test_a_migration_that_fails_changes_nothing(version: int, tmp_path: Path) -> None:
    """The last of its statements is refused: the file is as it was, and opens when the reason is gone."""
    data, _ = old_data_file(version, tmp_path)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("create table ux_choices_command (in_the_way integer)")
    before = schema_of(data), rows_of(data)
    with pytest.raises(StorageError, match="there is already a table named ux_choices_command"):
        Storage(data).open()
    assert (schema_of(data), rows_of(data)) == before
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("drop table ux_choices_command")
    store = Storage(data)
    store.open()
    store.close()


def test_a_migration_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    """`kill -9` after the last statement, before the commit."""
    data, _ = old_data_file(1, tmp_path)
    before = schema_of(data), rows_of(data)
    code = (
        "import os, signal, boomtown.server.storage.storage as storage\n"
        "storage.Storage._probe = lambda self: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"storage.Storage({str(data)!r}).open()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGKILL
    assert (schema_of(data), rows_of(data)) == before
    store = Storage(data)
    store.open()
    store.close()
    assert schema_of(data) != before[0]


def test_the_version_stands_where_older_programs_look(tmp_path: Path) -> None:
    """Older programs then refuse the file with a clear message."""
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        prepare(connection)
        assert connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema")) == str(VERSION)
        stamp(connection, 3)
        assert connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema")) == "3"
    engine.dispose()
