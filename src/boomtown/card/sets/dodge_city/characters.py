"""The 15 characters of Dodge City. Rules: dodge_city.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, named
from boomtown.card.codes import DRAW_DECK, NO_CARD, V_CHOOSE, V_DISCARD, V_DRAW, V_USE, at, card_of, its, of_of, seat_of
from boomtown.card.folds import BEER_WORTH, DRAW_BASE, HAND_LIMIT
from boomtown.card.hooks import after, folds, immune, mutes, offers, uses_as
from boomtown.card.questions import Question, declare
from boomtown.card.rules.lives import Eliminate, Hurt
from boomtown.card.rules.phase_1 import ASK_DRAW, DrawPhase, FirstPhase, draw_count, draws_as, phase_draw
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.steps import ASK_PAY, DrawCards, Spent
from boomtown.card.sets.base.brown import DuelOver
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.paid_shot import PayShot, shot_codes, why_not_shot
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

OLD_PRINT = ("three_lives", 3)  # older editions print three bullets on some (dodge_city, Open points 2)

character("Tequila Joe", 4, "dodge_city", number=71, code="Joe")


@folds(BEER_WORTH, "Tequila Joe")
def tequila_joe(g: Bang, me: int, value: int, _: None) -> int:
    """Gain 2 lives from a Beer. [dodge_city, Tequila Joe]"""
    return value + 1


character("Vera Custer", 3, "dodge_city", number=72, code="Vera")


@after(FirstPhase, "Vera Custer")
def vera_custer(g: Bang, me: int, phase: FirstPhase) -> Step | None:
    """Borrow the ability of another character until the next turn. [dodge_city, Vera Custer]"""
    return Borrow(me) if phase.who == me and not phase.extra else None


ASK_BORROW = declare(Question("borrow", 14))


@dataclass
class Borrow(Step):
    """Choice of the player whose ability is lent. The next turn ends it (`turn.begin`)."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        others = g.state.others(self.who)
        options = [V_CHOOSE | NO_CARD | at(p) for p in others]
        return Ask(self.who, ASK_BORROW, options, public=True) if options else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": {"char": "Vera Custer"}}, source="Vera Custer")

    def take(self, g: Bang, choice: int) -> None:
        s, who, to = g.state, self.who, seat_of(choice)
        s.lent = (*s.lent[:who], (s.characters[to],), *s.lent[who + 1 :])
        s.refresh(who)
        g.note("lend", who=who, to=to, character=s.characters[to])


character("Belle Star", 4, "dodge_city", number=73, code="Belle")


@mutes("Belle Star", in_own_turn=True)
def belle_star(state: State, owner: int, seat: int, name: str) -> bool:
    """Switch off the cards in play of other players in her turn. [dodge_city, Belle Star]"""
    return name in KINDS and state.turn == owner != seat


character("Pat Brennan", 4, "dodge_city", number=74, code="Pat")


@dataclass
class PatBrennanDraw(DrawPhase):
    """Draw of Pat Brennan: one card in play, also an own one, instead of the draw. [dodge_city, Pat Brennan]"""

    def run(self, g: Bang) -> Ask:
        s = g.state
        cards = [V_DRAW | NO_CARD | at(p) | its(c) for p in s.index.order for c in s.takeable(p)]
        return Ask(self.who, ASK_DRAW, [DRAW_DECK, *cards], public=True)

    def take(self, g: Bang, choice: int) -> None:
        if choice == DRAW_DECK:
            phase_draw(g, self.who, draw_count(g, self.who))
        else:
            g.take(self.who, seat_of(choice), of_of(choice), "Pat Brennan")


draws_as("Pat Brennan", PatBrennanDraw)


character("Molly Stark", 4, "dodge_city", number=75, code="Molly")


@after(Spent, "Molly Stark")
def molly_stark(g: Bang, me: int, spent: Spent) -> Step | None:
    """Draw a card for each card of her hand that she uses outside her turn. [dodge_city, Molly Stark]"""
    return DrawCards(me, spent.count, "Molly Stark") if spent.who == me != g.state.turn else None


@after(DuelOver, "Molly Stark")
def molly_stark_after_a_duel(g: Bang, me: int, duel: DuelOver) -> Step | None:
    """Draw for the BANG! cards of her hand used in a Duel, when it is over."""
    if me == g.state.turn or me not in (duel.target, duel.challenger):
        return None
    mine = (duel.count + (me == duel.target)) // 2 - duel.aside.count(me)
    return DrawCards(me, mine, "Molly Stark") if mine else None


character("Greg Digger", 4, "dodge_city", number=76, code="Greg")


@after(Eliminate, "Greg Digger")
def greg_digger(g: Bang, me: int, out: Eliminate) -> Step | None:
    """Gain 2 lives when another character is eliminated. [dodge_city, Greg Digger]"""
    return Regain(me, 2, "Greg Digger") if out.who != me else None


@dataclass
class Regain(Step):
    who: int
    count: int
    cause: str

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.heal(self.who, self.count, self.cause)


character("José Delgado", 4, "dodge_city", number=77, code="Jose")


