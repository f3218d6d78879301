"""Bots in the process of the server: one that fails or does not return is answered for and keeps no table waiting."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from boomtown.games import new_game
from boomtown.kernel.game import Game
from boomtown.server.bot_runner.in_process import InProcessRunner
from boomtown.server.config.settings import Settings
from boomtown.server.engine import bot_registry

from ..conftest import InProcessServer, over, play_on


class Scripted:
    """Bot that performs scripted acts in order, then takes the first option."""

    seconds_left: Callable[[], float] | None = None

    def __init__(self, *deeds: Any) -> None:
        self.deeds = list(deeds)
        self.asked = 0

    def choose(self, game: Game, seat: int) -> int:
        self.asked += 1
        if self.deeds:
            self.deeds.pop(0)()
        assert game.ask is not None
        return game.ask.options[0]


@pytest.fixture
def game() -> Game:
    return new_game({"players": 4}, 1)


async def test_a_bot_that_does_not_return_is_answered_for(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    gate = threading.Event()
    assert game.ask is not None
    choice, sound = await InProcessRunner(0.02).choose(Scripted(gate.wait), game, game.ask.who)
    gate.set()
    assert choice in game.ask.options
    assert not sound
    assert "bot thought too long" in caplog.text


async def test_after_a_failure_the_bot_is_its_old_self(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is created again for its next decision and does not play at random from then on."""
    made: list[Scripted] = []

    def make(name: str | None) -> Scripted:
        made.append(Scripted(*([lambda: 1 / 0] if not made else [])))
        return made[-1]

    monkeypatch.setattr(bot_registry, "make", make)
    server = InProcessServer(settings)
    await server.open()
    code, token = await server.new_table()
    assert over(await play_on(await server.watch(code, token)))
    assert len(made) == 4, "three seats, one of them twice"
    assert made[0].asked == 1
    await server.close()


async def test_a_moment_ends_on_time_while_a_bot_chooses(game: Game) -> None:
    """A choice that takes longer is not waited for."""
    gate = threading.Event()
    assert game.ask is not None
    with pytest.raises(TimeoutError):
        await InProcessRunner(60).choose(
            Scripted(gate.wait), game, game.ask.who, asyncio.get_running_loop().time() + 0.05
        )
    gate.set()


async def test_a_table_that_waits_for_a_slot_is_not_locked(server: InProcessServer) -> None:
    code, token = await server.new_table()
    slot = server.room(code).bot_runner.free
    for _ in range(2):
        await slot.acquire()
    me = await server.watch(code, token)
    me.send({"t": "hello", "token": token})
    await me.receive("state")
    for _ in range(2):
        slot.release()
    assert over(await play_on(me))
