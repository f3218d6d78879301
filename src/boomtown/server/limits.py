"""Token buckets: how often one connection or address may ask. A gate: how much work is done at the same time."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from .errors import Refused

Result = TypeVar("Result")


class Bucket:
    """`burst` requests at once, `rate` a second in the long run."""

    __slots__ = ("burst", "clock", "left", "rate", "then")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.then = float(burst), clock()

    def take(self) -> bool:
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(float(self.burst), self.left + (now - self.then) * self.rate)
        self.then = now


class Buckets:
    """A bucket for each address; full ones are forgotten, so the memory stays small."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if address not in self._of:
            if len(self._of) > 10_000:
                self.forget()
            self._of[address] = Bucket(self.rate, self.burst)
        return self._of[address].take()

    def forget(self) -> None:
        self._of = {address: bucket for address, bucket in self._of.items() if not bucket.full()}


class Gate:
    """Work in a thread beside the server: one piece after the other, `waiting` at most in line."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self._lock = asyncio.Lock()
        self._here = 0

    async def through(self, work: Callable[[], Result]) -> Result:
        """What `work` returns; `too-many` where the line is full."""
        if self._here > self.waiting:
            raise Refused("too-many", "too much to do at once: wait a moment")
        self._here += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(work)
        finally:
            self._here -= 1
