"""How a server looks for objects that hold each other and nobody else needs: often, and at young ones alone, so that no
player waits long for it.

What has lived through one look stays, in most cases as long as its table. So it is left alone until as many again have
come to stay; then everything is looked at once. With thousands of tables that takes a second, in which everybody waits,
and it finds hardly anything: so after a look that has found next to nothing the next one comes later.
"""

import gc
from collections.abc import Callable

YOUNG = 2_000  # objects more than at the last look: with 800 tables of five it takes 5 to 8 ms, where 20,000 took 60
LEAST = 250_000  # objects that have come to stay, before everything is looked at
NEVER = 1_000_000  # looks at young objects before Python by itself would look at older ones
WORTH = 0.01  # of what has come: a look that finds less was not worth its time
PATIENCE = 4  # times as many must have come after such a look


class Collecting:
    """`soon` does something a moment later, on the loop; it is called from any thread."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._asked = False
        self._stay = self._new = 0  # objects that stayed when all were looked at; at most so many have come since
        self._times = 1

    def start(self) -> None:
        """What was loaded until now stays."""
        gc.freeze()
        self._stay = gc.get_freeze_count()
        gc.callbacks.append(self._done)
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.enable()

    @property
    def _enough(self) -> int:
        """Objects that must have come to stay before everything is looked at."""
        return max(LEAST, self._stay) * self._times

    def _done(self, phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            return
        gc.freeze()
        self._new += YOUNG
        if not self._asked and self._new > self._enough:
            self._asked = True
            self._soon(self._count)

    def _count(self) -> None:
        """Many of those that came have gone by themselves since: to count them takes little time."""
        self._new = max(0, gc.get_freeze_count() - self._stay)
        if self._new > self._enough / 2:
            self._look_at_all()
        self._asked = False

    def _look_at_all(self) -> None:
        new = self._new
        gc.unfreeze()
        found = gc.collect()
        self._times = 1 if found > new * WORTH else PATIENCE
        self._stay, self._new = gc.get_freeze_count(), 0
