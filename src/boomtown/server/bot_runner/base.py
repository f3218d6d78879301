"""Where bots think: a few threads for all tables, behind a wall. One that raises, answers nonsense, thinks too long or
never returns is answered for, and stops no table.

A bot has so much processor time, not time on the clock: on a busy machine it is slower, not weaker. Waiting for a free
thread costs it nothing.
"""

import asyncio
import ctypes
import gc
import logging
import queue
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from ..core import entropy
from ..engine.bot_registry import Player
from ..observability.metrics import Metrics

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

    from ..config.settings import Settings
    from ..engine.match import Match
    from ..tables.table import Seat
    from .wire import Answer as Told

log = logging.getLogger("boomtown.server.bot_runner")

LOOK = 0.05  # seconds between two looks at how long a bot has been thinking
MOST_LOST = 8  # threads that never came back; with so many no further bot is asked before one does
Answer = tuple[int | None, BaseException | None]
Job = tuple[Player, "Game", int, Callable[[Answer], None]]


class Thinking(Protocol):
    """Where bots think: in threads (`Brains`), in processes (`Pool`) or on other machines (`Elsewhere`)."""

    def open(self) -> None:
        """On the loop of the server."""

    async def stop(self) -> None:
        """Nobody is asked any more."""

    @property
    def lost(self) -> int:
        """Threads that have not come back so far."""

    @property
    def processes(self) -> int:
        """Processes in which bots think now."""

    def slot(self, match: "Match") -> asyncio.Semaphore:
        """What is to be held while `decide` thinks about this game, so that nobody queues with a table locked."""

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice for seat `number`, and whether the bot itself made it.

        The choice is legal for the question that is pending at the call. The caller holds the slot. The table is not
        locked, so the game may change meanwhile; the caller then drops the answer. `until`: the loop's time from which
        on an answer is worth nothing; TimeoutError then.
        """


def thinking(settings: "Settings", metrics: Metrics) -> Thinking:
    """In processes where any are wanted, and before that elsewhere, where that is wanted."""
    if settings.thinkers == "queue" and settings.bus:
        from .redis_queue import ThoughtQueue
        from .remote import Elsewhere

        return Elsewhere(settings, metrics, _here(settings, metrics), ThoughtQueue(settings.bus))
    return _here(settings, metrics)


def _here(settings: "Settings", metrics: Metrics) -> Thinking:
    if settings.bot_processes:
        from .process_pool import Pool

        return Pool(settings, metrics)
    return Brains(settings.bot_threads, settings.think_limit, settings.think_patience, metrics)


class TooLong(BaseException):
    """Raised in the middle of a bot's thought."""


class Thinker:
    """One thread that answers one question after the other."""

    def __init__(self) -> None:
        Collector.watch()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="bot", daemon=True)
        self.thread.start()

    def ask(self, job: Job | None) -> None:
        """Think about this next; None: stop."""
        self._jobs.put(job)

    def spent(self) -> float:
        """Processor seconds of this thread so far; where the system does not tell, seconds on the clock."""
        if self.thread.ident is None or not hasattr(time, "pthread_getcpuclockid"):
            return time.monotonic()
        return time.clock_gettime(time.pthread_getcpuclockid(self.thread.ident))

    def interrupt(self) -> None:
        """End the thought at its next line of Python, unless something goes on that must come to its end."""
        ident = self.thread.ident
        if ident is not None and not _untouchable(ident):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(TooLong))

    def end(self, again: float = LOOK) -> None:
        """Interrupt it until the thread has come to its end: a bot may catch the first interruptions. `again`: seconds
        until the next one; twice as many each time, as it may never come back.
        """
        if self.thread.is_alive():
            self.ask(None)  # each time, as an interruption may swallow the one before
            self.interrupt()
            asyncio.get_running_loop().call_later(again, self.end, 2 * again)

    def _work(self) -> None:
        while True:
            with suppress(TooLong):  # it came after the thought was over
                job = self._jobs.get()
                if job is None:
                    return
                bot, game, seat, tell = job
                tell(self._think(bot, game, seat))

    @staticmethod
    def _think(bot: Player, game: "Game", seat: int) -> Answer:
        try:
            return bot.choose(game, seat), None
        except (Exception, TooLong) as error:
            return None, error


class Collector:
    """Knows which thread collects garbage now."""

    thread: int | None = None

    @classmethod
    def watch(cls) -> None:
        if cls._told not in gc.callbacks:
            gc.callbacks.append(cls._told)

    @classmethod
    def _told(cls, phase: str, _facts: dict[str, int]) -> None:
        cls.thread = threading.get_ident() if phase == "start" else None


