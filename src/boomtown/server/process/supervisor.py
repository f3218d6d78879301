"""Supervisor of several server processes on one socket: it starts them, replaces those that die or hang, renews them
one by one at SIGHUP, and ends them together.
"""

import itertools
import logging
import os
import select
import signal
import socket
import time
from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from ..core.child_process import ChildProcess, listen, wait

log = logging.getLogger("boomtown.server.process")

SERVES = b"."  # from a worker: it serves, and its event loop runs
BEAT = 1.0  # seconds between two heartbeats
QUIET = 10  # checks without a heartbeat, one per second, after which a worker counts as hung
LASTS = 10.0  # seconds; a worker that dies earlier has failed at its start
PAUSE, LONGEST = 0.1, 5.0  # seconds until a worker is started again: the first time, and at most
STARTS = 120.0  # seconds that a worker may take until it serves
GRACE = 10.0  # seconds that a worker may take to end, in addition to those for draining

# Main function of a worker, at module level: its line to the supervisor, the listening socket, and a unique number.
Work = Callable[[socket.socket, socket.socket, int], None]


class WorkerProcess:
    """One worker, and its heartbeats."""

    def __init__(self, work: Work, listening: socket.socket, number: int) -> None:
        self.number = number
        self.child = ChildProcess("boomtown worker", work, listening, number, leaf=False)
        self.child.line.setblocking(False)
        self.begun = time.monotonic()
        self.open = False
        self.quiet = 0  # checks without a heartbeat

    def read_heartbeats(self) -> None:
        with suppress(OSError):
            while self.child.line.recv(100):
                self.open, self.quiet = True, 0

    def hangs(self) -> bool:
        """Return whether the worker hangs. Called once a second.

        Checks are counted, not seconds: if this process was stopped for a while, the worker is not to blame.
        """
        if not self.open:
            return time.monotonic() - self.begun > STARTS
        self.quiet += 1
        return self.quiet > QUIET


