"""Thinking time of bots: hidden in a pause that is drawn before."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.core import entropy
from boomtown.server.engine.match import Match
from boomtown.server.tables.table import Seat, Table

from .. import toy_moments_game
from ..fake_clock_table import FakeClockTable, Last, bot, posse, saloon
from .test_absence import kinds

__all__ = ["bot", "posse", "saloon"]
PAUSE = 2.0
BOT = 3  # its seat


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_delay=PAUSE)


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all pauses equal; no player can interrupt."""
    monkeypatch.setattr(entropy, "pause", lambda middle: middle)
    monkeypatch.setattr(toy_moments_game, "WHYS", ())


class Slow(Last):
    """Bot that uses so much of the table's time for a thought."""

    takes = 0.0
    asked = 0
    clock: Any = None
    gate: Any = None  # it thinks until this is opened

    def choose(self, game: Any, seat: int) -> int:
        type(self).asked += 1
        self.clock.now += self.takes
        if self.gate is not None:
            self.gate.wait()
        return super().choose(game, seat)


@pytest.fixture
def slow(saloon: FakeClockTable, bot: type[Last], even: None, monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    monkeypatch.setattr("boomtown.server.engine.bot_registry.make", lambda name: Slow())
    for name, value in {"clock": saloon.clock, "asked": 0, "takes": 0.0, "gate": None}.items():
        monkeypatch.setattr(Slow, name, value)
    return Slow


async def bots_turn(saloon: FakeClockTable) -> None:
    """Three people have called; the bot is next."""
    await saloon.open("Bob", "Cat", watchers=1)
    for who in (0, 1, 2):
        await saloon.choose(who, 1)


def calls(saloon: FakeClockTable) -> int:
    return int(saloon.match.game.state.calls)


async def after(saloon: FakeClockTable, seconds: float, since: float) -> int:
    """Return the number of calls so many seconds after that time."""
    await saloon.passes(since + seconds - saloon.clock.now)
    return calls(saloon)


@pytest.mark.parametrize("takes", [0.0, 0.7, 1.9])
async def test_a_thought_shorter_than_the_pause_shows_in_nothing(
    saloon: FakeClockTable, slow: type[Slow], takes: float
) -> None:
    """The bot is asked when the question comes; its answer is there at the end of the pause, not a moment later."""
    slow.takes = takes
    await bots_turn(saloon)
    since = saloon.match.asked_at
    assert slow.asked == 1
    assert await after(saloon, PAUSE - 0.01, since) == 3
    assert await after(saloon, PAUSE, since) == 4
    assert kinds(saloon.server, saloon.code)[3] == (BOT, "bot")
    assert slow.asked == 1


async def test_a_thought_longer_than_the_pause_shows_when_it_is_there(saloon: FakeClockTable, slow: type[Slow]) -> None:
    slow.takes = PAUSE + 1.0
    await bots_turn(saloon)
    assert (slow.asked, calls(saloon)) == (1, 4)


async def test_whoever_leaves_late_is_answered_for_after_a_pause_too(saloon: FakeClockTable, slow: type[Slow]) -> None:
    """Their own pause has been over for long; what the bot thinks in their place shows in nothing either."""
    slow.takes = 0.7
    await saloon.open("Bob", "Cat", watchers=1)
    await saloon.passes(10.0)
    since = saloon.clock.now
    saloon.people[0].send({"t": "leave"})
    await saloon.rest()
    assert slow.asked == 1
    assert await after(saloon, PAUSE - 0.01, since) == 0
    assert await after(saloon, PAUSE, since) == 1
    assert kinds(saloon.server, saloon.code) == [(0, "away")]


async def test_whoever_is_back_during_the_pause_chooses_themselves(saloon: FakeClockTable, slow: type[Slow]) -> None:
    """The thought in their place is not played; it is the same question, should they leave once more."""
    await saloon.open("Bob", "Cat", watchers=1)
    saloon.people[0].send({"t": "leave"})
    await saloon.rest()
    saloon.people[0].send({"t": "hello", "token": saloon.tokens[0]})
    await saloon.rest()
    await saloon.passes(2 * PAUSE)
    assert (slow.asked, calls(saloon)) == (1, 0)
    await saloon.choose(0, 1)
    assert kinds(saloon.server, saloon.code) == [(0, "human")]


async def test_a_thought_about_what_is_taken_back_is_forgotten(saloon: FakeClockTable, slow: type[Slow]) -> None:
    await bots_turn(saloon)
    saloon.people[2].send({"t": "undo", "move": saloon.match.game.moves})
    await saloon.rest()
    assert saloon.match.asked == 2
    await saloon.passes(PAUSE)
    assert calls(saloon) == 2, "nobody answers a question that is not there any more"
    await saloon.choose(2, 2)
    assert slow.asked == 2, "another question is thought about anew"
    await saloon.passes(PAUSE)
    assert calls(saloon) == 4


async def test_who_takes_back_while_the_bot_thinks_comes_first(saloon: FakeClockTable, slow: type[Slow]) -> None:
    """However long it thinks: the answer is not shown before those who wait for the table have had their turn."""
    slow.takes, slow.gate = PAUSE + 1.0, threading.Event()
    await saloon.open("Bob", "Cat", watchers=1)
    for who in (0, 1):
        await saloon.choose(who, 1)
    saloon.people[2].send({"t": "choose", "move": saloon.match.game.moves, "code": 1})
    while not slow.asked:
        await asyncio.sleep(0)
    saloon.people[2].send({"t": "undo", "move": saloon.match.game.moves})
    while saloon.match.asked != 2:
        await asyncio.sleep(0)
    slow.gate.set()
    await saloon.rest()
    assert (saloon.match.asked, calls(saloon)) == (2, 2)


async def test_nothing_waits_for_a_bot_that_thinks(saloon: FakeClockTable, slow: type[Slow]) -> None:
    """The time until the log is sent does not reveal a pending decision."""
    slow.gate = threading.Event()
    await saloon.open("Bob", "Cat", watchers=1)
    for who in (0, 1):
        await saloon.choose(who, 1)
    saloon.people[2].send({"t": "choose", "move": saloon.match.game.moves, "code": 1})
    while not slow.asked:
        await asyncio.sleep(0)
    assert not saloon.room.lock.locked()
    watcher = saloon.people[3]
    watcher.send({"t": "log", "before": 1})
    answer = await watcher.receive("log")
    slow.gate.set()
    assert answer["before"] == 1
    await saloon.rest()
    assert calls(saloon) == 3


async def test_the_log_is_sent_while_the_table_is_locked_and_tells_nothing_that_is_not_stored(
    saloon: FakeClockTable,
) -> None:
    await saloon.open("Bob", "Cat", watchers=1)
    watcher, match = saloon.people[3], saloon.match
    async with saloon.room.lock:
        match.step(0, 1)  # tried, and not stored yet
        assert match.game.event_count > match.stored_events
        watcher.send({"t": "log", "before": match.game.event_count})
        answer = await watcher.receive("log")
        assert len(answer["events"]) == match.stored_events
        match.rebuild(list(match.log))


async def test_a_bot_thinks_with_a_slot_alone(saloon: FakeClockTable, slow: type[Slow]) -> None:
    """A question just before another due event waits for a thinking slot."""
    await bots_turn(saloon)
    saloon.match.ask(saloon.room.table, PAUSE, saloon.clock.now)  # asked anew: there is a thought to be had
    slow.asked = 0
    async with saloon.room.lock:
        await saloon.room.autoplay._do()
    assert slow.asked == 0


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_the_pause_comes_from_chance_and_the_pace_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other hands, other questions, other choices: from the same chance come the same pauses."""

    def pauses(seed: str, last: bool) -> list[float]:
        monkeypatch.setattr(entropy, "_system", random.Random(8))
        setup: dict[str, Any] = {"game": game, "players": 2 if game == "duel" else 4, "sets": [], "options": {}}
        seats = [Seat("Rusty", "bot", "greenhorn") for _ in range(setup["players"])]
        table, match = Table("t", "code", "Dry Gulch", False, 0, setup, seats), Match.fresh("t.1", setup, seed)
        drawn = []
        for _ in range(12):
            ask = match.game.ask
            assert ask is not None
            match.ask(table, PAUSE, now=0.0)
            drawn.append(match.pause)
            match.step(ask.who, ask.options[-1 if last else 0])
        return drawn

    one = pauses("a deal", last=False)
    assert one == pauses("another", last=True)
    assert len(set(one)) == 12
    assert 0.5 * PAUSE < min(one) < max(one) < 1.5 * PAUSE
