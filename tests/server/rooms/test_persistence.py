"""Persistence: retention, one owner of the data, and tables in memory only while needed."""

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.core import names
from boomtown.server.storage.storage import Storage, StorageError, Unreadable

from ..conftest import InProcessServer, gather, over, play_on
from ..databases import NO_ROOM, SAYS_NO_ROOM
from ..storage.test_storage import Full


def raw(server: InProcessServer, statement: str, *values: Any) -> list[Any]:
    with sqlite3.connect(str(server.settings.data)) as connection:
        return list(connection.execute(statement, values))


# ---- one owner


def test_a_second_server_is_turned_away(tmp_path: Path) -> None:
    """Before it has changed anything; and let in when the first one is gone."""
    first, second = Storage(tmp_path / "b.sqlite"), Storage(tmp_path / "b.sqlite")
    first.open()
    with pytest.raises(StorageError, match=rf"in use by process {os.getpid()}"):
        second.open()
    first.close()
    second.open()
    second.close()


def test_the_same_file_by_another_name(tmp_path: Path) -> None:
    first = Storage(tmp_path / "b.sqlite")
    first.open()
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "b.sqlite")
    with pytest.raises(StorageError, match="in use"):
        Storage(tmp_path / "link.sqlite").open()
    first.close()


async def test_a_seat_given_by_another_process_stays_given(server: InProcessServer) -> None:
    """The row was changed behind the server's back: it takes over what is there, and gives the next seat."""
    code, token = await server.new_table(start=False, bots=0)
    host = await server.watch(code, token)
    seats = json.loads(raw(server, "select seats from tables")[0][0])
    seats[1] = {**seats[1], "name": "Zoe", "kind": "human", "key": "k"}
    raw(server, "update tables set seats = ?, version = version + 1", json.dumps(seats))
    await server.join(code, "Bob")
    await host.wait(lambda m: m["t"] == "table" and m["table"]["seats"][1]["name"] == "Zoe")
    await gather(host.settled())
    assert [seat["name"] for seat in host.table()["seats"]] == ["Ann", "Zoe", "Bob", ""]


# ---- older and broken data

FIRST_SCHEMA = """
create table facts (name varchar(40) primary key, value varchar(200) not null);
create table tables (id varchar(40) primary key, code varchar(16) not null unique, title varchar(80) not null,
  public boolean not null, timer integer not null, setup json not null, seats json not null, host integer not null,
  phase varchar(16) not null, round integer not null, touched float not null, closed float);
create table games (id varchar(60) primary key, table_id varchar(40) not null, round integer not null,
  setup json not null, seed varchar(200) not null, started float not null);
create table choices (game varchar(60) not null, seq integer not null, seat integer not null, choice bigint not null,
  kind varchar(16) not null, primary key (game, seq));
insert into facts values ('schema', '1');
"""


async def test_a_data_base_of_the_first_version_goes_on(server: InProcessServer, tmp_path: Path) -> None:
    """Its rows have no versions."""
    code, token = await server.new_table(timer=0)
    me = await server.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    await server.close()
    columns = "id, code, title, public, timer, setup, seats, host, phase, round, touched, closed"
    with sqlite3.connect(tmp_path / "old.sqlite") as old:
        old.executescript(FIRST_SCHEMA)
        old.execute("attach ? as new", (str(server.settings.data),))
        old.execute(f"insert into tables select {columns} from new.tables")
        old.execute("insert into games select id, table_id, round, setup, seed, started from new.games")
        old.execute("insert into choices select game, seq, seat, choice, kind from new.choices")
        old.commit()
    again = InProcessServer(replace(server.settings, data=tmp_path / "old.sqlite"))
    await again.open()
    me = await again.watch(code, token)
    state = await me.my_turn()
    assert state["view"] == half["view"]
    me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
    assert (me.table()["locked"], me.table()["pace"]) == (False, "normal")
    assert over(await play_on(me))
    await again.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("seats", '[{"name": "Ann", "kind": "ghost"}]'),
        ("seats", "[]"),
        ("seats", "no json"),
        ("setup", "[1, 2]"),
        ("setup", "{}"),
        ("phase", "asleep"),
        ("host", "99"),
    ],
)
async def test_one_bad_row_harms_nobody_else(server: InProcessServer, column: str, value: str) -> None:
    """The server starts and other tables play. Clients of that table learn that it cannot be read."""
    bad, bad_token = await server.new_table(start=False)
    good, token = await server.new_table()
    await server.reopen()
    raw(server, f"update tables set {column} = ? where code = ?", value, bad)
    await server.reopen()
    status, body, _ = await server.request("GET", f"/api/tables/{bad}")
    assert (status, body["error"]["code"]) == (500, "server")
    broken = server.connect(bad)
    broken.send({"t": "hello", "token": bad_token})
    assert await broken.error() == "server"
    me = await server.watch(good, token)
    assert over(await play_on(me))


@pytest.mark.parametrize(
    "statement",
    [
        'update games set setup = \'{"game": "bang", "players": 4, "sets": ["nonsense"]}\'',
        "update games set setup = '7'",
        "delete from games",
        "update choices set choice = 123456",
    ],
)
async def test_a_game_that_cannot_be_restored_is_told(server: InProcessServer, statement: str) -> None:
    """Its people find their table in the lobby, and why; then they play on."""
    code, token = await server.new_table()
    await server.services.storage.games.append(server.room(code).match.id, 0, 0, 1, "human")
    await server.reopen()
    raw(server, statement)
    me = await server.watch(code, token)
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", "ui-notice-not-restored")
    me.send({"t": "start"})
    await me.receive("state")
    await gather(me.settled())
    assert me.table()["notice"] is None