class Supervisor:
    """Supervisor of `count` workers. `run` returns when all have ended. `ended` receives the number of each ended
    worker.
    """

    def __init__(
        self, count: int, work: Work, listening: socket.socket, drain: float, ended: Callable[[int], None]
    ) -> None:
        self.count, self.work, self.listening, self.ended = count, work, listening, ended
        self._numbers = itertools.count(1)
        self.patience = drain + GRACE
        self.workers: list[WorkerProcess] = []
        self._signals: list[int] = []
        self._wake_read, self._wake_write = socket.socketpair()
        self._pause = PAUSE
        self._start_at = 0.0  # when the next missing worker is started, in monotonic time
        self._watch_at = 0.0  # when heartbeats are checked next, in monotonic time

    def run(self, opened: Callable[[], None]) -> int:
        """Run the workers; call `opened` when all serve. Return 1 if one of the first workers fails, else 0."""
        self._listen_to_signals()
        try:
            for _ in range(self.count):
                self._start()
                if not self._serves(self.workers[-1]):
                    return 0 if self._signals else 1
            opened()
            while not self._should_end():
                self._step()
            return 0
        finally:
            self._end_all()

    def _listen_to_signals(self) -> None:
        for sign in (self._wake_read, self._wake_write):
            sign.setblocking(False)
        signal.set_wakeup_fd(self._wake_write.fileno(), warn_on_full_buffer=False)
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._signal)

    def _signal(self, sign: int, _frame: FrameType | None) -> None:
        self._signals.append(sign)

    def _should_end(self) -> bool:
        return any(sign in (signal.SIGINT, signal.SIGTERM) for sign in self._signals)

    def _start(self) -> None:
        self.workers.append(WorkerProcess(self.work, self.listening, next(self._numbers)))

    def _serves(self, worker: WorkerProcess) -> bool:
        """Wait until the worker serves. Return False if it ends, takes too long, or the supervisor should end."""
        end = time.monotonic() + STARTS
        while worker.child.alive and not worker.open and not self._should_end() and time.monotonic() < end:
            self._wait([worker], end - time.monotonic())
        return worker.open

    def _wait(self, workers: list[WorkerProcess], seconds: float | None) -> None:
        """Wait for a signal, a message or the end of a worker."""
        silent = [worker.child.line for worker in workers if not worker.open]
        wait([self._wake_read, *silent, *(worker.child.sentinel for worker in workers)], seconds)
        with suppress(BlockingIOError):
            self._wake_read.recv(100)
        for worker in workers:
            worker.read_heartbeats()

    def _step(self) -> None:
        """Wait for an event and handle it."""
        missing = self.count - len(self.workers)
        self._wait(self.workers, min(BEAT, max(0.0, self._start_at - time.monotonic())) if missing else BEAT)
        self._kill_hanging()
        for worker in [one for one in self.workers if not one.child.alive]:
            self._worker_died(worker)
        if len(self.workers) < self.count and time.monotonic() >= self._start_at and not self._should_end():
            self._start()
        if self._signals and not self._should_end():
            self._signals.clear()
            self._replace_all()

    def _kill_hanging(self) -> None:
        """Kill workers that hang. Their clients reconnect to other workers, and each is replaced like a dead one."""
        if time.monotonic() < self._watch_at:
            return
        self._watch_at = time.monotonic() + BEAT
        for worker in self.workers:
            if worker.hangs():
                log.error("a worker does not answer: killed", extra={"worker": worker.number})
                worker.child.kill()

    def _worker_died(self, worker: WorkerProcess) -> None:
        self._end_worker(worker, 0)
        lasted = time.monotonic() - worker.begun
        log.warning("a worker has ended, another one is started", extra={"status": worker.child.status})
        self._pause = PAUSE if lasted > LASTS else min(LONGEST, 2 * self._pause)
        self._start_at = time.monotonic() + (0.0 if lasted > LASTS else self._pause)

    def _replace_all(self) -> None:
        """Replace each worker by a new one, one after the other. The old one ends when the new one serves."""
        for old in list(self.workers):
            self._start()
            new = self.workers[-1]
            if not self._serves(new):
                log.error("a new worker does not serve: the old ones stay")
                new.child.send_signal(signal.SIGTERM)
                self._end_worker(new, self.patience)
                return
            old.child.send_signal(signal.SIGTERM)
            self._end_worker(old, self.patience)

    def _end_worker(self, worker: WorkerProcess, seconds: float) -> None:
        """Wait until the worker has ended, and remove it."""
        self._end(worker, seconds)
        self.workers.remove(worker)
        self.ended(worker.number)

    @staticmethod
    def _end(worker: WorkerProcess, seconds: float) -> None:
        if not worker.child.end(seconds):
            log.warning("a worker does not end: killed")

    def _end_all(self) -> None:
        sign = signal.SIGINT if signal.SIGINT in self._signals else signal.SIGTERM
        for worker in self.workers:
            worker.child.send_signal(sign)
        end = time.monotonic() + self.patience
        for worker in self.workers:
            while worker.child.alive and time.monotonic() < end:
                self._wait([worker], end - time.monotonic())
                if len(self._signals) > 1:  # a second signal: at once
                    worker.child.send_signal(signal.SIGINT)
                    self._signals = self._signals[:1]
            self._end(worker, 0)
        signal.set_wakeup_fd(-1)


def report_serving(line: socket.socket) -> None:
    """Report that this worker serves, now and then once a second as long as its event loop runs."""
    with suppress(OSError):
        if select.select([], [line], [], 0)[1]:  # a stopped supervisor reads nothing: do not block
            line.send(SERVES)
        get_running_loop().call_later(BEAT, report_serving, line)


def end_with_parent(line: socket.socket) -> None:
    """End this worker when the supervisor has died."""
    listen(line, lambda _: None, lambda: os.kill(os.getpid(), signal.SIGTERM))
