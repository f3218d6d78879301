"""Blue playing cards of The Great Train Robbery. Rules: great_train_robbery.md 7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import V_DISCARD, card_of
from boomtown.card.folds import BANG_LIMIT, RANGE
from boomtown.card.hooks import NO_LIMIT, after, at_start, folds
from boomtown.card.knowledge.knowledge import LOOKING
from boomtown.card.questions import Question, declare
from boomtown.card.rules.set_out import look, put_back, toss
from boomtown.card.rules.steps import CardLost, DrawCards
from boomtown.card.rules.turn import EndTurn, TurnLost
from boomtown.card.sets.declare_cards import blue, character
from boomtown.card.sets.great_train_robbery.shared import OF_SET
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

blue("Dragoon", "JS", number=281, first=251, code="Dn", weapon_range=2, of_set=OF_SET)
folds(RANGE, "Dragoon")(lambda value: 2)
folds(BANG_LIMIT, "Dragoon")(lambda value: min(value + 1, NO_LIMIT))

# --- Refund

blue("Refund", "3S", number=289, first=260, code="Rf", nature="helps", of_set=OF_SET)


@after(CardLost, "Refund")
def refund(g: Bang, me: int, lost: CardLost) -> Step | None:
    """Draw a card for each own card that another player takes or discards. [great_train_robbery 7.12]"""
    return DrawCards(me, 1, "Refund") if lost.owner == me != lost.who else None


# --- the end of a turn: Strongbox, Jimmy Texas

blue("Strongbox", "9H", number=290, first=261, code="Sb", nature="helps", of_set=OF_SET)
character("Jimmy Texas", 4, OF_SET, number=329, code="Texas")


def draws_at_the_end(source: str) -> None:
    """Draw a card at the end of the own turn, also of one lost in Jail. [great_train_robbery 7.13 and 8.4]"""

    @after(EndTurn, source)
    def at_the_end(g: Bang, me: int, end: EndTurn) -> Step | None:
        return DrawCards(me, 1, source) if end.who == me else None

    @after(TurnLost, source)
    def in_jail(g: Bang, me: int, lost: TurnLost) -> Step | None:
        return DrawCards(me, 1, source) if lost.who == me else None


draws_at_the_end("Strongbox")
draws_at_the_end("Jimmy Texas")

# --- Map

blue("Map", "3D", number=284, first=255, code="Mp", nature="helps", of_set=OF_SET)
ASK_MAP = declare(Question("map", 84, of_set=OF_SET, may_pass=True, sign="eye"))
LOOKED_AT = 2


@at_start("Map", order=95)
def map_(g: Bang, me: int) -> Step:
    """Look at two cards of the deck; one of them may be discarded. [great_train_robbery 7.8]"""
    return ReadMap(me)


@dataclass
class ReadMap(Step):
    who: int
    read: bool = False

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not self.read:
            cards = [c for _ in range(LOOKED_AT) if (c := g.flip(LOOKING)) >= 0]
            if cards:
                look(g, cards)
                g.note("look", how="forced", who=who, count=len(cards), cause="Map")
                g.stack.append(ReadMap(who, True))
            return None
        return Ask(who, ASK_MAP, [*(V_DISCARD | c for c in s.looking), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Map")}, source="Map")

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            toss(g, card_of(choice))
            g.note("discard", who=self.who, cards=[card_of(choice)], count=1, cause="cost")
        put_back(g, ())
