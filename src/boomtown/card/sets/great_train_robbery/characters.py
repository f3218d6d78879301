"""Characters of The Great Train Robbery, except Evan Babbit, Jimmy Texas and Sgt. Blaze. Rules: great_train_robbery.md
8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import NO_CARD, V_DISCARD, V_USE, card_of
from boomtown.card.hooks import after, folds, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.steps import ASK_PAY, DrawCards
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.great_train_robbery.shared import (
    OF_SET,
    end_of_line,
    has_train,
    in_hand,
    pairs,
    train_at,
)
from boomtown.card.sets.great_train_robbery.taking import ANY_NUMBER, SANCHO, FreeWagon, may_take
from boomtown.card.sets.great_train_robbery.train import MoveTrain
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing, text
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

character("Benny Brawler", 4, OF_SET, number=332, code="Benny")


@folds(ANY_NUMBER, "Benny Brawler")
def benny_brawler(g: Bang, me: int, value: bool, _: None) -> bool:
    """Allow any number of wagons, each of them paid. [great_train_robbery 8.1]"""
    return True


character("Manuelita", 4, OF_SET, number=333, code="Manuelita")


@after(MoveTrain, "Manuelita")
def manuelita(g: Bang, me: int, move: MoveTrain) -> Step | None:
    """Draw two cards at the End of the Line. [great_train_robbery 8.5]"""
    return DrawCards(me, 2, "Manuelita") if train_at(g.state) == end_of_line(g.state) else None


character(SANCHO, 3, OF_SET, number=334, code="Sancho")


@offers(SANCHO)
def sancho(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer one wagon without paying, as the wagon of the turn. [great_train_robbery 8.6]"""
    s = g.state
    if code is not None:
        g.push(FreeWagon(me, SANCHO))
        return []
    free = has_train(s) and SANCHO not in s.used and may_take(g, me) and pairs(s, train_at(s))
    return [V_USE | NO_CARD | named(SANCHO)] if free else []


def why_no_free_wagon(g: Bang, me: int) -> Text | None:
    return text("why-wagon-taken") if not may_take(g, me) else text("why-no-wagon-paired")


WHY_NO_OFFER[SANCHO] = why_no_free_wagon

character("Shade O'Connor", 4, OF_SET, number=335, code="Shade")
ASK_SHADE = declare(Question("shade", 89, of_set=OF_SET, may_pass=True, sign="train"))


@after(MoveTrain, "Shade O'Connor")
def shade_o_connor(g: Bang, me: int, move: MoveTrain) -> Step | None:
    """Offer the exchange of a card of the hand, outside the own turn. [great_train_robbery 8.8]"""
    s = g.state
    return TradeCard(me) if me != s.turn and s.hands[me] else None


@dataclass
class TradeCard(Step):
    """Offer of the exchange to `who`, then the choice of the card."""

    who: int
    paying: bool = False

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        cards = in_hand(g, who)
        if not s.alive[who] or not cards:
            return None
        if self.paying:
            return Ask(who, ASK_PAY, [V_DISCARD | c for c in cards], len(s.hands[who]) == 1)
        return Ask(who, ASK_SHADE, [V_USE | NO_CARD | named("Shade O'Connor"), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing("Shade O'Connor"), "left": 1}, source="Shade O'Connor")

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            return
        if not self.paying:
            g.stack.append(TradeCard(self.who, True))
            return
        g.note("use", "neutral", who=self.who, cause="Shade O'Connor")
        g.pay_for(self.who, card_of(choice), "Shade O'Connor")
        g.draw(self.who, 1, "Shade O'Connor")
        g.spent(self.who, cause="Shade O'Connor")


character("Zippy Roy", 5, OF_SET, number=336, code="Zippy")


@offers("Zippy Roy")
def zippy_roy(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a move of the train, once in a turn. [great_train_robbery 8.9]"""
    s = g.state
    if code is not None:
        s.used |= {"Zippy Roy"}
        g.note("use", "neutral", who=me, cause="Zippy Roy")
        g.push(MoveTrain(1, me))
        return []
    return [V_USE | NO_CARD | named("Zippy Roy")] if has_train(s) and "Zippy Roy" not in s.used else []


WHY_NO_OFFER["Zippy Roy"] = lambda g, me: text("why-used", source=named_thing("Zippy Roy"))
