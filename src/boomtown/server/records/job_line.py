"""Queue of jobs that run one at a time: downloads first, then the address with the least cost."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from time import monotonic

from ..core.errors import Refused
from ..limits.limits import Buckets

# Jobs of one address in the queue: a page that is reloaded has sent one before, and several players at one address may
# download their game
UPLOADS, DOWNLOADS = 2, 4
YIELD = 8.0  # seconds that a job is delayed for each second of its cost
PACE = 6_000.0  # bytes read per second in a long recorded game
REMEMBERED = 0.05, 60  # seconds of work of an address: forgotten per second, and remembered at most


@dataclass(eq=False)
class Job:
    """Job of one address. `due` is a time of the monotonic clock: the job with the earliest one is next in its kind."""

    address: str
    download: bool
    due: float
    number: int
    turn: "asyncio.Future[None]" = field(default_factory=asyncio.Future)

    @property
    def order(self) -> tuple[bool, float, int]:
        """Sort key in the queue, the smallest first."""
        return not self.download, self.due, self.number


class JobLine:
    """Queue of waiting jobs, at most `limit` of each kind, and the running job."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._waiting: list[Job] = []
        self._busy: Job | None = None
        self._used = Buckets(*REMEMBERED)
        self._numbers = count()
        self.closed = False

    def __len__(self) -> int:
        return len(self._waiting) + (self._busy is not None)

    def enter(self, address: str, size: int, download: bool) -> Job:
        """Add a job with `size` bytes to read; raise `too-many` if its address or the queue has too many.

        In a full queue the last job of the kind is refused if the new one would go before it.
        """
        if self.closed:
            raise ending()
        here = [one for one in (*self._waiting, self._busy) if one is not None and one.download == download]
        if address and [one.address for one in here].count(address) >= (DOWNLOADS if download else UPLOADS):
            raise _too_many()
        cost = self._used.of(address).used() + size / PACE
        job = Job(address, download, monotonic() + YIELD * cost, next(self._numbers))
        waiting = [one for one in self._waiting if one.download == download]
        if self._busy is not None and len(waiting) >= self.limit:
            last = max((*waiting, job), key=lambda one: one.order)
            if last is job:
                raise _too_many()
            self._waiting.remove(last)
            _refuse(last, _too_many())
        self._waiting.append(job)
        self._start_next()
        return job

    def close(self) -> None:
        """Refuse all waiting jobs and every later one, because the server ends."""
        self.closed = True
        for job in self._waiting:
            _refuse(job, ending())
        self._waiting.clear()

    def leave(self, job: Job, seconds: float) -> None:
        """Remove a job that is done, refused or cancelled. `seconds`: its running time."""
        self._used.of(job.address).spend(seconds)
        if job is self._busy:
            self._busy = None
        elif job in self._waiting:
            self._waiting.remove(job)
        self._start_next()

    def _start_next(self) -> None:
        if self._busy is None and self._waiting:
            self._busy = min(self._waiting, key=lambda one: one.order)
            self._waiting.remove(self._busy)
            if not self._busy.turn.done():  # else the job is cancelled, and its caller removes it
                self._busy.turn.set_result(None)


def _refuse(job: Job, error: Refused) -> None:
    if not job.turn.done():  # else the job is cancelled
        job.turn.set_exception(error)


def ending() -> Refused:
    """Return the error of a job that the server does not do any more."""
    return Refused("ending", "the server ends: send it again in a moment")


def _too_many() -> Refused:
    return Refused("too-many", "too much to do at once: wait a moment")
