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

from ..conftest import House, gather, over, play_on
from ..databases import NO_ROOM, SAYS_NO_ROOM
from ..storage.test_storage import Full


def raw(house: House, statement: str, *values: Any) -> list[Any]:
    with sqlite3.connect(str(house.settings.data)) as connection:
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


async def test_a_seat_given_by_another_process_stays_given(house: House) -> None:
    """The row was changed behind the server's back: it takes over what is there, and gives the next seat."""
    code, token = await house.new_table(start=False, bots=0)
    host = await house.watch(code, token)
    seats = json.loads(raw(house, "select seats from tables")[0][0])
    seats[1] = {**seats[1], "name": "Zoe", "kind": "human", "key": "k"}
    raw(house, "update tables set seats = ?, version = version + 1", json.dumps(seats))
    await house.join(code, "Bob")
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


async def test_a_data_base_of_the_first_version_goes_on(house: House, tmp_path: Path) -> None:
    """Its rows have no versions."""
    code, token = await house.new_table(timer=0)
    me = await house.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    await house.close()
    columns = "id, code, title, public, timer, setup, seats, host, phase, round, touched, closed"
    with sqlite3.connect(tmp_path / "old.sqlite") as old:
        old.executescript(FIRST_SCHEMA)
        old.execute("attach ? as new", (str(house.settings.data),))
        old.execute(f"insert into tables select {columns} from new.tables")
        old.execute("insert into games select id, table_id, round, setup, seed, started from new.games")
        old.execute("insert into choices select game, seq, seat, choice, kind from new.choices")
        old.commit()
    again = House(replace(house.settings, data=tmp_path / "old.sqlite"))
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
async def test_one_bad_row_harms_nobody_else(house: House, column: str, value: str) -> None:
    """The server starts and other tables play. Clients of that table learn that it cannot be read."""
    bad, bad_token = await house.new_table(start=False)
    good, token = await house.new_table()
    await house.reopen()
    raw(house, f"update tables set {column} = ? where code = ?", value, bad)
    await house.reopen()
    status, body, _ = await house.request("GET", f"/api/tables/{bad}")
    assert (status, body["error"]["code"]) == (500, "server")
    broken = house.browser(bad)
    broken.send({"t": "hello", "token": bad_token})
    assert await broken.error() == "server"
    me = await house.watch(good, token)
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
async def test_a_game_that_cannot_be_restored_is_told(house: House, statement: str) -> None:
    """Its people find their table in the lobby, and why; then they play on."""
    code, token = await house.new_table()
    await house.services.storage.games.append(house.room(code).match.id, 0, 0, 1, "human")
    await house.reopen()
    raw(house, statement)
    me = await house.watch(code, token)
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", "ui-notice-not-restored")
    me.send({"t": "start"})
    await me.hear("state")
    await gather(me.settled())
    assert me.table()["notice"] is None


# ---- how long


async def test_tables_leave_the_memory_and_come_back(house: House) -> None:
    """A returning client finds the table unchanged."""
    code, token = await house.new_table()
    me = await house.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    await house.services.maintenance.sweep()
    assert len(house.services.registry._rooms) == 1, "somebody is there"
    await me.leave()
    await house.services.maintenance.sweep()
    assert len(house.services.registry._rooms) == 1, "and was there a moment ago"
    house.room(code).connections.last_seen -= house.settings.listed_for
    await house.services.maintenance.sweep()
    assert house.services.registry._rooms == {}
    again = await house.watch(code, token)
    state = await again.my_turn()
    assert (state["view"], state["decision"]) == (half["view"], half["decision"])


async def test_a_finished_game_keeps_its_link(house: House) -> None:
    """The link works for the stated time; then its rows are deleted."""
    code, token = await house.new_table()
    assert over(await play_on(await house.watch(code, token)))
    await house.reopen()
    days = 86400 * (house.settings.keep_days - 1)
    raw(house, "update tables set touched = touched - ?", days)
    await house.services.maintenance.sweep()
    assert (await house.request("GET", f"/api/tables/{code}/record"))[0] == 200
    await house.reopen()
    raw(house, "update tables set touched = touched - ?", 3 * 86400)
    await house.services.maintenance.sweep()
    assert await house.browser(code).error() == "no-table"
    assert [raw(house, f"select count(*) from {name}")[0][0] for name in ("tables", "games", "choices")] == [0, 0, 0]


async def test_a_waiting_table_nobody_comes_to(house: House) -> None:
    code, _ = await house.new_table(start=False)
    other, _ = await house.new_table()
    await house.reopen()
    raw(house, "update tables set touched = touched - ?", house.settings.idle_hours * 3600 + 1)
    await house.services.maintenance.sweep()
    assert await house.browser(code).error() == "no-table"
    house.room(other)


async def test_a_browser_left_open_holds_no_table(house: House) -> None:
    """After a silent day it is disconnected. The table leaves memory and comes back on demand."""
    code, token = await house.new_table()
    me = await house.watch(code, token)
    house.room(code).connections.active_at -= house.settings.idle_hours * 3600
    await house.services.maintenance.sweep()
    assert await me.end() == 1001
    await me.leave()
    async with house.room(code).lock:  # a bot's choice may be on its way into the storage
        pass
    house.room(code).connections.last_seen -= house.settings.listed_for
    await house.services.maintenance.sweep()
    assert house.services.registry._rooms == {}
    assert (await house.watch(code, token)).table()["you"] == 0


async def test_a_code_that_is_in_use_is_drawn_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one of a table that is in the storage only."""
    drawn = iter(["same22", "same22", "same22", "other2"])
    monkeypatch.setattr(names, "code", lambda: next(drawn))
    first, _ = await house.new_table()
    await house.reopen()
    second, _ = await house.new_table()
    assert (first, second) == ("same22", "other2")


# ---- a storage that fails


async def test_a_failing_storage_is_told_and_the_game_goes_on(house: House) -> None:
    """Players and operators learn of the failure and of its end."""
    code, token = await house.new_table()
    me = await house.watch(code, token)
    state = await me.my_turn()
    wish = {"t": "choose", "move": state["decision"]["move"], "code": state["decision"]["options"][0]["code"]}
    assert (await house.request("GET", "/healthz"))[:2] == (200, {"ok": True, "storage": "ok", "bus": "ok"})
    with Full(house):
        me.send(wish)
        assert (await me.hear("trouble"))["on"]
        assert await me.error() == "server"
        assert (await house.request("GET", "/healthz"))[:2] == (503, {"ok": False, "storage": "failing", "bus": "ok"})
        late = await house.watch(code)
        assert (await late.hear("trouble"))["on"]
        with pytest.raises(StorageError):
            await house.services.storage.probe()
    assert not (await me.hear("trouble"))["on"]
    assert (await house.request("GET", "/healthz"))[0] == 200
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
    house = House(replace(settings, keep_days=2.0))
    await house.open()
    assert house.services.settings.keep_days == 2.0
    await house.close()
