"""Bots think in a few threads; one that loops, waits or fails is answered for and keeps nobody waiting."""

import asyncio
import gc
import importlib
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boomtown.games import new_game
from boomtown.kernel.game import Game
from boomtown.server.bot_runner.base import MOST_LOST, Brains
from boomtown.server.config.settings import Settings
from boomtown.server.engine import bot_registry

from ..conftest import House, over, play_on


class Scripted:
    """Does what it is told, one thing after the other, then what is sensible."""

    def __init__(self, *deeds: Any) -> None:
        self.deeds = list(deeds)
        self.asked = 0

    def choose(self, game: Game, seat: int) -> int:
        self.asked += 1
        if self.deeds:
            self.deeds.pop(0)()
        assert game.ask is not None
        return game.ask.options[0]


def spin() -> None:
    while True:
        pass


def busy(seconds: float) -> None:
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        pass


@pytest.fixture
def game() -> Game:
    return new_game({"players": 4}, 1)


async def ask(brains: Brains, bot: Any, game: Game) -> bool:
    assert game.ask is not None
    choice, sound = await brains.think(bot, game, game.ask.who)
    assert choice in game.ask.options
    return sound


async def test_an_endless_thought_is_ended(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    """The thread is free again, and the bot answers its next question itself."""
    brains = Brains(1, 0.05, 60)
    bot = Scripted(spin)
    before = threading.active_count()
    assert not await ask(brains, bot, game)
    assert "thought too long" in caplog.text
    assert await ask(brains, bot, game)
    assert threading.active_count() <= before + 1
    brains.close()


async def test_a_thought_that_imports_something_is_ended_later(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock of the import would be left behind, and everybody in the process would wait for it."""
    (tmp_path / "slow_to_import.py").write_text(
        "import threading\ngo = threading.Event()\nwhile not go.is_set(): pass\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    brains, loaded = Brains(1, 0.01, 60), []

    def think() -> None:
        loaded.append(importlib.import_module("slow_to_import"))
        spin()

    assert not await ask(brains, Scripted(think), game)
    assert brains.lost == 1
    sys.modules["slow_to_import"].go.set()
    while brains.lost:
        await asyncio.sleep(0.001)
    assert len(loaded) == 1, "the import has come to its end, the thought after it has not"
    del sys.modules["slow_to_import"]
    brains.close()


async def test_a_thought_in_the_collector_is_ended_later(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is raised in a call of the collector comes to nobody but the terminal."""
    go, told, brains = threading.Event(), list[Any](), Brains(1, 0.01, 60)

    def called(phase: str, info: dict[str, int]) -> None:
        while threading.current_thread().name == "bot" and not go.is_set():
            pass

    def think() -> None:
        gc.collect()
        spin()

    monkeypatch.setattr(sys, "unraisablehook", told.append)
    gc.callbacks.append(called)
    assert not await ask(brains, Scripted(think), game)
    assert brains.lost == 1
    go.set()
    while brains.lost and not told:
        await asyncio.sleep(0.001)
    gc.callbacks.remove(called)
    assert told == []
    brains.close()


async def test_a_bot_that_catches_everything_is_ended_all_the_same(game: Game) -> None:
    def think() -> None:
        for _ in range(4):
            with suppress(BaseException):
                spin()

    brains = Brains(1, 0.01, 60)
    assert not await ask(brains, Scripted(think), game)
    while brains.lost:
        await asyncio.sleep(0.001)
    brains.close()


async def test_time_on_the_clock_does_not_count(game: Game) -> None:
    """On a busy machine a bot is slower, not weaker."""
    brains = Brains(1, 0.05, 60)
    assert await ask(brains, Scripted(lambda: time.sleep(0.3)), game)
    brains.close()


async def test_waiting_for_a_free_thread_does_not_count(game: Game) -> None:
    """Twenty bots at once, each near its limit: all answer themselves."""
    brains = Brains(2, 0.2, 60)
    bots = [Scripted(lambda: busy(0.03)) for _ in range(20)]

    async def one(bot: Scripted) -> bool:
        async with brains.free:
            return await ask(brains, bot, game)

    before = threading.active_count()
    answers = asyncio.gather(*(one(bot) for bot in bots))
    await asyncio.sleep(0.05)
    assert threading.active_count() <= before + 2
    assert await answers == [True] * 20
    brains.close()


async def test_bots_that_never_come_back(game: Game) -> None:
    """Each costs a thread, but only so many; nobody waits for them."""
    stop = threading.Event()
    brains = Brains(1, 60, 0.01)
    before = threading.active_count()
    for _ in range(MOST_LOST + 5):
        assert not await ask(brains, Scripted(stop.wait), game)
    assert threading.active_count() <= before + MOST_LOST
    stop.set()
    while threading.active_count() > before:
        await asyncio.sleep(0.001)
    assert await ask(brains, Scripted(), game)
    brains.close()


async def test_after_a_failure_the_bot_is_its_old_self(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """At its next decision, made anew, not for the rest of the game by chance."""
    made: list[Scripted] = []

    def make(name: str | None) -> Scripted:
        made.append(Scripted(*([lambda: 1 / 0] if not made else [])))
        return made[-1]

    monkeypatch.setattr(bot_registry, "make", make)
    house = House(settings)
    await house.open()
    code, token = await house.new_table()
    assert over(await play_on(await house.watch(code, token)))
    assert len(made) == 4, "three seats, one of them twice"
    assert made[0].asked == 1
    await house.close()


async def test_a_moment_ends_on_time_whoever_thinks(settings: Settings) -> None:
    """A thought that takes longer is not waited for."""
    loop = asyncio.get_running_loop()
    brains = Brains(1, 60, 60)
    game = new_game({"players": 4}, 1)
    assert game.ask is not None
    with pytest.raises(TimeoutError):
        await brains.think(Scripted(spin), game, game.ask.who, loop.time() + 0.05)
    assert await ask(brains, Scripted(), game)
    brains.close()


async def test_many_tables_wait_for_the_same_threads(settings: Settings) -> None:
    """A table that waits for a thread is not locked meanwhile."""
    house = House(replace(settings, bot_threads=1))
    await house.open()
    code, token = await house.new_table()
    room = house.room(code)
    await room.brains.free.acquire()
    me = await house.watch(code, token)
    me.send({"t": "hello", "token": token})
    await me.hear("state")
    room.brains.free.release()
    assert over(await play_on(me))
    await house.close()
