"""Runner with processes: bots take no processor time from the tables, and a crash stops no table.

A game stays at one process, which keeps its state: the server sends only the choices since the last question. A
process that is new, or has dropped the game, is sent the whole log. Its bots then start with an empty memory, as
after a restart of the server.
"""

import asyncio
import logging
import time
from collections import Counter
from contextlib import nullcontext, suppress
from itertools import count
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, finalize

from ..core import entropy
from ..engine import bot_registry
from ..observability.metrics import Metrics
from .base import report_failure
from .in_process import InProcessRunner
from .subprocess import BotProcess, ProcessEnded
from .wire import Answer, Question

if TYPE_CHECKING:
    from boomtown.kernel.frame import Ask

    from ..config.settings import Settings
    from ..engine.match import Match
    from ..tables.game_log import Logged
    from ..tables.table import Seat

log = logging.getLogger("boomtown.server.bot_runner")

TRIES = 3  # the process may have dropped the game, and may be killed because of another game


class GamePlace:
    """Process that has a game, and the state of the game there."""

    def __init__(self, game: int, worker: int) -> None:
        self.game, self.worker = game, worker
        self.bots: dict[int, tuple[str, int]] = {}  # by seat: name and seed
        self.life = 0  # life of the worker when the game was sent to it
        self.known = 0  # number of choices sent to it
        self.last: Logged | None = None  # the last choice sent to it


class ProcessPool:
    """Fixed number of processes, each started by its first game. If the system cannot start processes, bots run in
    the server.
    """

    def __init__(self, settings: "Settings", metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.limit = settings.think_limit
        self.in_process = InProcessRunner(settings.think_wall_timeout, self.metrics)
        self.workers = [
            BotProcess(settings.bot_memory * 1_000_000, settings.think_wall_timeout)
            for _ in range(settings.bot_processes)
        ]
        self._places: WeakKeyDictionary[Match, GamePlace] = WeakKeyDictionary()
        self._numbers = count(1)
        self._games: Counter[int] = Counter()  # by worker
        self._over: dict[int, list[int]] = {number: [] for number in range(len(self.workers))}
        self._first: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the first process in the background, before the first bot is asked."""
        self._first = asyncio.create_task(self._start_first(), name="first process for bots")

    async def _start_first(self) -> None:
        with suppress(OSError):  # reported when the process is needed
            await self.workers[0].ready()

    async def stop(self) -> None:
        """Kill all processes."""
        if self._first is not None:
            await asyncio.gather(self._first, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    @property
    def processes(self) -> int:
        """Number of running processes."""
        return sum(worker.alive for worker in self.workers)

    def slot(self, match: "Match") -> asyncio.Semaphore:
        """Return the semaphore to hold during `decide` for this game."""
        return self.workers[self._place(match).worker].turn

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice, see BotRunner.decide."""
        begun, ask, lines = time.perf_counter(), match.game.ask, list(match.log)
        assert ask is not None
        try:
            async with nullcontext() if until is None else asyncio.timeout_at(until):
                answer = await self._answer(match, lines, number, seat)
        except OSError as error:
            if isinstance(error, TimeoutError):
                raise
            log.warning("no process for bots, they run in the server: %s", error)
            return await self.in_process.decide(match, number, seat, until)
        self.metrics.thoughts.observe(time.perf_counter() - begun)
        choice, sound = checked_choice(self.metrics, answer, ask, seat)
        if not sound:
            self._place(match).bots.pop(number, None)  # created again for its next decision
        return choice, sound

    async def _answer(self, match: "Match", lines: "list[Logged]", number: int, seat: "Seat") -> Answer:
        place = self._place(match)
        worker = self.workers[place.worker]
        bot = place.bots.setdefault(number, (bot_registry.resolved(seat.bot), entropy.bot_seed()))
        for _ in range(TRIES):
            await worker.ready()
            question = self._question(match, lines, place, worker.life)
            question.seat, question.bot = number, bot
            try:
                answer = await worker.ask(question)
            except (ProcessEnded, ConnectionError):
                continue
            if answer.why != "missed":
                return answer
            place.life = 0
        return Answer(0, why="error", place="the process has ended")

    def _question(self, match: "Match", log: "list[Logged]", place: GamePlace, life: int) -> Question:
        """Return a question with the choices that the process does not have."""
        known = place.known if place.life == life else -1
        if known > len(log) or (known > 0 and log[known - 1] is not place.last):  # the log was replaced
            known = -1
        question = Question(0, place.game, 0, ("", 0), self.limit, max(known, 0))
        question.log = [(line.seat, line.choice) for line in log[question.known :]]
        if known < 0:
            question.setup, question.seed = match.setup, match.seed
        question.over, self._over[place.worker] = self._over[place.worker], []
        place.life, place.known, place.last = (
            life,
            len(log),
            log[-1] if log else None,
        )  # the process applies all choices before it answers
        return question

    def _place(self, match: "Match") -> GamePlace:
        """Return the place of the game. A new game is placed at the process with the fewest games."""
        if match not in self._places:
            worker = min(range(len(self.workers)), key=lambda one: self._games[one])
            place = self._places[match] = GamePlace(next(self._numbers), worker)
            self._games[worker] += 1
            finalize(match, self._end, place.game, worker).atexit = False
        return self._places[match]

    def _end(self, game: int, worker: int) -> None:
        """Tell the process with the next question that the server has dropped the game."""
        self._games[worker] -= 1
        self._over[worker].append(game)


def checked_choice(metrics: Metrics, answer: Answer, ask: "Ask", seat: "Seat") -> tuple[int, bool]:
    """Return the choice, always a legal answer to `ask`, and True if it is the bot's own."""
    if answer.why == "unmade":
        log.error("bot not made, random instead", extra={"bot": seat.bot})
    if answer.why in ("", "unmade") and answer.choice is not None and answer.choice in ask.options:
        return answer.choice, True
    report_failure(metrics, bot_registry.resolved(seat.bot), "too long" if answer.why == "long" else answer.why, answer)
    return entropy.pick(ask.options), False
