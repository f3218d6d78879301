"""Handle of a bot process: the server starts it when it is needed, and kills it when it exceeds its limits."""

import asyncio
import logging
import os
import signal
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import cast

from ..core.child_process import HEAD, ChildProcess, framed
from .subprocess_main import main
from .wire import Answer, Question, answer_of, packed

log = logging.getLogger("boomtown.server.bot_runner")

CHECK_INTERVAL = 0.05  # seconds between two checks of the limits
START = 30.0  # additional seconds, of processor and clock, while a process loads the rules
MAX_FAILED_STARTS = 3  # maximum of consecutive processes that end during their start
KILL_MARGIN = 0.5  # processor seconds beyond the limit, after which a process is killed
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
NAME = "boomtown bots"  # of the process, in the list of processes


class ProcessEnded(Exception):
    """End of the process in the middle of a question."""


class BotProcess:
    """Process that answers one question after the other. A restarted process has an empty memory: `life` counts the
    starts.
    """

    def __init__(self, memory: int, patience: float) -> None:
        self.memory = memory  # limit in bytes
        self.patience = patience  # seconds on the clock for one answer
        self.turn = asyncio.Semaphore(1)  # held by the caller, so that callers do not queue with a table locked
        self.life = 0
        self._numbers = count(1)
        self._starting = asyncio.Lock()
        self._failed_starts = 0
        self._process: ProcessProtocol | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and not self._process.ended

    @property
    def pid(self) -> int | None:
        return self._process.child.pid if self._process is not None else None

    async def ready(self) -> None:
        """Start the process if there is none; raise OSError if that fails."""
        if self.alive:
            return
        async with self._starting:
            if not self.alive:
                await self._start()

    async def _start(self) -> None:
        if self._process is not None:
            self._failed_starts = 0 if self._process.started else self._failed_starts + 1
        if self._failed_starts >= MAX_FAILED_STARTS:
            raise OSError("they end before they have begun")
        child = ChildProcess(NAME, main)
        _, self._process = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: ProcessProtocol(child, self.memory, self.patience), child.line
        )
        self.life += 1

    async def ask(self, question: Question) -> Answer:
        """Return the answer, which may be a timeout; raise ProcessEnded if the process ended.

        A cancelled caller does not delay the next one: the decision is interrupted.
        """
        await self.ready()
        assert self._process is not None
        question.number = next(self._numbers)
        return await self._process.ask(question)

    async def stop(self) -> None:
        """Kill the process."""
        if self._process is not None:
            self._process.end()
            await self._process.gone.wait()


class ProcessProtocol(asyncio.Protocol):
    """Protocol of a process from its start to its end. It needs no task and no thread, so a decision costs the server
    little.
    """

    def __init__(self, child: ChildProcess, memory: int, patience: float) -> None:
        self.child, self.memory, self.patience = child, memory, patience
        self.ended = False  # it gets no further questions
        self.gone = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.started = False  # it has sent its first message
        self._answer: asyncio.Future[Answer] | None = None
        self._look: asyncio.TimerHandle | None = None
        self._much = 0.0
        self._inbox = bytearray()

    async def ask(self, question: Question) -> Answer:
        """Return the answer, see BotProcess.ask."""
        while self._answer is not None:  # a cancelled caller has interrupted it, and the answer is pending
            await asyncio.wait((self._answer,))
        if self.ended:
            raise ProcessEnded
        answer = self._answer = self._loop.create_future()
        more = 0.0 if self.started else START
        self._much = question.limit + KILL_MARGIN + more
        late = self._loop.time() + self.patience + more
        self._look = self._loop.call_later(CHECK_INTERVAL, self._watch, late, None)
        self._transport.write(framed(packed(question)))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self._interrupt()
            raise

    def end(self, why: str = "") -> None:
        """Kill the process."""
        if self.ended:
            return
        self.ended = True
        if why:
            log.warning("a process in which bots think was ended", extra={"why": why})
        self.child.kill()

    # callbacks of the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's class is not a subclass

    def data_received(self, data: bytes) -> None:
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

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self._settle(ProcessEnded())
        self.child.end()
        self.gone.set()

    # limits of a decision

    def _watch(self, late: float, start: float | None) -> None:
        """Kill the process if it exceeds its limits. Normally the timer in the process interrupts a decision before
        that.
        """
        spent = self._spent()
        if self._loop.time() > late or (start is not None and spent - start > self._much):
            self._give_up("it does not come back")
        elif self._resident() > self.memory:
            self._give_up("it takes too much memory")
        else:
            self._look = self._loop.call_later(CHECK_INTERVAL, self._watch, late, spent if start is None else start)

    def _give_up(self, why: str) -> None:
        self.end(why)
        self._settle(Answer(0, why="long"))

    def _settle(self, found: Answer | ProcessEnded) -> None:
        """Set the result of the pending question."""
        answer, self._answer = self._answer, None
        if self._look is not None:
            self._look.cancel()
        if answer is None or answer.done():
            return
        if isinstance(found, Answer):
            answer.set_result(found)
        else:
            answer.set_exception(found)
            answer.exception()  # avoids a warning if the caller is gone

    def _interrupt(self) -> None:
        """Interrupt the decision, but not during the start: the signal would kill the process and the next one would
        have to start again.
        """
        if self.started and self._answer is not None and not self.ended and hasattr(signal, "SIGPROF"):
            self.child.send_signal(signal.SIGPROF)

    def _spent(self) -> float:
        """Return the used processor seconds, 0 if the system does not provide them."""
        with suppress(OSError, ValueError):
            text = Path(f"/proc/{self.child.pid}/stat").read_text("utf-8", "replace")
            fields = text[text.rindex(")") + 2 :].split()
            return (int(fields[11]) + int(fields[12])) / TICK
        return 0.0

    def _resident(self) -> int:
        """Return the resident bytes, 0 if the system does not provide them."""
        with suppress(OSError, IndexError):
            return int(Path(f"/proc/{self.child.pid}/statm").read_text("ascii").split()[1]) * PAGE
        return 0
