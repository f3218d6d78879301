"""Garbage collection: frequent passes over young objects only, so that pauses stay below 10 ms.

An object that survives one pass usually lives as long as its table, so it is frozen. When the number of frozen objects
has doubled, all are checked at once. With thousands of tables that takes a second, in which the server answers no
player, and finds hardly anything. So after a full pass that found next to nothing, the next one comes later.
"""

import gc
from collections.abc import Callable

YOUNG = 2_000  # new objects per pass: with 800 tables of five players 5 to 8 ms; with 20,000 objects it took 60 ms
LEAST = 250_000  # frozen objects until a full pass
NEVER = 1_000_000  # passes over young objects until Python would collect an older generation
WORTH = 0.01  # part of the new objects: a full pass that finds less was not worth its time
PATIENCE = 4  # factor for the next threshold after such a pass


class GcScheduler:
    """Scheduler of garbage collection. `soon` runs a function on the loop; it may be called from any thread."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon = soon
        self._asked = False
        self._kept = self._new = 0  # objects left by the last full pass; upper bound of those frozen since
        self._factor = 1

    def start(self) -> None:
        """Freeze all loaded objects and start."""
        gc.freeze()
        self._kept = gc.get_freeze_count()
        gc.callbacks.append(self._done)
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.enable()

    @property
    def _threshold(self) -> int:
        """Number of newly frozen objects that starts a full pass."""
        return max(LEAST, self._kept) * self._factor

    def _done(self, phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            return
        gc.freeze()
        self._new += YOUNG
        if not self._asked and self._new > self._threshold:
            self._asked = True
            self._call_soon(self._count)

    def _count(self) -> None:
        """Count the new objects that are left. Counting is fast, and many have been freed by reference counts."""
        self._new = max(0, gc.get_freeze_count() - self._kept)
        if self._new > self._threshold / 2:
            self._collect_all()
        self._asked = False

    def _collect_all(self) -> None:
        new = self._new
        gc.unfreeze()
        found = gc.collect()
        self._factor = 1 if found > new * WORTH else PATIENCE
        self._kept, self._new = gc.get_freeze_count(), 0
