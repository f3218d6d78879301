"""Abilities used once in the own turn (duel, Babe Leroy, Cattle Katie, Pearl Hat, Soundance Kid)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cast import CATTLE_KATIE, PEARL_HAT, PEOPLE, SOUNDANCE_KID
from boomtown.duel.codes import DISCARD, RELOAD, card_of, how_of, target_of
from boomtown.duel.decks import draw, spend, unlay
from boomtown.duel.effects import carry_out
from boomtown.duel.offers import repeatable
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import PERSON, Prompt, Step, asks, source_name
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


def use(g: Duel, me: int, choice: int) -> None:
    """A power of phase 2."""
    s, who = g.state, how_of(choice) - 1
    s.used |= 1 << who
    s.going = PERSON + who
    if who in (PEARL_HAT, SOUNDANCE_KID):
        kind = repeatable(s) if who == PEARL_HAT else -1
        if g.log is not None:
            g.note("use", who=me, cause=PEOPLE[who], kind=kind)
        g.stack.append(Price(me, who, kind, choice))
        return
    if g.log is not None:
        g.note("use", who=me, cause=PEOPLE[who], kind=-1)
    if who == CATTLE_KATIE:
        unlay(g, s.front[me], card_of(choice), "cost", me)
    draw(g, me, 2, PEOPLE[who])


ASK_PRICE: Final = declare(Question("price", 15, completes=True, gives_up=True))


@dataclass
class Price(Step):
    """The card of the hand that Pearl Hat or Soundance Kid pays with. `kind`: what Pearl Hat repeats."""

    who: int
    character: int
    kind: int
    option: int

    def run(self, g: Duel) -> Ask:
        hand = g.state.hands[self.who]
        return Ask(self.who, ASK_PRICE, [DISCARD | card + 1 for card in hand], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(PERSON + self.character)

    def take(self, g: Duel, choice: int) -> None:
        me = self.who
        spend(g, me, card_of(choice), "cost")
        if self.character == PEARL_HAT:
            if target_of(self.option) == RELOAD:
                draw(g, me, 1, PEOPLE[PEARL_HAT])
            else:
                g.state.going = self.kind
                carry_out(g, me, self.kind, self.option)
            return
        name = PEOPLE[SOUNDANCE_KID]
        drawn = len(draw(g, me, 1, name)) + len(draw(g, me, 1, name, 1 - me))
        if drawn:
            g.stack.append(Either(me, drawn))


ASK_EITHER: Final = declare(Question("either", 16, gives_up=True))


@dataclass
class Either(Step):
    """Soundance Kid: one of the cards drawn, the last ones of the hand, goes."""

    who: int
    drawn: int

    def run(self, g: Duel) -> Ask:
        cards = g.state.hands[self.who][-self.drawn :]
        return Ask(self.who, ASK_EITHER, [DISCARD | card + 1 for card in cards], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(PERSON + SOUNDANCE_KID)

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), source_name(PERSON + SOUNDANCE_KID))
