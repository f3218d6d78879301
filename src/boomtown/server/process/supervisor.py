"""Several processes that serve one town on one socket: started, started again when they die or hang, renewed one after
the other, ended together.
"""

import itertools
import logging
import multiprocessing
import os
import select
import signal
import socket
import threading
import time
from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

log = logging.getLogger("boomtown.server.process")

OPEN, ALIVE = "open", "alive"  # what a worker says: it serves; it still does
BEAT = 1.0  # seconds between two signs of life
QUIET = 10  # so often we look in vain for a sign of life, once a second, before a worker counts as hung
LASTS = 10.0  # seconds after which a worker that dies has not failed at its start
PAUSE, LONGEST = 0.1, 5.0  # seconds before a worker is started again: the first time, and at most
STARTS = 120.0  # seconds a worker may take to serve
GRACE = 10.0  # seconds beyond those for draining that a worker may take to end

# What a worker does, a function of a module; the number is given to no other worker.
Work = Callable[[socket.socket, Connection, int], None]


class Worker:
    """One process; `line` tells whether it serves, and tells it that we have died."""

    def __init__(self, work: Work, listening: socket.socket, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.number = number
        self.line, theirs = context.Pipe()
        words = listening, theirs, number
        self.process: SpawnProcess = context.Process(target=work, args=words, name="boomtown worker")
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()
        self.open = False
        self.quiet = 0  # so often we have looked for a sign of life in vain

    def look(self) -> None:
        """What it has said."""
        with suppress(EOFError, OSError):
            while self.line.poll():
                self.open = self.line.recv() == OPEN or self.open
                self.quiet = 0

    def hangs(self) -> bool:
        """Asked once a second. Looks are counted and not seconds: we may have been stopped ourselves, and then nobody
        else was late.
        """
        if not self.open:
            return time.monotonic() - self.begun > STARTS
        self.quiet += 1
        return self.quiet > QUIET

    def tell(self, sign: int) -> None:
        if self.process.is_alive() and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, sign)

    def end(self, seconds: float) -> None:
        """Back when it has ended; after so many seconds by force."""
        self.process.join(seconds)
        if self.process.is_alive():
            log.warning("a worker does not end: killed")
            self.process.kill()
            self.process.join()
        self.line.close()


