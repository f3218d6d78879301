"""Remote runner: it puts requests into a queue, from which workers on any machine take them (`boomtown think`).

The table always gets an answer. If no worker takes a request, or none answers in time, the server's own processes run
the bot. A worker renews a lease while it runs. If the lease expires, the request is put back once. It is not put back
twice, because the request itself may crash workers.
"""

import asyncio
import logging
import time
from contextlib import suppress
from itertools import count
from secrets import token_hex
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, WeakSet

import msgspec

from ..core import entropy
from ..core.tasks import cancelled
from ..engine import bot_registry
from ..observability.metrics import Metrics
from .base import BotRunner
from .process_pool import checked_choice
from .redis_queue import JobQueue, QueueError
from .wire import Answer, RemoteQuestion

if TYPE_CHECKING:
    from ..config.settings import Settings
    from ..engine.match import Match
    from ..tables.table import Seat

log = logging.getLogger("boomtown.server.bot_runner")

OUT = 64  # maximum of this server's requests in the queue or at workers
TAKEN = 0.3  # seconds within which a worker must take a request
LOOK = 0.15  # seconds between two checks of a request
SPARE = 1.0  # seconds that a request outlives our timeout in Redis; normally we withdraw it before
REST = 2.0  # seconds for which the queue is not used after a failure
PAUSE = 1.0  # seconds until the next read of answers after an error
WHY = {"untaken": "no process takes it", "late": "no answer in time", "dead": "those who take it die"}


class RemoteGame:
    """Id under which the workers know a game, and its bots by seat: name and seed."""

    def __init__(self) -> None:
        self.game = token_hex(8)  # not the table's id, which would give access to the table
        self.bots: dict[int, tuple[str, int]] = {}


class RemoteRunner:
    """Remote runner. `own`: the local runner for requests that no worker answers."""

    def __init__(self, settings: "Settings", metrics: Metrics, own: BotRunner, queue: JobQueue) -> None:
        self.me = token_hex(8)
        self.metrics, self.own, self.queue = metrics, own, queue
        self.limit, self.patience = settings.think_limit, settings.queue_timeout
        self._turn = asyncio.Semaphore(OUT)
        self._unused_until = float("-inf")  # in loop time
        self._useful = True
        self._unknown_bots: set[str] = set()  # bots that the workers do not have
        self._local_games: WeakSet[Match] = WeakSet()  # games whose next request is for the local runner
        self._askers: WeakKeyDictionary[Match, RemoteGame] = WeakKeyDictionary()
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.own.open()
        self._task = asyncio.create_task(self._read_answers(), name="answers of remote bots")

    async def stop(self) -> None:
        if self._task is not None:
            await cancelled(self._task)
        await self.own.stop()
        await self.queue.close()

    @property
    def processes(self) -> int:
        return self.own.processes

    def slot(self, match: "Match") -> asyncio.Semaphore:
        if asyncio.get_running_loop().time() < self._unused_until:
            self._local_games.add(match)
            return self.own.slot(match)
        self._local_games.discard(match)
        return self._turn

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice, see BotRunner.decide."""
        if match in self._local_games:
            return await self.own.decide(match, number, seat, until)
        begun, ask = time.perf_counter(), match.game.ask
        assert ask is not None
        async with asyncio.timeout_at(until):
            how, answer = await self._ask(match, number, seat)
            self.metrics.elsewhere.of[how] += 1
            if answer is None:
                async with self.own.slot(match):
                    return await self.own.decide(match, number, seat, until)
        self.metrics.thoughts.observe(time.perf_counter() - begun)
        choice, sound = checked_choice(self.metrics, answer, ask, seat)
        if not sound:
            self._asker(match).bots.pop(number, None)  # created again for its next decision
        return choice, sound

    async def _ask(self, match: "Match", number: int, seat: "Seat") -> tuple[str, Answer | None]:
        """Return the outcome of the request, and its answer if it is usable."""
        asked = self._asked(match, number, seat)
        if asked.bot[0] in self._unknown_bots:
            return "unmade", None
        until = asyncio.get_running_loop().time() + self.patience
        try:
            how, answer = await self._put(asked, until)
        except QueueError as error:
            return self._stop_using_queue("lost", str(error))
        if answer is None:
            return self._stop_using_queue(how, WHY[how])
        self._useful = True
        if answer.why == "unmade":
            self._unknown_bots.add(asked.bot[0])
            log.warning("a bot is not there where others think: it thinks here", extra={"bot": asked.bot[0]})
            return "unmade", None
        if answer.why == "missed":
            return self._stop_using_queue("lost", "there is no process for bots there")
        return "answered", answer

    async def _put(self, asked: RemoteQuestion, until: float) -> tuple[str, Answer | None]:
        """Put the request into the queue, and a second time if its lease expires.

        The second request has another number. If the first worker recovers, its lease is not mistaken for that of the
        second; either answer is used.
        """
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        again = msgspec.structs.replace(asked, number=next(self._numbers))
        self._waiting[asked.number] = self._waiting[again.number] = answer
        try:
            how = await self._outcome_of(asked, answer, until)
            if how == "dead":
                self.metrics.elsewhere.of[how] += 1
                log.warning("whoever has taken a thought gives no sign of life: it is put back")
                how = await self._outcome_of(again, answer, until)
        finally:
            del self._waiting[asked.number], self._waiting[again.number]
        return (how, answer.result()) if answer.done() else (how, None)

    async def _outcome_of(self, asked: RemoteQuestion, answer: "asyncio.Future[Answer]", until: float) -> str:
        """Put a request into the queue, wait, and return its outcome."""
        loop = asyncio.get_running_loop()
        await self.queue.put(asked, max(0.0, until - loop.time()) + SPARE)
        taken_by = loop.time() + TAKEN
        while not await _within(answer, min(LOOK, max(0.0, until - loop.time()))):
            late, untaken = loop.time() >= until, loop.time() >= taken_by
            where = await self.queue.state_of(asked)
            if (late or (untaken and where == "waits")) and await self.queue.withdraw(asked):
                return "untaken"
            if answer.done():
                break
            if late:
                return "late"
            if where == "gone":
                return "dead"
        return "answered"

    def _stop_using_queue(self, how: str, why: str) -> tuple[str, None]:
        self._unused_until = asyncio.get_running_loop().time() + REST
        if self._useful:
            log.warning("bots think here, as the queue is of no use: %s", why)
        self._useful = False
        return how, None

    def _asker(self, match: "Match") -> RemoteGame:
        if match not in self._askers:
            self._askers[match] = RemoteGame()
        return self._askers[match]

    def _asked(self, match: "Match", number: int, seat: "Seat") -> RemoteQuestion:
        asker = self._asker(match)
        bot = asker.bots.setdefault(number, (bot_registry.resolved(seat.bot), entropy.bot_seed()))
        log = [(line.seat, line.choice) for line in match.log]
        return RemoteQuestion(
            self.me, next(self._numbers), asker.game, number, bot, self.limit, match.setup, match.seed, log
        )

    async def _read_answers(self) -> None:
        while True:
            try:
                answer = await self.queue.next_answer(self.me)
            except QueueError:
                await asyncio.sleep(PAUSE)
                continue
            waiting = self._waiting.get(answer.number) if answer is not None else None
            if waiting is not None and answer is not None and not waiting.done():
                waiting.set_result(answer)


async def _within(future: "asyncio.Future[Answer]", seconds: float) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.wait((future,))
    return future.done()
