"""Simultaneous losses of life points, simultaneous eliminations, and their consequences (dice, elimination).

Losses -> reductions -> Spared (Bart Cassidy) -> Borne (Molly Stark) -> Bleed -> the Devil's Left Hand -> Fall.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice import victory
from boomtown.dice.folds import LOSS
from boomtown.dice.moments import moments
from boomtown.dice.return_arrows import return_all_arrows
from boomtown.dice.step import Step

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

Amounts = tuple[int, ...]  # by seat


@dataclass
class Losses(Step):
    """Life points lost at the same time. `cause`: indians, dynamite, bullet, bullseye or gatling. `by` is -1 if no
    player caused them.
    """

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        s = g.state
        less = tuple(g.fold(LOSS, p, n, self.cause) if n and s.alive[p] else 0 for p, n in enumerate(self.amounts))
        g.push(Spared(less, self.cause, self.by))


def one_each(n: int, seats: list[int], cause: str, by: int = -1) -> Losses:
    """Return a loss of one life point for each of these seats, out of `n` seats."""
    return Losses(tuple(int(p in seats) for p in range(n)), cause, by)


@dataclass
class Spared(Step):
    """Losses after reductions. Players who may take something else instead of a loss choose now."""

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        g.push(Borne(self.amounts, self.cause, self.by))


@dataclass
class Borne(Step):
    """Remaining losses. Players who may take them for others choose now."""

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        g.stack.append(Bleed(self.amounts, self.cause, self.by))


@dataclass
class Bleed(Step):
    """The losses happen, all at once."""

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        s = g.state
        lost = [0] * s.n
        for p in s.clockwise(s.turn):
            lost[p] = n = min(self.amounts[p], s.life[p])
            if n:
                s.life[p] -= n
                g.note("lose", "harms", "forced", who=p, count=n, life=s.life[p], by=self.by, cause=self.cause)
        if self.cause == "indians":
            self._quiver(g)
        dying = tuple(p for p in s.clockwise(s.turn) if s.life[p] <= 0)
        g.stack.append(Fall(tuple(lost), self.cause, self.by))
        if dying:
            g.stack += reversed(moments(g, ("save",), s.turn, dying))

    def _quiver(self, g: Dice) -> None:
        """Return all arrows to the pile after an attack."""
        s = g.state
        s.pile += sum(s.arrows)
        s.arrows = [0] * s.n
        s.chief = min(s.chief, -1)
        g.note("quiver", how="forced", count=s.pile, who=s.turn, all=True)


@dataclass
class Fall(Step):
    """Elimination of all players without life points, at the same time.

    The end of the game is checked next, before any reaction (dice, elimination 3).
    """

    lost: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        s = g.state
        fallen = [p for p in s.clockwise(s.turn) if s.life[p] <= 0]
        for p in fallen:
            self._out(g, p)
        if fallen:
            self._ghost(g, fallen)
            s.refresh()
            found = victory.verdict(s, fallen, self.by)
            if found is not None:
                g.end(*found)
                return
        due = g.due(Suffered(self.lost, self.cause, self.by)) + g.due(Fallen(tuple(fallen)))
        due.sort(key=lambda d: s.place(d[0]))
        g.push_each([step for _, step in due])

    def _out(self, g: Dice, p: int) -> None:
        s = g.state
        s.alive[p] = False
        g.revealed = True  # the role
        s.mark("shown", p)
        return_all_arrows(g, p)
        if s.token and s.token[0] == p:
            s.token = ()
        g.note("out", "harms", "forced", who=p, role=s.roles[p], special=s.specials[p], by=self.by)

    def _ghost(self, g: Dice, fallen: list[int]) -> None:
        """Make the first player ever eliminated the ghost; of several, the nearest clockwise (old_saloon, module 5)."""
        s = g.state
        first = s.alive.count(False) == len(fallen)
        if "ghost" not in g.setup["sets"] or not first or s.roles[fallen[0]] == "sheriff":
            return
        s.ghost = fallen[0]
        if s.roles[s.ghost] == "renegade":
            s.ghost_team = victory.GHOST_TEAM.get(s.n, "outlaw")
        g.note("ghost", how="forced", who=s.ghost, team=s.ghost_team)


@dataclass
class Suffered(Step):
    """Event for hooks: players lost life points. `lost`: points by seat, never more than the seat had."""

    lost: Amounts
    cause: str
    by: int


@dataclass
class Fallen(Step):
    """Event for hooks: these seats were eliminated together."""

    seats: tuple[int, ...]


@dataclass
class Gain(Step):
    """Life points for a seat, unless the Bad cancels them. `beer`: the gain comes from a beer of this turn."""

    who: int
    count: int
    cause: str
    beer: bool = False

    def run(self, g: Dice) -> None:
        s = g.state
        if not s.alive[self.who] or (self.beer and self.who in s.soured):
            return
        count = min(self.count, s.max_life[self.who] - s.life[self.who])
        if count > 0:
            g.stack.append(Heal(self.who, count, self.cause, self.beer))
            g.stack += reversed(moments(g, ("spoil",), self.who, (self.who, count)))


@dataclass
class Heal(Step):
    """The gain, after no player cancelled it."""

    who: int
    count: int
    cause: str
    beer: bool

    def run(self, g: Dice) -> None:
        s = g.state
        s.life[self.who] += self.count
        g.note("heal", "helps", "forced", who=self.who, count=self.count, life=s.life[self.who], cause=self.cause)
