"""Limits of the processor time that bots of one process spend on a search.

A search ends early when its table or its process has used its share. So tables with bots that search delay the other
tables of the process by little, and a busy process searches less.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PER_QUESTION = 0.1  # processor seconds of a search
Clock = Callable[[], float]


class Share:
    """Processor seconds that may be spent: `rate` for each second of the clock, and at most `most` at once."""

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self._left, self._at = most, clock()

    def left(self) -> float:
        """Return the processor seconds that may be spent now."""
        now = self.clock()
        self._left = min(self.most, self._left + self.rate * (now - self._at))
        self._at = now
        return self._left

    def spend(self, seconds: float) -> None:
        """Subtract processor seconds. More than is left delays the next search."""
        self._left -= seconds


def of_process() -> Share:
    """Return the share of all tables of a process."""
    return Share(0.5, 1.0)


def of_table() -> Share:
    """Return the share of one table."""
    return Share(0.1, 3 * PER_QUESTION)


@contextmanager
def limited(*shares: Share, spent: Clock = time.process_time) -> Iterator[Callable[[], float]]:
    """Yield a function that returns the seconds left for a search, and charge the time of the block to the shares."""
    begun = spent()
    allowed = min(PER_QUESTION, *(share.left() for share in shares))
    try:
        yield lambda: allowed - (spent() - begun)
    finally:
        for share in shares:
            share.spend(spent() - begun)
