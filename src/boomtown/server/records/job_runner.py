"""Runner of long jobs in a separate process, so that they take no time from the tables, with a limit of processor
time.

One process serves the whole program. The first job starts it; jobs run one after the other.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any, TypeVar

from ..core.errors import Refused
from .job_line import JobLine

log = logging.getLogger("boomtown.server.records")

Result = TypeVar("Result")
NICE = 10  # lower priority than the tables
CLOCK_FACTOR = 5.0  # seconds on the clock for each second of processor time

_pool: ProcessPoolExecutor | None = None
_guard = threading.Lock()


class JobRunner:
    """Runner of long jobs, one at a time. A job may use `seconds` of processor time, and `patience` times as long on
    the clock.

    `waiting`: the maximum of waiting uploads, and of waiting downloads.
    """

    def __init__(self, waiting: int, seconds: float, patience: float = CLOCK_FACTOR) -> None:
        self.seconds, self.patience = seconds, patience
        self._line = JobLine(waiting)

    @property
    def waits(self) -> int:
        """Number of jobs in the queue, including the running one."""
        return len(self._line)

    async def do(
        self, address: str, work: Callable[..., Result], *args: Any, size: int = 0, download: bool = False
    ) -> Result:
        """Return the result of `work`, a function of a module; raise `too-many` if the queue has no room.

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
                found = await loop.run_in_executor(_open_pool(), _run_limited, self.seconds, work, args)
        except (BrokenProcessPool, TimeoutError):
            log.exception("the process for long work has died or does not end")
            close()
            raise Refused("server", "the work was not done") from None
        if isinstance(found, Refusal):
            raise Refused(found.code, found.detail, **found.args)
        return found


class Refusal:
    """Picklable copy of a Refused, for its way out of the other process."""

    def __init__(self, error: Refused) -> None:
        self.code, self.detail, self.args = error.code, str(error), error.args_for_text
        self.args.pop("detail", None)


class OutOfTime(BaseException):
    """Interruption of a job that has used up its processor time."""


def _open_pool() -> ProcessPoolExecutor:
    global _pool  # noqa: PLW0603
    with _guard:
        if _pool is None:
            _pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_init_process)
        return _pool


def close() -> None:
    """Kill the process if there is one. The next job starts another."""
    global _pool  # noqa: PLW0603
    with _guard:
        if _pool is not None:
            processes = list((_pool._processes or {}).values())
            _pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # 3.14 has kill_workers for this
                process.kill()
            _pool = None


# in the other process


def _init_process() -> None:
    threading.Thread(target=_exit_with_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
    if hasattr(os, "nice"):
        os.nice(NICE)


def _exit_with_server() -> None:
    """Exit when the server ends, because a killed server cannot end this process."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _run_limited(seconds: float, work: Callable[..., Result], args: tuple[Any, ...]) -> Result | Refusal:
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
