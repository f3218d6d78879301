"""Rattlesnake. Rules: valley_of_shadows.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.hooks import at_start
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import Hurt
from boomtown.card.sets.declare_cards import blue
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.card.sets.valley_of_shadows.shooting import AnyTable
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

blue("Rattlesnake", "7H", number=173, code="Rs", first=175, aim=AnyTable(), nature="harms", of_set=OF_SET)
CHECKS["Rattlesnake"] = lambda suit, rank: suit != "spades"


@at_start("Rattlesnake", order=50)
def rattlesnake(g: Bang, me: int) -> Step:
    return SnakeCheck(me)


@dataclass
class SnakeCheck(Step):
    """Check for Rattlesnake: spades cost 1 life; the card stays. [valley_of_shadows, Rattlesnake]"""

    who: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.who, "Rattlesnake")]

    def result(self, g: Bang, value: bool) -> None:
        if not value:
            g.push(Hurt(self.who, 1, -1, "Rattlesnake", g.state.in_play(self.who, "Rattlesnake")))
