"""Check between effects: settling abilities and due steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.codes import MOST_PLAYERS
from boomtown.card.step import Step
from boomtown.kernel.hooks import Hook
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


@dataclass
class Settle(Step):
    """Check between effects: settling abilities until none applies, and the due steps, from the turn player clockwise.

    After each of them the situation is checked again (core 9.4, 9.5). `due`: (owner, step) in order, an owner of -1
    first.
    """

    only: int  # settling abilities of this seat only, -1: of all seats
    due: tuple[tuple[int, Step], ...]

    def run(self, g: Bang) -> None:
        due, only = self.due, self.only
        if g.state.index.settle:
            for owner, hook in self._listeners(g.state):
                if only in (-1, owner) and (step := hook(g, owner)) is not None:
                    g.stack.append(self)
                    g.push(step)
                    return
        if due:
            g.stack.append(Settle(only, due[1:]) if len(due) > 1 else QUIET[only])
            g.push(due[0][1])

    def _listeners(self, s: State) -> list[tuple[int, Hook]]:
        """Return the settling abilities before the next due step, in the order of play."""
        found = [(owner, hook) for owner, _, hook in s.index.settle]
        if len(found) > 1:
            found.sort(key=lambda h: s.place(h[0]))
        if found and self.due:
            first = s.place(self.due[0][0])
            found = [h for h in found if s.place(h[0]) <= first]
        return found

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        due = [(owner, step.imagined(g, seat, rnd)) for owner, step in self.due]
        return Settle(self.only, tuple((owner, step) for owner, step in due if step is not None))


# Steps are never changed, so Settle steps without due steps are made once: by seat, the last one for all
QUIET: Final = [Settle(seat, ()) for seat in (*range(MOST_PLAYERS), -1)]
