"""Thinking time of bots: hidden in a pause that is drawn before."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.games import spec_of
from boomtown.server.config.settings import Settings
from boomtown.server.core import entropy
from boomtown.server.engine.match import Match
from boomtown.server.tables.table import Seat, Table

from .. import toy_moments_game
from ..fake_clock_table import FakeClockTable, LastOptionBot, bot, moments_game, table
from .test_absence import kinds

__all__ = ["bot", "moments_game", "table"]
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


class Slow(LastOptionBot):
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
def slow(table: FakeClockTable, bot: type[LastOptionBot], even: None, monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    monkeypatch.setattr("boomtown.server.engine.bot_registry.make", lambda name: Slow())
    for name, value in {"clock": table.clock, "asked": 0, "takes": 0.0, "gate": None}.items():
        monkeypatch.setattr(Slow, name, value)
    return Slow


async def bots_turn(table: FakeClockTable) -> None:
    """Three people have called; the bot is next."""
    await table.open("Bob", "Cat", watchers=1)
    for who in (0, 1, 2):
        await table.choose(who, 1)


def calls(table: FakeClockTable) -> int:
    return int(table.match.game.state.calls)


async def after(table: FakeClockTable, seconds: float, since: float) -> int:
    """Return the number of calls so many seconds after that time."""
    await table.passes(since + seconds - table.clock.now)
    return calls(table)


@pytest.mark.parametrize("takes", [0.0, 0.7, 1.9])
async def test_a_thought_shorter_than_the_pause_shows_in_nothing(
    table: FakeClockTable, slow: type[Slow], takes: float
) -> None:
    """The bot is asked when the question comes; its answer is there at the end of the pause, not a moment later."""
    slow.takes = takes
    await bots_turn(table)
    since = table.match.asked_at
    assert slow.asked == 1
    assert await after(table, PAUSE - 0.01, since) == 3
    assert await after(table, PAUSE, since) == 4
    assert kinds(table.server, table.code)[3] == (BOT, "bot")
    assert slow.asked == 1


async def test_a_thought_longer_than_the_pause_shows_when_it_is_there(table: FakeClockTable, slow: type[Slow]) -> None:
    slow.takes = PAUSE + 1.0
    await bots_turn(table)
    assert (slow.asked, calls(table)) == (1, 4)


async def test_whoever_leaves_late_is_answered_for_after_a_pause_too(table: FakeClockTable, slow: type[Slow]) -> None:
    """Their own pause has been over for long; what the bot thinks in their place shows in nothing either."""
    slow.takes = 0.7
    await table.open("Bob", "Cat", watchers=1)
    await table.passes(10.0)
    since = table.clock.now
    table.people[0].send({"t": "leave"})
    await table.rest()
    assert slow.asked == 1
    assert await after(table, PAUSE - 0.01, since) == 0
    assert await after(table, PAUSE, since) == 1
    assert kinds(table.server, table.code) == [(0, "away")]


async def test_whoever_is_back_during_the_pause_chooses_themselves(table: FakeClockTable, slow: type[Slow]) -> None:
    """The thought in their place is not played; it is the same question, should they leave once more."""
    await table.open("Bob", "Cat", watchers=1)
    table.people[0].send({"t": "leave"})
    await table.rest()
    table.people[0].send({"t": "hello", "token": table.tokens[0]})
    await table.rest()
    await table.passes(2 * PAUSE)
    assert (slow.asked, calls(table)) == (1, 0)
    await table.choose(0, 1)
    assert kinds(table.server, table.code) == [(0, "human")]


async def test_a_thought_about_what_is_taken_back_is_forgotten(table: FakeClockTable, slow: type[Slow]) -> None:
    await bots_turn(table)
    table.people[2].send({"t": "undo", "move": table.match.game.moves})
    await table.rest()
    assert table.match.asked == 2
    await table.passes(PAUSE)
    assert calls(table) == 2, "nobody answers a question that is not there any more"
    await table.choose(2, 2)
    assert slow.asked == 2, "another question is thought about anew"
    await table.passes(PAUSE)
    assert calls(table) == 4


async def test_who_takes_back_while_the_bot_thinks_comes_first(table: FakeClockTable, slow: type[Slow]) -> None:
    """However long it thinks: the answer is not shown before those who wait for the table have had their turn."""
    slow.takes, slow.gate = PAUSE + 1.0, threading.Event()
    await table.open("Bob", "Cat", watchers=1)
    for who in (0, 1):
        await table.choose(who, 1)
    table.people[2].send({"t": "choose", "move": table.match.game.moves, "code": 1})
    while not slow.asked:
        await asyncio.sleep(0)
    table.people[2].send({"t": "undo", "move": table.match.game.moves})
    while table.match.asked != 2:
        await asyncio.sleep(0)
    slow.gate.set()
    await table.rest()
    assert (table.match.asked, calls(table)) == (2, 2)


async def test_nothing_waits_for_a_bot_that_thinks(table: FakeClockTable, slow: type[Slow]) -> None:
    """The time until the log is sent does not reveal a pending decision."""
    slow.gate = threading.Event()
    await table.open("Bob", "Cat", watchers=1)
    for who in (0, 1):
        await table.choose(who, 1)
    table.people[2].send({"t": "choose", "move": table.match.game.moves, "code": 1})
    while not slow.asked:
        await asyncio.sleep(0)
    assert not table.room.lock.locked()
    watcher = table.people[3]
    watcher.send({"t": "log", "before": 1})
    answer = await watcher.receive("log")
    slow.gate.set()
    assert answer["before"] == 1
    await table.rest()
    assert calls(table) == 3


async def test_the_log_is_sent_while_the_table_is_locked_and_tells_nothing_that_is_not_stored(
    table: FakeClockTable,
) -> None:
    await table.open("Bob", "Cat", watchers=1)
    watcher, match = table.people[3], table.match
    async with table.room.lock:
        match.step(0, 1)  # tried, and not stored yet
        assert match.game.event_count > match.stored_events
        watcher.send({"t": "log", "before": match.game.event_count})
        answer = await watcher.receive("log")
        assert len(answer["events"]) == match.stored_events
        match.rebuild(list(match.log))


async def test_a_bot_thinks_with_a_slot_alone(table: FakeClockTable, slow: type[Slow]) -> None:
    """A question just before another due event waits for a thinking slot."""
    await bots_turn(table)
    table.match.ask(table.room.table, PAUSE, table.clock.now)  # a new question, for which the bot needs time
    slow.asked = 0
    async with table.room.lock:
        await table.room.autoplay._do()
    assert slow.asked == 0


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_the_pause_comes_from_chance_the_pace_and_the_game_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    middle = PAUSE * spec_of(game).bot_pause
    assert 0.5 * middle < min(one) < max(one) < 1.5 * middle
