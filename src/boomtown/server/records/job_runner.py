"""Runner of long jobs in a separate process, so that they take no time from the tables, with a limit of processor
time.

One process serves the whole program. The first job or `JobRunner.prepare` starts it; jobs run one after the other.
"""

import asyncio
import logging
import os
import pickle
import queue
import signal
import socket
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

from ..core.child_process import ChildProcess, ignore_interrupts, listen, receive, send
from ..core.errors import Refused
from .job_line import JobLine, ending

log = logging.getLogger("boomtown.server.records")

Result = TypeVar("Result")
NICE = 10  # lower priority than the tables
CLOCK_FACTOR = 5.0  # seconds on the clock for each second of processor time

_process: ChildProcess | None = None
_guard = threading.Lock()
_thread = ThreadPoolExecutor(1, "jobs")  # it waits for the process


class JobRunner:
    """Runner of long jobs, one at a time. A job may use `seconds` of processor time, and `patience` times as long on
    the clock.

    `waiting`: the maximum of waiting uploads, and of waiting downloads.
    """

    def __init__(self, waiting: int, seconds: float, patience: float = CLOCK_FACTOR) -> None:
        self.seconds, self.patience = seconds, patience
        self._line = JobLine(waiting)
        self._preparing: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> int:
        """Number of jobs in the queue, including the running one."""
        return len(self._line)

    def prepare(self) -> None:
        """Start the process in the background, so that the next job does not wait for it."""
        if _process is None:
            _thread.submit(_open, True)

    def prepare_later(self, seconds: float) -> None:
        """Start the process `seconds` from now, unless it is started before."""
        if _process is None and self._preparing is None:
            self._preparing = asyncio.get_running_loop().call_later(seconds, self._prepare_now)

    def _prepare_now(self) -> None:
        self._preparing = None
        self.prepare()

    def close(self) -> None:
        """Refuse the waiting jobs and every later one, and stop the running one, because the server ends."""
        self._line.close()
        if self._preparing is not None:
            self._preparing.cancel()
        kill()

    async def do(
        self, address: str, work: Callable[..., Result], *args: Any, size: int = 0, download: bool = False
    ) -> Result:
        """Return the result of `work`, a function of a module; raise `too-many` if the queue has no room, `ending` if
        the server ends.

        `size`: bytes to read. A `download` goes before all uploads.
        """
        job, begun = self._line.enter(address, size, download), 0.0
        try:
            await job.turn
            begun = monotonic()
            return await self._do(work, *args)
        finally:
            self._line.leave(job, monotonic() - begun if begun else 0.0)

    async def _do(self, work: Callable[..., Result], *args: Any) -> Result:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.patience * self.seconds):
                found: Result | Refusal = await loop.run_in_executor(_thread, self._ask, work, args)
        except (ProcessEnded, TimeoutError) as error:
            if self._line.closed:
                raise ending() from None
            log.exception("the process for long work has died or does not end")
            if isinstance(error, TimeoutError):
                kill()
            raise Refused("busy", "the work was not done: send it again in a moment") from None
        if isinstance(found, Refusal):
            raise Refused(found.code, found.detail, **found.args)
        return found

    def _ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Return the result of a job. Called in the thread."""
        process = _open()
        if self._line.closed:  # `kill` found no process then
            raise ProcessEnded
        try:
            send(process.line, pickle.dumps((self.seconds, work, args)))
            answer = receive(process.line)
        except OSError:
            answer = None
        if answer is None:
            _end(process)
            raise ProcessEnded
        found = pickle.loads(answer)
        if isinstance(found, Failure):
            raise found
        return found


class Refusal:
    """Picklable copy of a Refused, for its way out of the other process."""

    def __init__(self, error: Refused) -> None:
        self.code, self.detail, self.args = error.code, str(error), error.args_for_text
        self.args.pop("detail", None)


class OutOfTime(BaseException):
    """Interruption of a job that has used up its processor time."""


class Failure(Exception):
    """Error of a job, with its traceback as text."""


class ProcessEnded(Exception):
    """End of the process before the end of its job."""


def _open(load: bool = False) -> ChildProcess:
    global _process  # noqa: PLW0603
    with _guard:
        if _process is None:
            _process = ChildProcess("boomtown jobs", _work, load, NICE)
        return _process


def kill() -> None:
    """Kill the process if there is one. The next job starts another."""
    with _guard:
        if _process is not None:
            _process.kill()
            _thread.submit(_end, _process)


def _end(process: ChildProcess) -> None:
    """Free the resources of a process that has died. Called in the thread, which reads from it."""
    global _process  # noqa: PLW0603
    with _guard:
        process.end()
        _process = None if _process is process else _process


# in the other process


def _work(line: socket.socket, load: bool, nice: int) -> None:
    """Do the jobs of the server, one at a time. `load`: load the evaluation too, unless a job waits.

    The games are loaded before the process gets its low priority: on a busy machine the first job would wait a minute.
    """
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    listen(line, jobs.put)
    ignore_interrupts()
    with suppress(Exception):  # a job that needs them has the same error, and reports it
        from boomtown import lessons  # noqa: F401 - and with them all games and the readers of positions
    if hasattr(os, "nice"):
        os.nice(nice)
    if load and jobs.empty():
        with suppress(Exception):  # a job that needs it has the same error, and reports it
            _load()
    while True:
        send(line, _answer(jobs.get()))


def _load() -> None:
    """Load what the curve of a game needs, which takes longer than the curve itself."""
    from boomtown.evaluation import curve  # noqa: F401
    from boomtown.evaluation.weights import load
    from boomtown.games import SPECS

    for game, spec in SPECS.items():
        load(game)
        spec.evaluation()


def _answer(job: bytes) -> bytes:
    try:
        return pickle.dumps(_run_limited(*pickle.loads(job)))
    except Exception:
        return pickle.dumps(Failure(traceback.format_exc()))


def _run_limited(seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """Return the result of the job, or a Refusal."""

    def stop(*_: object) -> None:
        raise OutOfTime

    timed = hasattr(signal, "setitimer")
    if timed:
        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*args)
    except Refused as error:
        return Refusal(error)
    except OutOfTime:
        return Refusal(Refused("too-big", f"expected what can be read in {seconds:g} seconds"))
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)
