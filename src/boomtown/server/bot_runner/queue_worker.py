"""`boomtown think`: processes of this machine in which bots think for servers anywhere.

Each process takes one thought after the other from the queue. It keeps the games it was asked about, so a thought that
follows is a few choices more. While it thinks, signs of life are given here, so that whoever has asked asks another one
as soon as this machine is gone.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

from ..core.tasks import cancelled
from .redis_queue import Lost, ThoughtQueue
from .subprocess import Dead, Worker
from .wire import Answer, Asked, Question

log = logging.getLogger("boomtown.server.bot_runner")

GAMES = 300  # that a process is told of at the same time; the one that was asked about longest ago goes first
TRIES = 3  # it may have forgotten the game, and be killed in the middle of a thought that has nothing to do with it
PAUSE = 1.0  # seconds after an error of the queue
RENEWED = 0.25  # seconds between two signs of life


class Known:
    """What a process has been told of a game."""

    def __init__(self, number: int, life: int) -> None:
        self.number, self.life = number, life  # its number there, and the life of the process
        self.log: list[tuple[int, int]] = []


class One:
    """One process. `bots`: those it may make; a name from the queue could else have it load any file there is."""

    def __init__(self, worker: Worker, bots: frozenset[str]) -> None:
        self.worker, self.bots = worker, bots
        self._games: OrderedDict[str, Known] = OrderedDict()
        self._over: list[int] = []
        self._numbers = count(1)

    async def think(self, asked: Asked) -> Answer:
        """Whatever happens: an answer."""
        if asked.bot[0] not in self.bots:
            return Answer(asked.number, why="unmade")
        try:
            for _ in range(TRIES):
                await self.worker.ready()
                with suppress(Dead, ConnectionError):
                    answer = await self.worker.ask(self._question(asked))
                    if answer.why != "missed":
                        answer.number = asked.number
                        return answer
                self._games.pop(asked.game, None)
        except OSError as error:
            log.error("no process for bots: %s", error)
            return Answer(asked.number, why="missed")
        return Answer(asked.number, why="error", place="the process has ended")

    def _question(self, asked: Asked) -> Question:
        """With what the process does not know of the game."""
        known = self._games.pop(asked.game, None)
        new = known is None or known.life != self.worker.life or asked.log[: len(known.log)] != known.log
        if known is None or new:
            known = Known(next(self._numbers), self.worker.life)
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


class Thinkers:
    """All processes of a machine; `run` returns when it was told to stop and the last thought is answered."""

    def __init__(self, queue: ThoughtQueue, workers: list[Worker], bots: frozenset[str]) -> None:
        self.queue = queue
        self.all = [One(worker, bots) for worker in workers]
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        try:
            await asyncio.gather(*(self._work(one) for one in self.all))
        finally:
            await asyncio.gather(*(one.worker.stop() for one in self.all))
            await self.queue.close()

    async def _work(self, one: One) -> None:
        works = True
        while not self.stopping.is_set():
            try:
                await one.worker.ready()  # else it takes nothing
                asked = await self.queue.take()
                if asked is not None:
                    async with self._alive(asked):
                        answer = await one.think(asked)
                    await self.queue.tell(asked, answer)
                works = True
            except (Lost, OSError) as error:
                if works:
                    log.warning("no thoughts are taken: %s", error)
                works = False
                await asyncio.sleep(PAUSE)

    @asynccontextmanager
    async def _alive(self, asked: Asked) -> AsyncIterator[None]:
        """Signs of life meanwhile."""
        task = asyncio.create_task(self._renew(asked), name="signs of life")
        try:
            yield
        finally:
            await cancelled(task)

    async def _renew(self, asked: Asked) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            with suppress(Lost):  # told when the answer cannot be either
                await self.queue.renew(asked)
