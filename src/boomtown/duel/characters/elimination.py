"""Abilities at an elimination: Bill Tightman, Bull Anderson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.character_table import BILL_TIGHTMAN, BULL_ANDERSON, PERSON
from boomtown.duel.codes import card_of, hand_of, using
from boomtown.duel.decks import pick_up
from boomtown.duel.hands import AtRandom
from boomtown.duel.hooks import LOOTS, OUTLIVES, hook
from boomtown.duel.questions import Question, declare
from boomtown.duel.reactions import React
from boomtown.duel.step import Prompt, Step, asks, who_tag
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

BILL: Final = PERSON + BILL_TIGHTMAN
BULL: Final = PERSON + BULL_ANDERSON
MOST_LOOT: Final = 2


@hook(OUTLIVES, BILL)
def may_draw_two(g: Duel, me: int, slot: int) -> None:
    g.stack.append(React(me, BILL, count=2))


@hook(LOOTS, BULL)
def may_loot(g: Duel, me: int, slot: int) -> None:
    g.stack.append(Loot(me, slot, MOST_LOOT))


ASK_LOOT: Final = declare(Question("loot", 10, may_pass=True, gains=True))
FROM_TABLE: Final = using(BULL_ANDERSON)


@dataclass
class Loot(Step):
    """Choice of Bull Anderson's player: cards in play of the eliminated character, or random cards of its player's
    hand.
    """

    who: int
    slot: int
    left: int

    def run(self, g: Duel) -> Ask | None:
        s, of = g.state, self.slot >> 1
        options = [FROM_TABLE | card + 1 for card in s.tables[self.slot]]
        if of != self.who and s.hands[of]:
            options.append(FROM_TABLE | hand_of(of))
        return Ask(self.who, ASK_LOOT, [*options, PASS], public=True) if options else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(BULL, char=who_tag(g.state.who[self.slot]), left=self.left)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            return
        if self.left > 1:
            g.stack.append(Loot(self.who, self.slot, self.left - 1))
        of, card = self.slot >> 1, card_of(choice)
        if card < 0:
            g.stack.append(AtRandom(self.who, of, True, BULL))
            return
        pick_up(g, self.who, self.slot, card, BULL)
        if of != self.who:
            robbed(g, of)