# ---- how long


async def test_tables_leave_the_memory_and_come_back(server: InProcessServer) -> None:
    """A returning client finds the table unchanged."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    await server.services.maintenance.sweep()
    assert len(server.services.registry._rooms) == 1, "somebody is there"
    await me.leave()
    await server.services.maintenance.sweep()
    assert len(server.services.registry._rooms) == 1, "and was there a moment ago"
    server.room(code).connections.last_seen -= server.settings.listed_for
    await server.services.maintenance.sweep()
    assert server.services.registry._rooms == {}
    again = await server.watch(code, token)
    state = await again.my_turn()
    assert (state["view"], state["decision"]) == (half["view"], half["decision"])


async def test_a_finished_game_keeps_its_link(server: InProcessServer) -> None:
    """The link works for the stated time; then its rows are deleted."""
    code, token = await server.new_table()
    assert over(await play_on(await server.watch(code, token)))
    await server.reopen()
    days = 86400 * (server.settings.keep_days - 1)
    raw(server, "update tables set touched = touched - ?", days)
    await server.services.maintenance.sweep()
    assert (await server.request("GET", f"/api/tables/{code}/record"))[0] == 200
    await server.reopen()
    raw(server, "update tables set touched = touched - ?", 3 * 86400)
    await server.services.maintenance.sweep()
    assert await server.connect(code).error() == "no-table"
    assert [raw(server, f"select count(*) from {name}")[0][0] for name in ("tables", "games", "choices")] == [0, 0, 0]


async def test_a_waiting_table_nobody_comes_to(server: InProcessServer) -> None:
    code, _ = await server.new_table(start=False)
    other, _ = await server.new_table()
    await server.reopen()
    raw(server, "update tables set touched = touched - ?", server.settings.idle_hours * 3600 + 1)
    await server.services.maintenance.sweep()
    assert await server.connect(code).error() == "no-table"
    server.room(other)


async def test_a_browser_left_open_holds_no_table(server: InProcessServer) -> None:
    """After a silent day it is disconnected. The table leaves memory and comes back on demand."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    server.room(code).connections.active_at -= server.settings.idle_hours * 3600
    await server.services.maintenance.sweep()
    assert await me.end() == 1001
    await me.leave()
    async with server.room(code).lock:  # a bot's choice may be on its way into the storage
        pass
    server.room(code).connections.last_seen -= server.settings.listed_for
    await server.services.maintenance.sweep()
    assert server.services.registry._rooms == {}
    assert (await server.watch(code, token)).table()["you"] == 0


async def test_a_code_that_is_in_use_is_drawn_anew(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one of a table that is in the storage only."""
    drawn = iter(["same22", "same22", "same22", "other2"])
    monkeypatch.setattr(names, "code", lambda: next(drawn))
    first, _ = await server.new_table()
    await server.reopen()
    second, _ = await server.new_table()
    assert (first, second) == ("same22", "other2")


# ---- a storage that fails


async def test_a_failing_storage_is_told_and_the_game_goes_on(server: InProcessServer) -> None:
    """Players and operators learn of the failure and of its end."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    state = await me.my_turn()
    wish = {"t": "choose", "move": state["decision"]["move"], "code": state["decision"]["options"][0]["code"]}
    assert (await server.request("GET", "/healthz"))[:2] == (200, {"ok": True, "storage": "ok", "bus": "ok"})
    with Full(server):
        me.send(wish)
        assert (await me.receive("trouble"))["on"]
        assert await me.error() == "server"
        assert (await server.request("GET", "/healthz"))[:2] == (503, {"ok": False, "storage": "failing", "bus": "ok"})
        late = await server.watch(code)
        assert (await late.receive("trouble"))["on"]
        with pytest.raises(StorageError):
            await server.services.storage.probe()
    assert not (await me.receive("trouble"))["on"]
    assert (await server.request("GET", "/healthz"))[0] == 200
    me.send(wish)
    await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])


def test_a_place_that_takes_nothing_is_found_at_the_start(tmp_path: Path) -> None:
    """Not at the first choice of the evening."""
    store = Storage(tmp_path / "b.sqlite")
    store.open()
    store.close()
    with sqlite3.connect(tmp_path / "b.sqlite") as connection:
        connection.execute(f"create trigger full before insert on choices begin {NO_ROOM}; end")
    with pytest.raises(StorageError, match=SAYS_NO_ROOM):
        Storage(tmp_path / "b.sqlite").open()
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(StorageError, match="cannot open"):
        Storage(tmp_path / "folder.sqlite").open()


@pytest.mark.parametrize(
    "data", ["postgresql://", "oracle://localhost/x", "mysql+foo://x", "sqlite://", "://", "sqlite+aiosqlite:///x"]
)
def test_data_of_an_unknown_kind(data: str) -> None:
    with pytest.raises(StorageError, match="expected a file, or a URL"):
        Storage(data)


def test_a_row_without_sense_is_said(tmp_path: Path) -> None:
    store = Storage(f"sqlite:///{tmp_path}/b.sqlite")
    store.open()
    with pytest.raises(Unreadable, match="no game 'x'"):
        store.queries.game("x")
    assert store.queries.find("nothing") is None
    store.close()


async def test_settings_reach_the_house(settings: Settings) -> None:
    server = InProcessServer(replace(settings, keep_days=2.0))
    await server.open()
    assert server.services.settings.keep_days == 2.0
    await server.close()