def _untouchable(thread: int) -> bool:
    """Whether this thread imports something, or collects garbage. An import that is interrupted may keep its locks, and
    nobody in this process could import anything any more. Whatever the collector calls cannot be interrupted: what is
    raised there is told on the terminal and forgotten.
    """
    called = {getattr(one, "__code__", None) for one in gc.callbacks}  # the first may come before `Collector` knows
    frame = sys._current_frames().get(thread)
    while frame is not None:
        code = frame.f_code
        if code in called or code.co_name == "__del__" or code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return Collector.thread == thread


class Brains:
    """Opened by the first thought, closed with the server."""

    def __init__(self, threads: int, limit: float, patience: float, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.limit = limit  # processor seconds for one decision
        self.patience = patience  # seconds on the clock: for one that waits for something instead of thinking
        self.free = asyncio.Semaphore(threads)  # held by whoever asks, so that nobody queues with a table locked
        self._thinkers: list[Thinker] = []
        self._lost: list[Thinker] = []

    @property
    def lost(self) -> int:
        """Threads that have not come back so far."""
        return sum(one.thread.is_alive() for one in self._lost)

    processes = 0

    def open(self) -> None:
        """Threads are started when they are needed."""

    async def stop(self) -> None:
        self.close()

    def slot(self, match: "Match") -> asyncio.Semaphore:
        return self.free

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        choice, sound = await self.think(match.bot(number, seat), match.game, number, until)
        if not sound:
            match.forget_bot(number)
        return choice, sound

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.ask(None)
        self._thinkers.clear()

    async def think(self, bot: Player, game: "Game", seat: int, until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice, always a legal one, and whether the bot itself made it.

        The caller holds `free`. If the game changes meanwhile, the caller drops the answer. `until`: the loop's time
        from which on an answer is worth nothing; TimeoutError then.
        """
        ask = game.ask
        assert ask is not None
        begun = time.perf_counter()
        async with asyncio.timeout_at(until):
            choice, error = await self._ask(bot, game, seat)
        self.metrics.thoughts.observe(time.perf_counter() - begun)
        if error is None and choice in ask.options:
            return choice, True
        if game.ask is not ask:  # it has read a game that was changing: nothing is wrong with the bot
            return entropy.pick(ask.options), True
        why = "too long" if isinstance(error, TooLong) else "" if error is None else "error"
        complain(self.metrics, type(bot).__name__, why, error)
        return entropy.pick(ask.options), False

    async def _ask(self, bot: Player, game: "Game", seat: int) -> Answer:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()

        def settle(found: Answer) -> None:
            if not answer.done():
                answer.set_result(found)

        def tell(found: Answer) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(settle, found)

        thinker = self._thinker()
        if thinker is None:
            return None, TooLong()
        start, begun = thinker.spent(), loop.time()
        thinker.ask((bot, game, seat, tell))
        try:
            while not (await asyncio.wait((answer,), timeout=min(LOOK, self.limit)))[0]:
                if thinker.spent() - start > self.limit or loop.time() - begun > self.patience:
                    return await self._stop(thinker, answer)
        except BaseException:
            self._lose(thinker)  # nobody waits any more; it is told so and thinks on alone
            raise
        self._thinkers.append(thinker)
        return answer.result()

    def _thinker(self) -> Thinker | None:
        """A free one, None where too many never came back."""
        back = [one for one in self._lost if not one.thread.is_alive()]
        for one in back:
            self._lost.remove(one)
        if self._thinkers:
            return self._thinkers.pop()
        return Thinker() if len(self._lost) < MOST_LOST else None

    async def _stop(self, thinker: Thinker, answer: "asyncio.Future[Answer]") -> Answer:
        thinker.interrupt()
        await asyncio.wait((answer,), timeout=LOOK)
        if answer.done() and isinstance(answer.result()[1], TooLong):
            self._thinkers.append(thinker)
        else:  # still at it, or the interruption is still on its way and would hit the next thought
            self._lose(thinker)
        return None, TooLong()

    def _lose(self, thinker: Thinker) -> None:
        thinker.end()
        self._lost.append(thinker)


def complain(metrics: Metrics, bot: str, why: str, error: "BaseException | Told | None" = None) -> None:
    """Of a bot that was "too long", had an "error", or (without a word of why) chose what is not on offer."""
    metrics.failures.of[why or "illegal"] += 1
    facts = {"bot": bot}
    if why == "too long":
        log.error("bot thought too long", extra=facts)
    elif not why:
        log.error("bot chose what is not on offer", extra=facts)
    elif error is None or isinstance(error, BaseException):
        log.error("bot failed", extra=facts, exc_info=error)
    else:  # as logs.py tells an error of this process
        says = f": {error.message}" if error.message and log.isEnabledFor(logging.DEBUG) else ""
        log.error("bot failed", extra=facts | {"error": f"{error.place}{says}"})