class Workers:
    """`count` of them; `run` returns when all have ended. `ended` is told the number of each that has."""

    def __init__(
        self, count: int, work: Work, listening: socket.socket, drain: float, ended: Callable[[int], None]
    ) -> None:
        self.count, self.work, self.listening, self.ended = count, work, listening, ended
        self._numbers = itertools.count(1)
        self.patience = drain + GRACE
        self.workers: list[Worker] = []
        self._signals: list[int] = []
        self._wakes, self._woken = socket.socketpair()
        self._pause = PAUSE
        self._start_at = 0.0  # the next one that is missing, in monotonic time
        self._watch_at = 0.0  # the next look for signs of life, likewise

    def run(self, opened: Callable[[], None]) -> int:
        """`opened` is called when all serve; 1 where the first one cannot."""
        self._listen_to_signals()
        try:
            for _ in range(self.count):
                self._start()
                if not self._serves(self.workers[-1]):
                    return 0 if self._signals else 1
            opened()
            while not self._told_to_end():
                self._look()
            return 0
        finally:
            self._end_all()

    def _listen_to_signals(self) -> None:
        for sign in (self._wakes, self._woken):
            sign.setblocking(False)
        signal.set_wakeup_fd(self._woken.fileno(), warn_on_full_buffer=False)
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._signal)

    def _signal(self, sign: int, _frame: FrameType | None) -> None:
        self._signals.append(sign)

    def _told_to_end(self) -> bool:
        return any(sign in (signal.SIGINT, signal.SIGTERM) for sign in self._signals)

    def _start(self) -> None:
        self.workers.append(Worker(self.work, self.listening, next(self._numbers)))

    def _serves(self, worker: Worker) -> bool:
        """Wait until it does; False where it ends instead, or takes too long, or where we are told to end."""
        end = time.monotonic() + STARTS
        while worker.process.is_alive() and not worker.open and not self._told_to_end() and time.monotonic() < end:
            self._wait([worker], end - time.monotonic())
        return worker.open

    def _wait(self, workers: list[Worker], seconds: float | None) -> None:
        """Until something happens."""
        silent = [worker.line for worker in workers if not worker.open]
        wait([self._wakes, *silent, *(worker.process.sentinel for worker in workers)], seconds)
        with suppress(BlockingIOError):
            self._wakes.recv(100)
        for worker in workers:
            worker.look()

    def _look(self) -> None:
        """Wait for something to happen, and do what follows."""
        missing = self.count - len(self.workers)
        self._wait(self.workers, min(BEAT, max(0.0, self._start_at - time.monotonic())) if missing else BEAT)
        self._watch()
        for worker in [one for one in self.workers if not one.process.is_alive()]:
            self._died(worker)
        if len(self.workers) < self.count and time.monotonic() >= self._start_at and not self._told_to_end():
            self._start()
        if self._signals and not self._told_to_end():
            self._signals.clear()
            self._renew()

    def _watch(self) -> None:
        """Whoever hangs is killed: its people come to the others, and it is replaced like any that has died."""
        if time.monotonic() < self._watch_at:
            return
        self._watch_at = time.monotonic() + BEAT
        for worker in self.workers:
            if worker.hangs():
                log.error("a worker does not answer: killed", extra={"worker": worker.number})
                worker.process.kill()
                worker.process.join()

    def _died(self, worker: Worker) -> None:
        self._part(worker, 0)
        lasted = time.monotonic() - worker.begun
        log.warning("a worker has ended, another one is started", extra={"status": worker.process.exitcode})
        self._pause = PAUSE if lasted > LASTS else min(LONGEST, 2 * self._pause)
        self._start_at = time.monotonic() + (0.0 if lasted > LASTS else self._pause)

    def _renew(self) -> None:
        """A new worker for each old one, one after the other; the old one ends when the new one serves."""
        for old in list(self.workers):
            self._start()
            new = self.workers[-1]
            if not self._serves(new):
                log.error("a new worker does not serve: the old ones stay")
                new.tell(signal.SIGTERM)
                self._part(new, self.patience)
                return
            old.tell(signal.SIGTERM)
            self._part(old, self.patience)

    def _part(self, worker: Worker, seconds: float) -> None:
        """Back when it has ended."""
        worker.end(seconds)
        self.workers.remove(worker)
        self.ended(worker.number)

    def _end_all(self) -> None:
        sign = signal.SIGINT if signal.SIGINT in self._signals else signal.SIGTERM
        for worker in self.workers:
            worker.tell(sign)
        end = time.monotonic() + self.patience
        for worker in self.workers:
            while worker.process.is_alive() and time.monotonic() < end:
                self._wait([worker], end - time.monotonic())
                if len(self._signals) > 1:  # told a second time: at once
                    worker.tell(signal.SIGINT)
                    self._signals = self._signals[:1]
            worker.end(0)
        signal.set_wakeup_fd(-1)


def serving(line: Connection) -> None:
    """Of a worker: it serves, and from now on gives signs of life, as long as its loop turns."""
    with suppress(OSError):
        line.send(OPEN)
    get_running_loop().call_later(BEAT, _beat, line)


def _beat(line: Connection) -> None:
    with suppress(OSError):
        if select.select([], [line], [], 0)[1]:  # whoever has started us may be stopped, and read nothing
            line.send(ALIVE)
        get_running_loop().call_later(BEAT, _beat, line)


def orphaned(line: Connection) -> None:
    """Of a worker: end when whoever has started it has died."""

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="orphaned", daemon=True).start()
