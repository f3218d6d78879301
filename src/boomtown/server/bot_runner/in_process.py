"""Bots in the process of the server: for tests, and if the system gives no process.

A bot that does not return in time is answered for at random. Its thread is not ended: production uses processes.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ..core import entropy
from ..engine.bot_registry import Player
from ..observability.metrics import Metrics
from .base import report_failure

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

    from ..engine.match import Match
    from ..tables.table import Seat

AT_ONCE = 2  # decisions at the same time


class InProcessRunner:
    """One thread for each decision. `patience`: seconds until a bot is answered for."""

    processes = 0

    def __init__(self, patience: float, metrics: Metrics | None = None) -> None:
        self.patience, self.metrics = patience, metrics or Metrics()
        self.free = asyncio.Semaphore(AT_ONCE)

    def open(self) -> None:
        """Do nothing: threads are started when they are needed."""

    async def stop(self) -> None:
        """Do nothing: the threads end with the process."""

    def slot(self, match: "Match") -> asyncio.Semaphore:
        """Return the slot that all games share."""
        return self.free

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice for seat `number`, and whether the bot itself made it (see `BotRunner`)."""
        choice, sound = await self.choose(match.bot(number, seat), match.game, number, until)
        if not sound:
            match.forget_bot(number)
        return choice, sound

    async def choose(self, bot: Player, game: "Game", seat: int, until: float | None = None) -> tuple[int, bool]:
        """Return the choice of a bot, always a legal one, and whether the bot itself made it."""
        ask = game.ask
        assert ask is not None
        begun = time.perf_counter()
        why, error, choice = "", None, None
        async with asyncio.timeout_at(until):
            try:
                choice = await asyncio.wait_for(_in_thread(bot, game, seat), self.patience)
            except TimeoutError:
                why = "too long"
            except Exception as raised:
                why, error = "error", raised
        self.metrics.thoughts.observe(time.perf_counter() - begun)
        if choice in ask.options and not why:
            return choice, True
        if game.ask is not ask:  # the game has changed while the bot read it: the bot is not at fault
            return entropy.pick(ask.options), True
        report_failure(self.metrics, type(bot).__name__, why, error)
        return entropy.pick(ask.options), False


def _in_thread(bot: Player, game: "Game", seat: int) -> "asyncio.Future[int]":
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[int] = loop.create_future()

    def settle(result: Callable[[], None]) -> None:
        if not answer.done():  # else it came too late
            result()

    def work() -> None:
        try:
            result = partial(answer.set_result, bot.choose(game, seat))
        except Exception as error:
            result = partial(answer.set_exception, error)
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=work, name="bot", daemon=True).start()
    return answer
