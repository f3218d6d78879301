"""Rematch: each player asks for the next game, and no absent player stops it."""

import pytest

from boomtown.server.rooms.state import RoomState

from ..conftest import Browser, House, gather
from ..fake_clock_table import Clock

AGAIN = {"t": "again", "rotate_sheriff": False}


@pytest.fixture
async def clock(house: House, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that only the test lets pass."""
    clock = Clock()
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: clock.now + 1e9))
    return clock


async def after_a_game(house: House) -> tuple[str, list[Browser]]:
    """Return a table with three people whose game is over."""
    code, token = await house.new_table(start=False, bots=0)
    tokens = [token, await house.join(code, "Bob"), await house.join(code, "Cat")]
    pages = [await house.watch(code, one) for one in tokens]
    pages[0].send({"t": "start"})
    await gather(*(page.hear("state") for page in pages))
    house.room(code).table.phase = "over"
    return code, pages


async def passes(house: House, code: str, clock: Clock, seconds: float, *pages: Browser) -> None:
    clock.now += seconds
    house.room(code).wake()
    await gather(*(page.settled() for page in pages))


async def begins(page: Browser) -> None:
    await page.wait(lambda m: m["t"] == "state" and m["round"] == 2)


async def test_the_game_begins_when_all_players_want_it(house: House, clock: Clock) -> None:
    _, pages = await after_a_game(house)
    for page in pages[1:]:
        page.send(AGAIN)
        await gather(*(one.settled() for one in pages))
    assert (pages[0].table()["again"], pages[0].table()["round"]) == ([1, 2], 1)
    pages[0].send(AGAIN)
    await begins(pages[2])
    assert (pages[2].table()["again"], pages[2].table()["begins"]) == ([], None)


async def test_a_player_who_does_nothing_stops_no_game(house: House, clock: Clock) -> None:
    """The host is idle. The game of the other two starts after a wait."""
    code, pages = await after_a_game(house)
    pages[1].send(AGAIN)
    await pages[1].settled()
    assert pages[1].table()["begins"] == 20.0
    await passes(house, code, clock, 19, *pages)
    assert pages[1].table()["phase"] == "over"
    await passes(house, code, clock, 1.5, *pages)
    await begins(pages[1])


async def test_the_absence_of_the_host_stops_no_game(house: House, clock: Clock) -> None:
    """The connected players are enough after the host's time to return."""
    code, pages = await after_a_game(house)
    await pages[0].leave()
    for page in pages[1:]:
        page.send(AGAIN)
    await gather(*(page.settled() for page in pages[1:]))
    assert pages[1].table()["round"] == 1, "the host may only have loaded the page again"
    await passes(house, code, clock, house.settings.reconnect_grace + 0.1, *pages[1:])
    await begins(pages[1])


async def test_the_wish_of_a_player_who_leaves_is_forgotten(house: House, clock: Clock) -> None:
    code, pages = await after_a_game(house)
    pages[1].send(AGAIN, {"t": "leave"})
    await gather(*(page.settled() for page in pages))
    assert (pages[0].table()["again"], pages[0].table()["begins"]) == ([], None)
    await passes(house, code, clock, 60, *pages)
    assert pages[0].table()["phase"] == "over"


async def test_a_host_who_asks_twice_does_not_wait(house: House, clock: Clock) -> None:
    _, pages = await after_a_game(house)
    pages[1].send(AGAIN, AGAIN)
    await pages[1].settled()
    assert pages[1].table()["round"] == 1, "no host"
    pages[0].send(AGAIN, AGAIN)
    await begins(pages[0])


async def test_a_spectator_wants_nothing(house: House) -> None:
    code, _ = await after_a_game(house)
    watcher = await house.watch(code)
    watcher.send(AGAIN)
    assert await watcher.error() == "not-host"


async def test_spectators_are_named(house: House) -> None:
    """Also before they speak. One without a name is counted only."""
    code, token = await house.new_table(start=False, bots=0)
    host = await house.watch(code, token)
    eve, _ = house.browser(code), await house.watch(code)
    eve.send({"t": "hello", "name": "Eve"})
    await gather(eve.settled(), host.settled())
    assert (host.table()["guests"], host.table()["watchers"]) == (["Eve"], 2)
    await eve.leave()
    await host.wait(lambda m: m["t"] == "table" and m["table"]["guests"] == [])