@offers("José Delgado")
def jose_delgado(g: Bang, me: int, code: int | None) -> list[int]:
    """Discard a blue card of the hand for two cards, at most twice in a turn. [dodge_city, José Delgado]"""
    s = g.state
    if code is not None:
        s.remember("José Delgado", s.noted.get("José Delgado", 0) + 1)
        g.note("use", "helps", who=me, cause="José Delgado")
        g.push(SwapBlue(me))
        return []
    if s.noted.get("José Delgado", 0) > 1 or not blue_cards(g, me):
        return []
    return [V_USE | NO_CARD | named("José Delgado")]


PRICES["José Delgado"] = Price(cards=1)
WHY_NO_OFFER["José Delgado"] = lambda g, me: (
    text("why-used", source=named_thing("José Delgado"))
    if g.state.noted.get("José Delgado", 0) > 1
    else text("why-blue-needed")
)


def blue_cards(g: Bang, who: int) -> list[int]:
    return [c for c in g.spendable(who) if KINDS[KIND[c]].blue]


@dataclass
class SwapBlue(Step):
    """Choice of the blue card; then two cards are drawn."""

    who: int

    def run(self, g: Bang) -> Ask:
        hidden = len(g.state.hands[self.who]) > 1
        return Ask(self.who, ASK_PAY, [V_DISCARD | c for c in blue_cards(g, self.who)], not hidden)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": {"char": "José Delgado"}, "left": 1}, source="José Delgado")

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), "cost")
        g.draw(self.who, 2, "José Delgado")


character("Bill Noface", 4, "dodge_city", number=78, code="Bill")


@folds(DRAW_BASE, "Bill Noface")
def bill_noface(g: Bang, me: int, value: int, _: None) -> int:
    """Draw one card, and one for each life missing. [dodge_city, Bill Noface]"""
    return 1 + g.state.max_life[me] - g.state.life[me]


character("Herb Hunter", 4, "dodge_city", number=79, code="Herb")


@after(Eliminate, "Herb Hunter")
def herb_hunter(g: Bang, me: int, out: Eliminate) -> Step | None:
    """Draw two cards when another character is eliminated. [dodge_city, Herb Hunter]"""
    return DrawCards(me, 2, "Herb Hunter") if out.who != me else None


character("Pixie Pete", 4, "dodge_city", number=80, code="Pixie", life_if=OLD_PRINT)


@folds(DRAW_BASE, "Pixie Pete")
def pixie_pete(g: Bang, me: int, value: int, _: None) -> int:
    """Draw three cards in phase 1. [dodge_city, Pixie Pete]"""
    return 3


character("Sean Mallory", 4, "dodge_city", number=81, code="Sean", life_if=OLD_PRINT)


@folds(HAND_LIMIT, "Sean Mallory")
def sean_mallory(g: Bang, me: int, value: int, _: None) -> int:
    """Set the hand limit to ten. [dodge_city, Sean Mallory]"""
    return 10


character("Apache Kid", 3, "dodge_city", number=82, code="Apache")


@immune("Apache Kid")
def apache_kid(g: Bang, me: int, by: int, card: int) -> bool:
    """Ignore diamonds of other players. [dodge_city, Apache Kid]"""
    return card >= 0 and g.suit(card) == "diamonds"


character("Chuck Wengam", 4, "dodge_city", number=83, code="Chuck")


@offers("Chuck Wengam")
def chuck_wengam(g: Bang, me: int, code: int | None) -> list[int]:
    """Pay 1 life, never the last, for two cards. [dodge_city, Chuck Wengam]"""
    if code is not None:
        g.note("use", who=me, cause="Chuck Wengam")
        g.push_each([Hurt(me, 1, -1, "Chuck Wengam"), DrawCards(me, 2, "Chuck Wengam")])
        return []
    return [V_USE | NO_CARD | named("Chuck Wengam")] if g.state.life[me] > 1 else []


PRICES["Chuck Wengam"] = Price(lives=1)
WHY_NO_OFFER["Chuck Wengam"] = lambda g, me: text("why-last-life")


character("Elena Fuente", 4, "dodge_city", number=84, code="Elena", life_if=OLD_PRINT)
uses_as("Elena Fuente", "Missed!", None)


character("Doc Holyday", 4, "dodge_city", number=85, code="Doc")


@offers("Doc Holyday")
def doc_holyday(g: Bang, me: int, code: int | None) -> list[int]:
    """Discard two cards for a BANG! effect within reach, once in a turn. [dodge_city, Doc Holyday]"""
    if code is not None:
        g.state.used |= {"Doc Holyday"}
        g.note("use", "harms", who=me, cause="Doc Holyday", to=seat_of(code))
        g.push(PayShot(me, seat_of(code), "Doc Holyday", 1))
        return []
    return [] if "Doc Holyday" in g.state.used else shot_codes(g, me, "Doc Holyday", g.spendable(me))


PRICES["Doc Holyday"] = Price(cards=2)
WHY_NOT_AT["Doc Holyday"] = why_not_shot
WHY_NO_OFFER["Doc Holyday"] = lambda g, me: (
    text("why-cards-needed", n=2)
    if len(g.spendable(me)) < 2
    else text("why-nobody-in-reach", reach=g.state.index.shares[me].range)
)
