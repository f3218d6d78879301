"""Losing life points together, being eliminated together, and what follows (dice, elimination).

Losses -> reductions -> Spared (Bart Cassidy) -> Borne (Molly Stark) -> Bleed -> the Devil's Left Hand -> Fall.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice import victory
from boomtown.dice.folds import LOSS
from boomtown.dice.moments import moments
from boomtown.dice.quiver import all_back
from boomtown.dice.step import Step

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

Amounts = tuple[int, ...]  # by seat


@dataclass
class Losses(Step):
    """Life points to be lost at the same time. `cause`: indians, dynamite, bullet, bullseye or gatling; `by` -1:
    nobody's doing.
    """

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        s = g.state
        less = tuple(g.fold(LOSS, p, n, self.cause) if n and s.alive[p] else 0 for p, n in enumerate(self.amounts))
        g.push(Spared(less, self.cause, self.by))


def one_each(n: int, seats: list[int], cause: str, by: int = -1) -> Losses:
    """One life point for each of these, of `n` seats."""
    return Losses(tuple(int(p in seats) for p in range(n)), cause, by)


@dataclass
class Spared(Step):
    """Reduced; now those who may take something else instead of a loss."""

    amounts: Amounts
    cause: str
    by: int

    def run(self, g: Dice) -> None:
        g.push(Borne(self.amounts, self.cause, self.by))


@dataclass
class Borne(Step):
    """What is left of it; now those who may bear it for others."""

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
        """After an attack all arrows go back."""
        s = g.state
        s.pile += sum(s.arrows)
        s.arrows = [0] * s.n
        s.chief = min(s.chief, -1)
        g.note("quiver", how="forced", count=s.pile, who=s.turn, all=True)


@dataclass
class Fall(Step):
    """Whoever has no life points left is out, all at the same time; then the end of the game is looked at, and only
    then come the reactions (dice, elimination 3).
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
        all_back(g, p)
        if s.token and s.token[0] == p:
            s.token = ()
        g.note("out", "harms", "forced", who=p, role=s.roles[p], special=s.specials[p], by=self.by)

    def _ghost(self, g: Dice, fallen: list[int]) -> None:
        """The first one ever eliminated becomes the ghost, the nearest clockwise of several (old_saloon, module 5)."""
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
    """Somebody lost life points; only listened to. `lost`: by seat, never more than they had."""

    lost: Amounts
    cause: str
    by: int


@dataclass
class Fallen(Step):
    """These seats were eliminated together; only listened to."""

    seats: tuple[int, ...]


@dataclass
class Gain(Step):
    """Life points for a seat, unless the Bad takes them; `beer`: out of a beer of this turn."""

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
    """Nobody had a word against it."""

    who: int
    count: int
    cause: str
    beer: bool

    def run(self, g: Dice) -> None:
        s = g.state
        s.life[self.who] += self.count
        g.note("heal", "helps", "forced", who=self.who, count=self.count, life=s.life[self.who], cause=self.cause)
