"""Loads for blue cards that are played and for cards discarded in phase 3. Rules: armed_and_dangerous.md, loads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import COUNTS_DISCARDS
from boomtown.card.hooks import after, folds
from boomtown.card.rules.lives import Eliminate
from boomtown.card.rules.steps import Lay
from boomtown.card.rules.turn import ABOVE_LIMIT, EndTurn
from boomtown.card.sets.armed_and_dangerous.loads import LOADS, OF_SET, ORANGE, PlaceLoads
from boomtown.card.setup import Deal
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

FOR_ORANGE: Final = "orange_brings_load"
RINGO: Final = "Red Ringo"
RINGO_LOADS: Final = 4
remembers(OfTurn(ABOVE_LIMIT))


@after(Deal, OF_SET)
def first_loads(g: Bang, _: int, deal: Deal) -> Step | None:
    return LoadRingo() if RINGO in g.state.characters else None


@dataclass
class LoadRingo(Step):
    """First loads of Red Ringo, the only character with loads at the start. [armed_and_dangerous 1.3]"""

    def run(self, g: Bang) -> None:
        s = g.state
        for seat, name in enumerate(s.characters):
            if name == RINGO:
                s.zone(LOADS)[seat] = RINGO_LOADS


@after(Lay, OF_SET)
def blue_card_played(g: Bang, _: int, lay: Lay) -> Step | None:
    """Add a load for each blue card that is played. [armed_and_dangerous 2.4, 2.5; Open points: for an orange
    one too]
    """
    border = KINDS[KIND[lay.card]].border
    counts = border == "blue" or (border == ORANGE and g.setup["options"].get(FOR_ORANGE))
    return PlaceLoads(lay.me, 1, KIND[lay.card], may=True) if counts else None


folds(COUNTS_DISCARDS, OF_SET)(lambda g, me, value, subject: True)


@after(EndTurn, OF_SET)
def loads_for_discards(g: Bang, _: int, end: EndTurn) -> Step | None:
    """Add a load for each card discarded in phase 3. [armed_and_dangerous 2.6]"""
    count = g.state.noted.get(ABOVE_LIMIT, 0)
    return PlaceLoads(end.who, count, "", may=True) if count else None


@after(Eliminate, OF_SET)
def loads_go_back(g: Bang, _: int, out: Eliminate) -> Step | None:
    """Return the loads of an eliminated character to the supply. [armed_and_dangerous 2.8]"""
    return EmptyCharacter(out.who) if g.state.zone(LOADS)[out.who] else None


@dataclass
class EmptyCharacter(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.state.zone(LOADS)[self.who] = 0
