"""Henry Block: shoots at each player who takes or discards a card of theirs. Rules: valley_of_shadows.md.

An after-hook on `CardLost`, which `take` and `throw` announce, records a shot. The step `ShotsBack` fires the shots
when only phases and turns are left on the stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.declared.memory import OfGame, remembers
from boomtown.card.hooks import after
from boomtown.card.rules.phase_2 import PlayPhase
from boomtown.card.rules.steps import CardLost
from boomtown.card.rules.turn import Round, Turn
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.card.sets.valley_of_shadows.shooting import ShootBack
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OWED = "owed"  # shots to come: owner, target, owner, target ...
remembers(OfGame(OWED, "numbers"))
UNDER = (PlayPhase, Turn, Round)  # the steps below the effect of a card

character("Henry Block", 4, OF_SET, number=179, code="Henry")


@after(CardLost, "Henry Block")
def henry_block(g: Bang, me: int, lost: CardLost) -> Step | None:
    """Record a BANG! effect for each card. [valley_of_shadows, Henry Block]"""
    return Owe(me, lost.who) if lost.owner == me != lost.who and not lost.by_itself else None


@dataclass
class Owe(Step):
    """Record of a shot of `who` at `to`, to be fired when the effect is over."""

    who: int
    to: int

    def run(self, g: Bang) -> None:
        owed = g.state.kept(OWED)
        g.state.keep(OWED, (*owed, self.who, self.to))
        if not owed:
            over = next((i for i in reversed(range(len(g.stack))) if isinstance(g.stack[i], UNDER)), -1)
            g.stack.insert(over + 1, ShotsBack())


@dataclass
class ShotsBack(Step):
    """Recorded shots, in the order in which the cards were lost."""

    def run(self, g: Bang) -> None:
        owed = g.state.kept(OWED)
        g.state.keep(OWED, ())
        g.push_each([ShootBack(owed[i], owed[i + 1], "Henry Block") for i in range(0, len(owed), 2)])
