"""Arrows taken by players, the Indian attack, and arrows returned to the pile (dice, arrow; old_saloon, modules 1.3 and
2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice.codes import CHIEF, CHOOSE, at, is_chief, seat_of
from boomtown.dice.losses import Losses
from boomtown.dice.questions import Question, declare
from boomtown.dice.return_arrows import return_arrows
from boomtown.dice.state import IN_PILE
from boomtown.dice.step import Prompt, Step
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

REGULAR_ONE, CHIEFS_ONE = CHOOSE, CHOOSE | CHIEF


@dataclass
class TakeArrows(Step):
    """Arrows of a throw, taken one by one. An attack may interrupt them."""

    who: int
    left: int

    def run(self, g: Dice) -> None:
        if self.left and g.state.alive[self.who]:
            g.stack.append(TakeArrows(self.who, self.left - 1))
            g.push(RolledArrow(self.who, self.left))


@dataclass
class RolledArrow(Step):
    """One arrow of a throw. The roller takes it, unless an ability gives it to another player."""

    who: int
    left: int

    def run(self, g: Dice) -> None:
        g.stack.append(TakeArrow(self.who, self.who, self.left))


ASK_ARROW = declare(Question("arrow", 4, sign="broadhead-arrow"))


@dataclass
class TakeArrow(Step):
    """One token from the pile for `to`. `chooser` picks the kind if the pile has both."""

    chooser: int
    to: int
    left: int = 1
    by: int = -1

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if not s.alive[self.to] or not s.tokens:
            return None
        if s.chief == IN_PILE and s.pile:
            return Ask(self.chooser, ASK_ARROW, [REGULAR_ONE, CHIEFS_ONE], public=True)
        self._give(g, s.chief == IN_PILE)
        return None

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"left": self.left, "pile": g.state.pile}, self.by if self.by >= 0 else None, "arrow")

    def take(self, g: Dice, choice: int) -> None:
        self._give(g, is_chief(choice))

    def _give(self, g: Dice, chief: bool) -> None:
        s = g.state
        if chief:
            s.chief = self.to
        else:
            s.pile -= 1
            s.arrows[self.to] += 1
        g.note("arrow", "harms", "random", who=self.to, count=s.pile, by=self.by, chief=chief)
        if not s.tokens:
            g.push(Attack(self.to))


@dataclass
class Attack(Step):
    """Indian attack: each player loses one life point per arrow, all at once. Then all arrows return to the pile."""

    who: int

    def run(self, g: Dice) -> None:
        s = g.state
        g.note("attack", "harms", "forced", who=self.who)
        counts = [s.arrows[p] + 2 * (s.chief == p) for p in range(s.n)]
        if s.chief >= 0 and all(counts[s.chief] > counts[p] for p in s.index.order if p != s.chief):
            counts[s.chief] = 0  # strictly the most: the chief spares his own (old_saloon, module 2.4)
        g.push(Losses(tuple(counts), "indians", -1))


@dataclass
class Arrowed(Step):
    """Event: the arrows of a throw, one or more, have been taken."""

    who: int

    def run(self, g: Dice) -> None:
        if g.state.alive[self.who]:
            g.followed(self)


ASK_BROKEN = declare(Question("broken", 3, nature="helps", sign="snapped-arrow", seat_sign="snapped-arrow"))


@dataclass
class BreakArrow(Step):
    """A broken arrow: one regular arrow of any player returns to the pile."""

    who: int
    left: int

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if not s.alive[self.who]:
            return None
        options = [CHOOSE | at(p) for p in s.clockwise(self.who) if s.arrows[p]]
        return Ask(self.who, ASK_BROKEN, options, public=True) if options else None

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"left": self.left}, source="broken_arrow")

    def take(self, g: Dice, choice: int) -> None:
        return_arrows(g, seat_of(choice), 1, False, self.who)
