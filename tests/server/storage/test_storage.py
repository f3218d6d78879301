"""Acknowledged data is stored; data that is not stored has no effect."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import convert, to_builtins

from boomtown.server.storage.database import READERS
from boomtown.server.storage.storage import Storage, StorageError
from boomtown.server.tables.table import Seat, Table

from ..conftest import InProcessServer, gather, over, play_on
from ..databases import NO_ROOM
from ..rooms.test_play import four_people

SETUP = {"game": "bang", "players": 4, "sets": [], "options": {}}


def table(number: int = 0) -> Table:
    return Table(f"id{number}", f"code{number}", "Dry Gulch", False, 60, SETUP, [Seat("Ann", "human", "x", "k")])


@pytest.fixture
def store(tmp_path: Path) -> Storage:
    store = Storage(tmp_path / "deep" / "folder" / "b.sqlite")
    store.open()
    return store


async def test_tables_come_back_as_they_were(store: Storage) -> None:
    first, second = table(1), table(2)
    await store.tables.add(first)
    await store.tables.add(second)
    first.title, first.round = 'Élan "<b>"', 3
    first.seats[0].left, first.locked, first.pace = True, True, "fast"
    await store.tables.save(first)
    await store.tables.remove([second.id])
    assert store.queries.find("id1") == store.queries.find("code1") == first
    assert first.version == 1
    assert store.queries.find("id2") is None
    store.close()


async def test_one_bad_write_does_not_take_the_others_along(store: Storage) -> None:
    """All wait in one group; the one whose number is taken fails alone, and keeps its place to the winner."""
    writes = [store.games.append("g", n, 0, n * 10, "human") for n in range(50)]
    writes.insert(25, store.games.append("g", 7, 1, 999, "bot"))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [n for n, r in enumerate(results) if r is not None] == [25]
    assert isinstance(results[25], StorageError)
    assert store.queries.log("g") == [(0, n * 10, "human") for n in range(50)]
    store.close()


@pytest.mark.parametrize("query", ["select choice from choices", "select absent"])
async def test_a_connection_that_is_lost_after_the_answer(
    store: Storage, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    """The answer holds. A query's own error is the reported one."""
    await store.games.append("g", 0, 0, 7, "human")

    def lost(_: object) -> None:
        raise sqlite3.OperationalError("the connection is lost")

    found = None
    for _ in range(2 * READERS + 20):  # no connection of the pool is used up
        with (
            contextlib.nullcontext() if "choice" in query else pytest.raises(StorageError, match="absent"),
            monkeypatch.context() as patch,
            store.queries.reading() as connection,
        ):
            patch.setattr(store.engine.dialect, "do_rollback", lost)
            found = connection.scalar(sa.text(query))
    assert found == (7 if "choice" in query else None)
    store.close()


def test_a_data_base_of_another_version_is_left_alone(tmp_path: Path) -> None:
    store = Storage(tmp_path / "b.sqlite")
    store.open()
    store.close()
    with sqlite3.connect(tmp_path / "b.sqlite") as raw:
        raw.execute("update facts set value = '999'")
    with pytest.raises(StorageError, match="schema 999"):
        Storage(tmp_path / "b.sqlite").open()


def test_what_is_no_data_base_is_said(tmp_path: Path) -> None:
    (tmp_path / "b.sqlite").write_text("dear diary " * 100)
    with pytest.raises(StorageError, match="cannot open"):
        Storage(tmp_path / "b.sqlite").open()


def test_writes_are_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # as in every server that is not of a test
    store = Storage(tmp_path / "b.sqlite")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
    store.engine.dispose()


class Full:
    """A disk that refuses every choice until it is mended."""

    def __init__(self, server: InProcessServer) -> None:
        self.data = str(server.settings.data)

    def __enter__(self) -> None:
        with sqlite3.connect(self.data) as raw:
            raw.execute(f"create trigger full before insert on choices begin {NO_ROOM}; end")

    def __exit__(self, *_: object) -> None:
        with sqlite3.connect(self.data) as raw:
            raw.execute("drop trigger full")


