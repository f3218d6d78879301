"""Correspondence: days per decision, no connection needed; the server wakes a table whose time is up."""

import pytest

from boomtown.server.core.durations import DAY
from boomtown.server.rooms.state import RoomState

from ..conftest import InProcessServer
from ..fake_clock_table import MOMENT, FakeClockTable, bot, moments_game, table

__all__ = ["bot", "moments_game", "table"]


@pytest.fixture
async def post(table: FakeClockTable, monkeypatch: pytest.MonkeyPatch) -> FakeClockTable:
    """Ann and Bob, with two bots, a day for each decision."""
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: table.clock.now + 1e9))
    for module in ("games", "tables"):
        monkeypatch.setattr(f"boomtown.server.storage.{module}.time", RoomState.wall)
    await table.gather("Bob", watchers=0, setup={"game": "moments", "players": 4})
    table.people[0].send({"t": "setup", "days": 1}, {"t": "start"})
    await table.rest()
    return table


async def leave(post: FakeClockTable) -> None:
    """Close all pages."""
    for person in post.people:
        await person.leave()
    post.people.clear()
    post.messages.clear()


async def asked_by_post(post: FakeClockTable) -> int:
    """Until a person is asked openly; who."""
    for _ in range(200):
        if not post.match.moment and post.match.asked in (0, 1):
            return int(post.match.asked)
        await post.passes(MOMENT if post.match.moment else 3)
    raise AssertionError("nobody is asked")


async def test_nobody_has_to_be_there(post: FakeClockTable) -> None:
    """A lost connection brings no bot. The time runs for a day with and without connections."""
    who = await asked_by_post(post)
    moves = post.match.game.moves
    assert post.people[0].table()["days"] == 1
    assert post.people[0].state()["deadline"] == pytest.approx(DAY, abs=10)
    await leave(post)
    await post.passes(DAY - 60)
    assert (post.match.game.moves, post.match.asked) == (moves, who)
    await post.passes(120)
    assert post.match.log[moves].kind == "timeout"


async def test_the_server_wakes_a_table_whose_time_is_up(post: FakeClockTable) -> None:
    """This works after a restart without connections, not before the time, and for one question only."""
    who = await asked_by_post(post)
    moves, code = post.match.game.moves, post.code
    await leave(post)
    await post.passes(3600)
    await post.server.reopen()
    services = post.server.services
    await services.maintenance.load_due()
    assert services.registry.present(code) is None, "nothing to do"
    post.clock.now += DAY - 3600 - 60
    await services.maintenance.load_due()
    assert services.registry.present(code) is None
    post.clock.now += 120
    await services.maintenance.load_due()
    await post.rest()
    line = post.match.log[moves]
    assert (line.seat, line.kind) == (who, "timeout")


async def test_the_time_goes_on_while_the_server_does_not_run(post: FakeClockTable) -> None:
    await asked_by_post(post)
    moves = post.match.game.moves
    await leave(post)
    await post.server.close()
    post.clock.now += DAY / 2
    await post.server.reopen()
    page = await post.enter(post.tokens[0])
    await post.rest()
    assert post.match.game.moves == moves
    assert page.state()["deadline"] == pytest.approx(DAY / 2, abs=10)


async def test_such_a_table_is_kept_however_long(post: FakeClockTable) -> None:
    """Until its game is over: then it is a table like any other."""
    await asked_by_post(post)
    storage = post.server.services.storage
    table_id = post.room.table.id
    assert storage.queries.expired_tables(0, 1e12) == []
    await storage.tables.set_due(table_id, None)
    assert storage.queries.expired_tables(0, 1e12) == [table_id]


async def test_whoever_plays_with_bots_alone_is_waited_for(server: InProcessServer) -> None:
    code, token = await server.new_table(days=2)
    me = await server.watch(code, token)
    state = await me.my_turn()
    assert (state["deadline"], state["timed"]) == (None, False)
    assert server.services.storage.queries.due_tables(1e12) == []


async def test_days_and_a_purse_do_not_go_together(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0, purse={"start": 60, "increment": 5}, days=3)
    me = await server.watch(code, token)
    assert (me.table()["days"], me.table()["purse"]) == (3, None)
    me.send({"t": "setup", "days": 0, "purse": {"start": 60, "increment": 5}})
    await me.settled()
    assert (me.table()["days"], me.table()["purse"]) == (0, {"start": 60, "increment": 5})
    me.send({"t": "setup", "days": 9})
    assert await me.error() == "malformed"
