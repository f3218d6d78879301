"""One process in which bots think, as the server sees it: started when it is needed, ended when it does not behave."""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from subprocess import PIPE
from typing import cast

from .wire import HEAD, Answer, Question, answer_of, framed

log = logging.getLogger("boomtown.server.bot_runner")

LOOK = 0.05  # seconds between two looks at what it costs
START = 30.0  # seconds more, of either kind, while a process loads the rules
STILLBORN = 3  # processes, one after the other, that end before they have begun
BEYOND = 0.5  # processor seconds beyond the limit, after which a process that does not end a thought is ended
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
STDIN, STDOUT = 0, 1


class Dead(Exception):
    """The process has ended in the middle of a question."""


class Worker:
    """Answers one question after the other. Each process it starts has forgotten everything: `life` counts them."""

    def __init__(self, memory: int, patience: float) -> None:
        self.memory = memory  # bytes it may have
        self.patience = patience  # seconds on the clock for one answer
        self.turn = asyncio.Semaphore(1)  # held by whoever asks, so that nobody queues with a table locked
        self.life = 0
        self._numbers = count(1)
        self._starting = asyncio.Lock()
        self._stillborn = 0
        self._process: Thinking | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and not self._process.ended

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def ready(self) -> None:
        """There is a process; OSError where none can be had."""
        if self.alive:
            return
        async with self._starting:
            if not self.alive:
                await self._start()

    async def _start(self) -> None:
        if self._process is not None:
            self._stillborn = 0 if self._process.started else self._stillborn + 1
        if not sys.executable:
            raise OSError("there is no Python to start another process with")
        if self._stillborn >= STILLBORN:
            raise OSError("they end before they have begun")
        # never a fork, as this process has threads; a session of its own, as Ctrl-C is for the server
        _, process = await asyncio.get_running_loop().subprocess_exec(
            lambda: Thinking(self.memory, self.patience),
            *(sys.executable, "-m", f"{__package__}.subprocess_main"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            start_new_session=True,
        )
        self.life += 1
        self._process = process

    async def ask(self, question: Question) -> Answer:
        """The answer, or that it took too long; Dead where the process ended by itself. Whoever gives up does not keep
        the next one waiting: the thought is interrupted.
        """
        await self.ready()
        assert self._process is not None
        question.number = next(self._numbers)
        return await self._process.ask(question)

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.end()
            await self._process.gone.wait()


class Thinking(asyncio.SubprocessProtocol):
    """A process from its start to its end. No task and no thread waits for it: a thought costs the server little."""

    def __init__(self, memory: int, patience: float) -> None:
        self.memory, self.patience = memory, patience
        self.pid = 0
        self.ended = False  # it is asked no more
        self.gone = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.started = False  # it has said that it is there
        self._answer: asyncio.Future[Answer] | None = None
        self._look: asyncio.TimerHandle | None = None
        self._much = 0.0
        self._inbox = bytearray()

    async def ask(self, question: Question) -> Answer:
        """As Worker.ask."""
        while self._answer is not None:  # somebody has given up on it, and it has just been interrupted
            await asyncio.wait((self._answer,))
        if self.ended:
            raise Dead
        answer = self._answer = self._loop.create_future()
        more = 0.0 if self.started else START
        self._much = question.limit + BEYOND + more
        late = self._loop.time() + self.patience + more
        self._look = self._loop.call_later(LOOK, self._watch, late, None)
        self._stdin.write(framed(question))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self._interrupt()
            raise

    def end(self, why: str = "") -> None:
        """Kill it."""
        if self.ended:
            return
        self.ended = True
        if why:
            log.warning("a process in which bots think was ended", extra={"why": why})
        with suppress(ProcessLookupError):
            self._transport.kill()

    # called by the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)  # of uvloop it is none by its class
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(STDIN))
        self.pid = self._transport.get_pid()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._inbox += data
        while len(self._inbox) >= HEAD.size:
            end = HEAD.size + HEAD.unpack_from(self._inbox)[0]
            if len(self._inbox) < end:
                return
            found = answer_of(self._inbox[HEAD.size : end])
            del self._inbox[:end]
            self.started = True
            if found.number:
                self._settle(found)
            if found.memory > self.memory:
                self.end("it has taken too much memory")

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.ended = True

    def process_exited(self) -> None:
        self.ended = True
        self._settle(Dead())
        self._transport.close()
        self.gone.set()

    # what a thought costs

    def _watch(self, late: float, start: float | None) -> None:
        """Who thinks too long is interrupted by a timer of its own; here is seen to it that this helps."""
        spent = self._spent()
        if self._loop.time() > late or (start is not None and spent - start > self._much):
            self._give_up("it does not come back")
        elif self._resident() > self.memory:
            self._give_up("it takes too much memory")
        else:
            self._look = self._loop.call_later(LOOK, self._watch, late, spent if start is None else start)

    def _give_up(self, why: str) -> None:
        self.end(why)
        self._settle(Answer(0, why="long"))

    def _settle(self, found: Answer | Dead) -> None:
        """The question that waits has its answer."""
        answer, self._answer = self._answer, None
        if self._look is not None:
            self._look.cancel()
        if answer is None or answer.done():
            return
        if isinstance(found, Answer):
            answer.set_result(found)
        else:
            answer.set_exception(found)
            answer.exception()  # should nobody wait for it any more

    def _interrupt(self) -> None:
        """Not while it starts: it would die of it, and the next one would have to start again."""
        if self.started and self._answer is not None and not self.ended and hasattr(signal, "SIGPROF"):
            with suppress(ProcessLookupError):
                self._transport.send_signal(signal.SIGPROF)

    def _spent(self) -> float:
        """Processor seconds so far, 0 where the system does not tell."""
        with suppress(OSError, ValueError):
            text = Path(f"/proc/{self.pid}/stat").read_text("utf-8", "replace")
            fields = text[text.rindex(")") + 2 :].split()
            return (int(fields[11]) + int(fields[12])) / TICK
        return 0.0

    def _resident(self) -> int:
        """Bytes of memory, 0 where the system does not tell."""
        with suppress(OSError, IndexError):
            return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * PAGE
        return 0
