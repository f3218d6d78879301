"""Queue worker (`boomtown think`): processes of this machine run bots for servers on any machine.

Each process takes one request at a time from the queue. It keeps the games of earlier requests, so that the next
request needs only the new choices. During a decision this module renews the lease in the queue. A server repeats the
request as soon as the lease expires.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

from ..core.tasks import cancelled
from .redis_queue import JobQueue, QueueError
from .subprocess import BotProcess, ProcessEnded
from .wire import Answer, Question, RemoteQuestion

log = logging.getLogger("boomtown.server.bot_runner")

GAMES = 300  # maximum of games in a process; the least recently used one is dropped
TRIES = 3  # the process may have dropped the game, and may be killed because of another game
PAUSE = 1.0  # seconds after an error of the queue
RENEWAL = 0.25  # seconds between two renewals of a lease


class KnownGame:
    """State of a game in a process."""

    def __init__(self, number: int, life: int) -> None:
        self.number, self.life = number, life  # number of the game in the process, and the life of the process
        self.log: list[tuple[int, int]] = []


class QueueProcess:
    """One process. `bots`: names of the bots it may create, because any other name could make it load an arbitrary
    file.
    """

    def __init__(self, worker: BotProcess, bots: frozenset[str]) -> None:
        self.worker, self.bots = worker, bots
        self._games: OrderedDict[str, KnownGame] = OrderedDict()
        self._over: list[int] = []
        self._numbers = count(1)

    async def think(self, asked: RemoteQuestion) -> Answer:
        """Return an answer in every case."""
        if asked.bot[0] not in self.bots:
            return Answer(asked.number, why="unmade")
        try:
            for _ in range(TRIES):
                await self.worker.ready()
                with suppress(ProcessEnded, ConnectionError):
                    answer = await self.worker.ask(self._question(asked))
                    if answer.why != "missed":
                        answer.number = asked.number
                        return answer
                self._games.pop(asked.game, None)
        except OSError as error:
            log.error("no process for bots: %s", error)
            return Answer(asked.number, why="missed")
        return Answer(asked.number, why="error", place="the process has ended")

    def _question(self, asked: RemoteQuestion) -> Question:
        """Return a question with the part of the game that the process does not have."""
        known = self._games.pop(asked.game, None)
        new = known is None or known.life != self.worker.life or asked.log[: len(known.log)] != known.log
        if known is None or new:
            known = KnownGame(next(self._numbers), self.worker.life)
        question = Question(0, known.number, asked.seat, asked.bot, asked.limit, len(known.log))
        question.log = asked.log[len(known.log) :]
        if new:
            question.setup, question.seed = asked.setup, asked.seed
        known.log = asked.log
        self._games[asked.game] = known
        if len(self._games) > GAMES:
            self._over.append(self._games.popitem(last=False)[1].number)
        question.over, self._over = self._over, []
        return question


class QueueWorkers:
    """All processes of a machine. `run` returns after `stopping` was set and the last answer was sent."""

    def __init__(self, queue: JobQueue, workers: list[BotProcess], bots: frozenset[str]) -> None:
        self.queue = queue
        self.all = [QueueProcess(worker, bots) for worker in workers]
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        try:
            await asyncio.gather(*(self._work(one) for one in self.all))
        finally:
            await asyncio.gather(*(one.worker.stop() for one in self.all))
            await self.queue.close()

    async def _work(self, one: QueueProcess) -> None:
        works = True
        while not self.stopping.is_set():
            try:
                await one.worker.ready()  # without a process the worker takes no request
                asked = await self.queue.take()
                if asked is not None:
                    async with self._renew_lease(asked):
                        answer = await one.think(asked)
                    await self.queue.send_answer(asked, answer)
                works = True
            except (QueueError, OSError) as error:
                if works:
                    log.warning("no thoughts are taken: %s", error)
                works = False
                await asyncio.sleep(PAUSE)

    @asynccontextmanager
    async def _renew_lease(self, asked: RemoteQuestion) -> AsyncIterator[None]:
        """Renew the lease during the block."""
        task = asyncio.create_task(self._renew(asked), name="lease renewal")
        try:
            yield
        finally:
            await cancelled(task)

    async def _renew(self, asked: RemoteQuestion) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(QueueError):  # reported when the answer cannot be sent either
                await self.queue.renew(asked)
