"""The data moves from a file to PostgreSQL and back, by a backup: every row is the same, or it is said what is in the
way.
"""

import itertools
import sqlite3
import subprocess
import sys
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.cli import main
from boomtown.server.admin import copy_rows
from boomtown.server.admin.backup import backup
from boomtown.server.admin.reader import opened
from boomtown.server.storage import migrations
from boomtown.server.storage.migrate import stamp
from boomtown.server.storage.schema import FACTS, META, VERSION
from boomtown.server.storage.storage import Storage, StorageError

from ..databases import PASSWORD, QUOTED, Cluster, PostgresDatabase
from ..storage.test_migrations import OLD, old_data_file, rows_of
from ..storage.test_postgres import cut

pytestmark = pytest.mark.slow
TEXTS = ("", "Žofie 🤠", "a\n'b\"\\", "x" * 8, "\u2028")
JSONS = ('{"b":1,  "a":[1.0,2e3]}', "[]", '{"n":"\\u0000 Žofie 🤠","n":null}')  # their letters and spaces count, too
INTEGERS, FLOATS = (0, 1, 2**31 - 1), (0.1 + 0.2, -1e300, 1753000000.123)


@pytest.fixture
def place(cluster: Cluster) -> PostgresDatabase:
    return cluster.create_database()


def make(data: Path | str, alone: bool = False) -> None:
    """Create the data as a server does at its start."""
    store = Storage(data)
    store.open(alone)
    store.close()


def odd(column: sa.Column[Any], number: int, rng: Random) -> Any:
    """Some value that this column may have; of a key another one each time."""
    if column.primary_key or column.unique or any(column.name in one.columns for one in unique(column.table)):
        return number if isinstance(column.type, sa.Integer) else f"key {number}"
    if column.nullable and rng.random() < 0.3:
        return None
    kinds: list[tuple[type, Any]] = [
        (sa.JSON, JSONS),
        (sa.Boolean, (0, 1)),
        (sa.BigInteger, (*INTEGERS, -(2**63))),
        (sa.Integer, INTEGERS),
        (sa.Float, FLOATS),
        (sa.LargeBinary, (b"", b"\0\xff'", bytes(range(256)))),
        (sa.String, TEXTS),
    ]
    return rng.choice(next(values for kind, values in kinds if isinstance(column.type, kind)))


def unique(table: Any) -> list[sa.Index]:
    return [one for one in table.indexes if one.unique]


@pytest.fixture
def odd_data_file(tmp_path: Path) -> Path:
    """Seven rows in every table, of all there may be in them."""
    data, rng = tmp_path / "odd.sqlite", Random("odd")
    make(data)
    with closing(sqlite3.connect(data)) as file, file:
        for table, number in itertools.product(META.sorted_tables, range(7)):
            row = [odd(column, number, rng) for column in table.c]
            file.execute(f"insert into {table.name} values ({', '.join('?' * len(row))})", row)
    return data


def all_rows(data: Path) -> dict[str, list[Any]]:
    """Return the rows as SQLite stores them, with the type of each value."""
    with closing(sqlite3.connect(data)) as file:
        return {name: sorted(file.execute(f"select * from {name}").fetchall(), key=repr) for name in META.tables}


def do(*words: object) -> int:
    return main([str(word) for word in words])


def move(data: Path, place: PostgresDatabase, folder: Path) -> None:
    assert do("backup", folder / "kept", "--data", data) == 0
    assert do("restore", folder / "kept", "--data", place.data) == 0