async def test_a_storage_failure_refuses_and_loses_nothing(server: InProcessServer) -> None:
    code, people = await four_people(server)
    room = server.room(code)
    me = people[room.match.asked]
    state = me.state()
    wish = {"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]}
    with Full(server):
        me.send(wish)
        assert await me.error() == "server"
        me.send({"t": "hello", "token": me.token})
        assert (await me.receive("state"))["view"] == state["view"]
        assert room.match.choices == []
    me.send(wish)
    await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    assert len(room.match.choices) == 1


@pytest.mark.slow
async def test_bots_wait_for_the_storage_and_go_on(server: InProcessServer) -> None:
    """The table survives a full disk during any player's move."""
    code, token = await server.new_table()
    with Full(server):
        me = await server.watch(code, token)
        await asyncio.sleep(0)
        await me.settled()
        assert server.room(code).match.choices == []
    state = await me.my_turn() if me.state()["decision"] is None else me.state()
    me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
    assert over(await play_on(me))


async def test_another_process_wrote_the_move_first(server: InProcessServer) -> None:
    """Then the table has what the storage has, and the choice came too late."""
    code, people = await four_people(server)
    room = server.room(code)
    me = people[room.match.asked]
    first, second = room.match.game.ask.options[0], room.match.game.ask.options[-1]
    await server.services.storage.games.append(room.match.id, 0, room.match.asked, second, "human")
    me.send({"t": "choose", "move": 0 + room.match.game.moves, "code": first})
    assert await me.error() == "stale"
    assert room.match.choices == [second]
    await gather(me.settled())


@pytest.mark.slow
async def test_everything_goes_on_after_a_restart(server: InProcessServer) -> None:
    """A lobby, a running game and a finished one."""
    lobby, lobby_token = await server.new_table(start=False, bots=1, title="Waiting")
    running, running_token = await server.new_table()
    ended, ended_token = await server.new_table()
    me = await server.watch(running, running_token)
    half = await play_on(me, lambda s: len(s["events"]) > 0 and s["view"]["move"] > 20)
    assert not over(half)
    done = await server.watch(ended, ended_token)
    last = await play_on(done)
    await server.reopen()
    me = await server.watch(running, running_token)
    again = await me.my_turn()
    assert again["view"] == half["view"]
    assert again["decision"] == half["decision"]
    me.send({"t": "choose", "move": again["view"]["move"], "code": again["decision"]["options"][0]["code"]})
    assert over(await play_on(me))
    done = await server.watch(ended, ended_token)
    end = await done.receive("state")
    assert (end["view"], end["seed"]) == (last["view"], last["seed"])
    done.send({"t": "again", "rotate_sheriff": False})
    await done.wait(lambda m: m["t"] == "state" and m["round"] == 2)
    waiting = await server.watch(lobby, lobby_token)
    assert waiting.table()["title"] == "Waiting"
    assert [s["kind"] for s in waiting.table()["seats"]] == ["human", "open", "open", "bot"]
    waiting.send({"t": "start"})
    await waiting.receive("state")


@pytest.mark.slow
async def test_a_log_these_rules_cannot_play_leaves_the_table(server: InProcessServer) -> None:
    """The friends are back in their lobby instead of before a table that never answers."""
    code, token = await server.new_table()
    await server.services.storage.games.append(server.room(code).match.id, 0, 0, 123456, "human")
    await server.reopen()
    me = await server.watch(code, token)
    assert me.table()["phase"] == "lobby"
    me.send({"t": "start"})
    assert over(await play_on(me))
    assert server.room(code).table.round == 2


FIRST_ROWS = """
import sys
from msgspec import to_builtins
from boomtown.server.storage import queries
from boomtown.server.tables.table import Seat, Table

table = Table("id", "code", "title", True, 60, {"game": "bang", "players": 4, "sets": [], "options": {}})
table.seats = [Seat()]
row, seen = to_builtins(table), []
sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_filename))
queries._table(row)
queries.convert({"secret": "0" * 64, "parts": []}, queries.Deal)
sys.setprofile(None)
print([name for name in seen if "msgspec" in name])
"""


def test_what_threads_read_is_known_before_there_are_threads() -> None:
    """msgspec inspects a class at its first row.

    Two threads at once, as at the start of a busy server, crashed the process.
    """
    done = subprocess.run([sys.executable, "-c", FIRST_ROWS], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_mark_of_an_address_is_stored_as_in_earlier_versions() -> None:
    seat = Seat("Ann", address_mark="m")
    assert to_builtins(seat)["place"] == "m"
    assert convert({"name": "Ann", "place": "m"}, Seat) == seat
