"""Ghost Car: its owner stays in the game without lives. Rules: great_train_robbery.md 5.14 to 5.20.

The stay is a hook of the card, which can be switched off. The departure without the card is a rule of the set:
being in the game without lives is a state, not an effect (great_train_robbery 9.1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND
from boomtown.card.hooks import after, rewrites
from boomtown.card.rules.lives import Eliminate, Gone, go_out, lose_all
from boomtown.card.rules.steps import LeftPlay
from boomtown.card.sets.great_train_robbery.shared import GHOST_CAR, OF_SET
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@rewrites(Eliminate, GHOST_CAR)
def stays_in_the_game(g: Bang, me: int, out: Eliminate) -> Step:
    """Replace the elimination: no role is shown, no cards are lost, no reward. [great_train_robbery 5.16]"""
    return Stay(me) if out.who == me else out


@dataclass
class Stay(Step):
    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if who in s.course.ghosts:
            return
        s.life[who] = 0
        s.run_on(ghosts=(*s.course.ghosts, who))
        g.note("return", "helps", "forced", who=who, life=0, cause=GHOST_CAR)


@after(LeftPlay, OF_SET)
def the_car_is_gone(g: Bang, _: int, left: LeftPlay) -> Step | None:
    return Vanish(left.seat) if KIND[left.card] == GHOST_CAR else None


@dataclass
class Vanish(Step):
    """Departure of a player without life, without consequences. [great_train_robbery 5.18]"""

    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if not s.alive[who] or who not in s.course.ghosts or s.kept_in(who):
            return
        if go_out(g, who, -1):
            return
        lose_all(g, who, "out")
        g.push(Gone(who))