def test_there_and_back_every_row_is_the_same(
    odd_data_file: Path,
    place: PostgresDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(copy_rows, "PORTION", 3)
    move(odd_data_file, place, tmp_path)
    name = str(place.data).replace(QUOTED, "***")
    counts = "7 tables, 7 games, 7 choices"
    assert capsys.readouterr().out == f"{tmp_path / 'kept'}: {counts}\n{name}: {counts}\n"
    assert place.raw("select count(*) from choices where choice = -9223372036854775808") != [(0,)]
    assert [text for (text,) in place.raw("select distinct setup::text from tables order by 1")] == sorted(JSONS)
    back = tmp_path / "back"
    assert do("backup", back, "--data", place.data) == 0
    assert capsys.readouterr().out == f"{back}: {counts}\n"
    assert back.stat().st_mode & 0o077 == 0
    assert not [path.name for path in tmp_path.glob("back?*")], "one file, nothing beside it"
    assert do("restore", back, "--data", tmp_path / "new.sqlite") == 0
    assert all_rows(tmp_path / "new.sqlite") == all_rows(odd_data_file)
    assert all(len(found) >= 7 for found in all_rows(odd_data_file).values())
    make(tmp_path / "new.sqlite")
    make(place.data)


def test_no_table_numbers_its_rows_by_itself() -> None:
    """Otherwise the database would need the next number after a copy."""
    assert not [one.name for one in META.sorted_tables if one.autoincrement_column is not None]


def test_a_large_database_takes_no_more_memory_than_a_small_one(place: PostgresDatabase, tmp_path: Path) -> None:
    """There and back: a few rows are in memory at a time."""
    make(place.data)
    most = []
    for number, size in enumerate((1_000, 10_000)):
        place.raw(
            "insert into choices (game, seq, seat, choice, kind, command)"
            f" select 'g{number}', n, 0, n, 'human', 'command ' || n from generate_series(1, {size}) as n"
        )
        tracemalloc.start()
        backup(place.data, tmp_path / f"{number}")
        assert do("restore", tmp_path / f"{number}", "--data", place.cluster.create_database().data) == 0
        most.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert most[1] < 1.5 * most[0]


# ---- versions


@pytest.mark.parametrize("version", OLD)
def test_a_backup_of_an_earlier_version_is_brought_up_to_date(
    version: int, place: PostgresDatabase, tmp_path: Path
) -> None:
    """Without a change of the backup itself."""
    data, _ = old_data_file(version, tmp_path)
    before = data.read_bytes(), rows_of(data)
    assert do("restore", data, "--data", place.data) == 0
    assert data.read_bytes() == before[0]
    assert place.raw("select value from facts where name = 'schema'") == [(str(VERSION),)]
    assert do("backup", tmp_path / "back", "--data", place.data) == 0
    again = rows_of(tmp_path / "back")
    assert [[row[:5] for row in table] for table in again] == [[row[:5] for row in table] for table in before[1]]


def test_a_backup_with_a_name_that_was_refused_can_be_moved(place: PostgresDatabase, tmp_path: Path) -> None:
    """Servers of version 11 kept such names of guests, and PostgreSQL takes none of 15,000 letters, nor a NUL."""
    data = old_data_file(3, tmp_path)[0]
    engine = sa.create_engine(f"sqlite:///{data}")
    with engine.begin() as connection:
        stamp(connection, 3)
        migrations.upgrade(connection, to="11")
        stamp(connection, 11)
        for number, name in enumerate(("x" * 15_000, "\0", "\u202egnp", "Ann")):
            row = {"i": f"a{number}", "n": name}
            connection.execute(
                sa.text("insert into accounts (id, name, face, created, seen) values (:i, :n, '', 0, 0)"), row
            )
    engine.dispose()
    assert main(["restore", str(data), "--data", str(place.data)]) == 0
    assert place.raw("select name from accounts order by id") == [("",), ("",), ("",), ("Ann",)]


def test_a_postgresql_of_an_earlier_version_is_copied_as_it_is(place: PostgresDatabase, tmp_path: Path) -> None:
    """The program of that version can open the copy. This version migrates it."""
    engine = sa.create_engine(str(place.data).replace("postgresql", "postgresql+psycopg"))
    with engine.begin() as connection:
        migrations.upgrade(connection, to="7")
        stamp(connection, 7)
    engine.dispose()
    place.raw("insert into accounts (id, name, face, created, seen) values ('a', 'Ann', '', 1, 2)")
    place.raw("insert into choices (game, seq, seat, choice, kind) values ('g', 0, 1, 2, 'human')")
    assert do("backup", tmp_path / "kept", "--data", place.data) == 0
    with closing(sqlite3.connect(tmp_path / "kept")) as file:
        assert file.execute("select value from facts").fetchall() == [("7",)]
        assert not file.execute("select name from sqlite_master where name = 'reports'").fetchall()
    store = Storage(tmp_path / "kept")
    store.open()
    assert [row["name"] for row in store.queries.rows(sa.select(META.tables["accounts"]))] == ["Ann"]
    assert len(store.queries.log("g")) == 1
    store.close()


# ---- what is in the way


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert do(*words) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert not [secret for secret in (PASSWORD, QUOTED) if secret in said.err]
    return said.err


def test_a_postgresql_with_rows_is_left_alone(
    odd_data_file: Path, place: PostgresDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    make(place.data)
    place.raw("insert into accounts (id, name, face, created, seen) values ('a', 'Ann', '', 1, 2)")
    said = refused(capsys, "restore", odd_data_file, "--data", place.data)
    assert "expected an empty database, " in said
    assert "has rows in accounts: make a new one, with createdb" in said
    assert place.raw("select count(*) from tables") == [(0,)]
    place.raw("delete from accounts")
    assert do("restore", odd_data_file, "--data", place.data) == 0, (
        "what a server has made at its start is not in the way"
    )
    capsys.readouterr()
    all_tables = ", ".join(one.name for one in META.sorted_tables if one is not FACTS)
    assert f"has rows in {all_tables}: " in refused(capsys, "restore", odd_data_file, "--data", place.data)


def test_data_in_use_are_not_restored(
    odd_data_file: Path, place: PostgresDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Storage(place.data)
    store.open()
    assert "is in use by boomtown, process " in refused(capsys, "restore", odd_data_file, "--data", place.data)
    store.close()
    assert place.raw("select count(*) from tables") == [(0,)]


@pytest.mark.parametrize(
    ("change", "row", "why"),
    [
        (
            "update tables set title = 'a' || char(0) where id = 'key 3'",
            "tables with id key 3",
            "PostgreSQL keeps no NUL character, and there is one in title",
        ),
        (
            "update choices set kind = 'far too long for its column' where seq = 5",
            "choices with game key 5, seq 5",
            "value too long for type character varying(16)",
        ),
        (
            "update games set setup = 'secret {' where id = 'key 6'",
            "games with id key 6",
            "invalid input syntax for type json",
        ),
        ("update games set round = 1 << 40 where id = 'key 0'", "games with id key 0", "integer out of range"),
    ],
)
def test_a_row_that_postgresql_does_not_take_is_named(
    odd_data_file: Path, place: PostgresDatabase, change: str, row: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message names the row without its content. Nothing is stored."""
    with closing(sqlite3.connect(odd_data_file)) as file, file:
        assert file.execute(change).rowcount == 1
    said = refused(capsys, "restore", odd_data_file, "--data", place.data)
    assert said == f"boomtown restore: the row of {row} cannot be stored: {why}\n"
    assert place.raw("select count(*) from pg_tables where schemaname = 'public'") == [(0,)]


def test_the_driver_of_postgresql_adds_no_line_of_its_own(odd_data_file: Path, place: PostgresDatabase) -> None:
    """The driver often warns about a broken pipeline. Three tries make the warning likely."""
    with closing(sqlite3.connect(odd_data_file)) as file, file:
        file.execute("update games set round = 1 << 40 where id = 'key 0'")
    command = [sys.executable, "-m", "boomtown", "restore", str(odd_data_file), "--data", place.data]
    said = [subprocess.run(command, capture_output=True, text=True, check=False).stderr for _ in range(3)]
    assert said == 3 * ["boomtown restore: the row of games with id key 0 cannot be stored: integer out of range\n"]


def test_a_bad_backup_changes_nothing(
    odd_data_file: Path, place: PostgresDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "damaged"
    content = odd_data_file.read_bytes()
    damaged.write_bytes(content[:-4096] + b"\xff" * 4096)
    (tmp_path / "diary").write_text("dear diary " * 1000)
    with closing(sqlite3.connect(odd_data_file)) as file, file:
        file.execute("update facts set value = '999' where name = 'schema'")
    for bad, says in (
        (odd_data_file, "has schema 999"),
        (damaged, "damaged"),
        (tmp_path / "diary", "cannot be read"),
        (tmp_path / "x", "there is none"),
    ):
        assert says in refused(capsys, "restore", bad, "--data", place.data)
    assert place.raw("select count(*) from pg_tables where schemaname = 'public'") == [(0,)]


@pytest.mark.parametrize("command", ["backup", "export", "reports"])
def test_data_of_something_else_are_refused(
    command: str, place: PostgresDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [command, *([] if command == "reports" else [tmp_path / "x"]), "--data", place.data]
    assert "holds no data of boomtown" in refused(capsys, *words)
    place.raw("create table games (score integer)")
    assert "has tables of another program (games)" in refused(capsys, *words)
    assert not (tmp_path / "x").is_file()
    assert "does not exist" in refused(capsys, *words[:-1], place.cluster.url("nowhere"))


def test_whoever_may_read_can_make_a_backup(
    odd_data_file: Path, place: PostgresDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Write permission is not needed. If one table is not readable, the command says so and leaves no partial file."""
    move(odd_data_file, place, tmp_path)
    role = f"reader_of_{place.name}"
    place.raw(f"create role {role} login password '{PASSWORD}'")
    place.raw(f"grant select on all tables in schema public to {role}")
    data = str(place.data).replace("//boomtown:", f"//{role}:")
    assert do("backup", tmp_path / "back", "--data", data) == 0
    assert all_rows(tmp_path / "back") == all_rows(odd_data_file)
    place.raw(f"revoke select on sessions from {role}")
    capsys.readouterr()
    said = refused(capsys, "backup", tmp_path / "again", "--data", data)
    assert "cannot be read: permission denied for table sessions" in said
    assert not list(tmp_path.glob("again*"))
    empty = str(place.cluster.create_database().data).replace("//boomtown:", f"//{role}:")
    said = refused(capsys, "restore", odd_data_file, "--data", empty)
    assert "cannot be written: permission denied for schema public" in said


def test_a_file_that_cannot_be_written(
    place: PostgresDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(place.data)
    said = refused(capsys, "backup", tmp_path / "nothing" / "x", "--data", place.data)
    assert said == f"boomtown backup: cannot write {tmp_path / 'nothing' / 'x'}: No such file or directory\n"


def test_a_backup_is_of_one_moment(place: PostgresDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The backup does not contain rows that are stored while it runs."""
    make(place.data)
    choose = "insert into choices (game, seq, seat, choice, kind) select 'g', coalesce(max(seq), 0) + 1, 0, 0, 'human'"
    report = "insert into reports (id, at, table_id, code, game, why, name, by, words)"
    place.raw(f"{choose} from choices")
    put = copy_rows._insert

    def put_and_play(*args: Any) -> None:
        put(*args)
        place.raw(f"{choose} from choices")
        place.raw(f"{report} select gen_random_uuid(), 0, '', '', '', '', '', '', '[]'")

    monkeypatch.setattr(copy_rows, "_insert", put_and_play)
    assert str(backup(place.data, tmp_path / "kept")) == "0 tables, 0 games, 1 choice"
    assert len(all_rows(tmp_path / "kept")["reports"]) == 0
    assert place.raw("select count(*) from reports") > [(1,)]


def test_a_data_base_that_goes_away_leaves_no_half_backup(
    odd_data_file: Path,
    place: PostgresDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    move(odd_data_file, place, tmp_path)
    capsys.readouterr()
    put = copy_rows._insert

    def put_and_cut(*args: Any) -> None:
        put(*args)
        cut(place)

    monkeypatch.setattr(copy_rows, "_insert", put_and_cut)
    assert " cannot be read: " in refused(capsys, "backup", tmp_path / "again", "--data", place.data)
    assert not list(tmp_path.glob("again*"))


def test_nobody_changes_the_tables_under_a_backup(place: PostgresDatabase) -> None:
    """A server of a newer version waits until it is made; one of this version may begin."""
    make(place.data)
    with opened(place.data):
        make(place.data)
        with pytest.raises(StorageError, match=r"in use by boomtown, process .*changed only while no server has them"):
            make(place.data, alone=True)
    make(place.data, alone=True)
