"""How a server looks for objects that hold each other and nobody else needs: often, and at young ones alone, so that no
player waits long for it.

What has lived through one look stays, in most cases as long as its table. So it is left alone until as many again have
come to stay; then everything is looked at once.
"""

import gc
from collections.abc import Callable

YOUNG = 2_000  # objects more than at the last look: with 800 tables of five it takes 5 to 8 ms, where 20,000 took 60
LEAST = 250_000  # objects that have come to stay, before everything is looked at
NEVER = 1_000_000  # looks at young objects before Python by itself would look at older ones


class Collecting:
    """`soon` does something a moment later, on the loop; it is called from any thread."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._asked = False
        self._stay = self._new = 0  # objects that stayed when all were looked at; at most so many have come since

    def start(self) -> None:
        """What was loaded until now stays."""
        gc.freeze()
        self._stay = gc.get_freeze_count()
        gc.callbacks.append(self._done)
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.enable()

    def _done(self, phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            return
        gc.freeze()
        self._new += YOUNG
        if not self._asked and self._new > max(LEAST, self._stay):
            self._asked = True
            self._soon(self._look_at_all)

    def _look_at_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        self._stay, self._new, self._asked = gc.get_freeze_count(), 0, False
