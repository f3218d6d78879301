"""Rematch: each player asks for the next game, and no absent player stops it."""

import pytest

from boomtown.server.rooms.state import RoomState

from ..conftest import InProcessServer, WebSocketClient, gather
from ..fake_clock_table import Clock

AGAIN = {"t": "again", "rotate_sheriff": False}


@pytest.fixture
async def clock(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that only the test lets pass."""
    clock = Clock()
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: clock.now + 1e9))
    return clock


async def after_a_game(server: InProcessServer) -> tuple[str, list[WebSocketClient]]:
    """Return a table with three people whose game is over."""
    code, token = await server.new_table(start=False, bots=0)
    tokens = [token, await server.join(code, "Bob"), await server.join(code, "Cat")]
    pages = [await server.watch(code, one) for one in tokens]
    pages[0].send({"t": "start"})
    await gather(*(page.receive("state") for page in pages))
    server.room(code).table.phase = "over"
    return code, pages


async def passes(server: InProcessServer, code: str, clock: Clock, seconds: float, *pages: WebSocketClient) -> None:
    clock.now += seconds
    server.room(code).wake()
    await gather(*(page.settled() for page in pages))


async def begins(page: WebSocketClient) -> None:
    await page.wait(lambda m: m["t"] == "state" and m["round"] == 2)


async def test_the_game_begins_when_all_players_want_it(server: InProcessServer, clock: Clock) -> None:
    _, pages = await after_a_game(server)
    for page in pages[1:]:
        page.send(AGAIN)
        await gather(*(one.settled() for one in pages))
    assert (pages[0].table()["again"], pages[0].table()["round"]) == ([1, 2], 1)
    pages[0].send(AGAIN)
    await begins(pages[2])
    assert (pages[2].table()["again"], pages[2].table()["begins"]) == ([], None)


async def test_a_player_who_does_nothing_stops_no_game(server: InProcessServer, clock: Clock) -> None:
    """The host is idle. The game of the other two starts after a wait."""
    code, pages = await after_a_game(server)
    pages[1].send(AGAIN)
    await pages[1].settled()
    assert pages[1].table()["begins"] == 20.0
    await passes(server, code, clock, 19, *pages)
    assert pages[1].table()["phase"] == "over"
    await passes(server, code, clock, 1.5, *pages)
    await begins(pages[1])


async def test_the_absence_of_the_host_stops_no_game(server: InProcessServer, clock: Clock) -> None:
    """The connected players are enough after the host's time to return."""
    code, pages = await after_a_game(server)
    await pages[0].leave()
    for page in pages[1:]:
        page.send(AGAIN)
    await gather(*(page.settled() for page in pages[1:]))
    assert pages[1].table()["round"] == 1, "the host may only have loaded the page again"
    await passes(server, code, clock, server.settings.reconnect_grace + 0.1, *pages[1:])
    await begins(pages[1])


async def test_the_wish_of_a_player_who_leaves_is_forgotten(server: InProcessServer, clock: Clock) -> None:
    code, pages = await after_a_game(server)
    pages[1].send(AGAIN, {"t": "leave"})
    await gather(*(page.settled() for page in pages))
    assert (pages[0].table()["again"], pages[0].table()["begins"]) == ([], None)
    await passes(server, code, clock, 60, *pages)
    assert pages[0].table()["phase"] == "over"


async def test_a_host_who_asks_twice_does_not_wait(server: InProcessServer, clock: Clock) -> None:
    _, pages = await after_a_game(server)
    pages[1].send(AGAIN, AGAIN)
    await pages[1].settled()
    assert pages[1].table()["round"] == 1, "no host"
    pages[0].send(AGAIN, AGAIN)
    await begins(pages[0])


async def test_a_spectator_wants_nothing(server: InProcessServer) -> None:
    code, _ = await after_a_game(server)
    watcher = await server.watch(code)
    watcher.send(AGAIN)
    assert await watcher.error() == "not-host"


async def test_spectators_are_named(server: InProcessServer) -> None:
    """Also before they speak. One without a name is counted only."""
    code, token = await server.new_table(start=False, bots=0)
    host = await server.watch(code, token)
    eve, _ = server.connect(code), await server.watch(code)
    eve.send({"t": "hello", "name": "Eve"})
    await gather(eve.settled(), host.settled())
    assert (host.table()["guests"], host.table()["watchers"]) == (["Eve"], 2)
    await eve.leave()
    await host.wait(lambda m: m["t"] == "table" and m["table"]["guests"] == [])
