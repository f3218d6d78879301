"""Orange equipment that is used in phase 2, and the Crate. Rules: armed_and_dangerous.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import HAND, TARGET, V_USE, card_of, its, of_of, seat_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.hooks import after, answers, offers
from boomtown.card.rules.lives import BeerPlayed
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import DrawCards, Play, Spent
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET, on, remove
from boomtown.card.sets.armed_and_dangerous.orange import orange, ready, use_codes, why_not_ready
from boomtown.card.sets.targets import TheirCards
from boomtown.card.state import BESIDE, MORE_BANGS
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def pay(g: Bang, me: int, card: int) -> None:
    """Pay the price of a card in play from that card, which may leave play. [armed_and_dangerous 3.6, 3.7]"""
    remove(g, me, card, KINDS[KIND[card]].loads, KIND[card], me)


# --- Ace Up The Sleeve

ACE = "Ace Up The Sleeve"
orange(ACE, "AH", number=230, first=190, code="Ac", loads=2)
why_not_ready(ACE)


@offers(ACE)
def ace_up_the_sleeve(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a card for 2 loads. [armed_and_dangerous 5.1]"""
    if code is None:
        return use_codes(g, me, ACE)
    g.note("use", "helps", who=me, cause=ACE, card=card_of(code))
    g.push(DrawCards(me, 1, ACE))
    pay(g, me, card_of(code))
    return []


# --- Bandolier

BANDOLIER = "Bandolier"
orange(BANDOLIER, "2H", number=231, first=191, code="Bd", loads=1)
remembers(OfTurn(MORE_BANGS))


@offers(BANDOLIER)
def bandolier(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer one more BANG! card for 1 load, once in a turn. [armed_and_dangerous 5.2]"""
    s = g.state
    if code is None:
        return [] if BANDOLIER in s.used else use_codes(g, me, BANDOLIER)
    s.used |= {BANDOLIER}
    s.remember(MORE_BANGS, s.noted.get(MORE_BANGS, 0) + 1)
    g.note("use", "helps", who=me, cause=BANDOLIER, card=card_of(code))
    pay(g, me, card_of(code))
    return []


def why_no_bandolier(g: Bang, me: int) -> Text | None:
    s = g.state
    used = BANDOLIER in s.used
    return text("why-used", source=kind(BANDOLIER)) if used else text("why-not-now", card=kind(BANDOLIER))


WHY_NO_OFFER[BANDOLIER] = why_no_bandolier

# --- Bell Tower

BELL = "Bell Tower"
orange(BELL, "7C", number=233, first=193, code="Bw", loads=1)
remembers(OfTurn(BESIDE))


@offers(BELL)
def bell_tower(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer distance 1 to all players for the next card played, for 1 load. [armed_and_dangerous 5.3]"""
    s = g.state
    if code is None:
        return [] if s.noted.get(BESIDE) == me else use_codes(g, me, BELL)
    s.remember(BESIDE, me)
    g.note("use", "helps", who=me, cause=BELL, card=card_of(code))
    pay(g, me, card_of(code))
    return []


WHY_NO_OFFER[BELL] = lambda g, me: text("why-not-now", card=kind(BELL))


@after(Play, OF_SET)
def bell_is_used_up(g: Bang, _: int, play: Play) -> Step | None:
    return BellFades() if g.state.noted.get(BESIDE) == play.me else None


@after(BeerPlayed, OF_SET)
def bell_is_used_up_by_a_beer(g: Bang, _: int, beer: BeerPlayed) -> Step | None:
    return BellFades() if g.state.noted.get(BESIDE) == beer.who else None


@after(Spent, OF_SET)
def bell_is_used_up_by_an_answer(g: Bang, _: int, spent: Spent) -> Step | None:
    return BellFades() if not spent.cause and g.state.noted.get(BESIDE) == spent.who else None


@dataclass
class BellFades(Step):
    """End of the Bell Tower after the next card, even if distances did not matter for it."""

    def run(self, g: Bang) -> None:
        g.state.forget(BESIDE)


# --- Crate

CRATE = "Crate"
orange(CRATE, "3H", number=234, first=194, code="Cr", loads=2, nature="protects")


@answers(CRATE)
def crate(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """Offer a Missed! effect for 2 loads, as often as the loads suffice. [armed_and_dangerous 5.4]"""
    if code is None:
        return use_codes(g, me, CRATE)
    card = card_of(code)
    shot.answered(g, shot.met(), lambda: pay(g, me, card))
    return []


# --- Whip

WHIP = "Whip"


class InPlay(TheirCards):
    """Card in play of any player, own seat included; never a card of a hand. [armed_and_dangerous 5.8, 7.10]"""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code | TARGET[p] | its(card) for p in s.index.order for card in s.takeable(p)]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-nothing-in-play") if to < 0 else text("why-nothing-to-take", to=seat(to))


IN_PLAY = InPlay()
orange(WHIP, "5C", number=236, first=196, code="Wp", loads=3)
why_not_ready(WHIP)


@offers(WHIP)
def whip(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer the discard of a card in play for 3 loads. [armed_and_dangerous 5.8]"""
    if code is not None:
        to, of = seat_of(code), of_of(code)
        g.note("use", "harms" if to != me else "neutral", who=me, cause=WHIP, card=card_of(code), to=to, of=of)
        g.push(DiscardInPlay(me, to, of, WHIP))
        pay(g, me, card_of(code))
        return []
    card = ready(g, me, WHIP)
    if card < 0:
        return []
    codes = IN_PLAY.codes(g, me, V_USE | card)
    return codes if on(g, me, card) > KINDS[WHIP].loads else [o for o in codes if of_of(o) != card]


@dataclass
class DiscardInPlay(Step):
    """Discard of a card in play, if it is still there."""

    me: int
    to: int
    of: int
    cause: str

    def run(self, g: Bang) -> None:
        if self.of in g.state.tables[self.to]:
            g.throw(self.to, self.of, self.cause, by=self.me)


# --- Beer Keg

KEG = "Beer Keg"
orange(KEG, "4H", number=237, first=197, code="Kg", loads=3)
why_not_ready(KEG)


@offers(KEG)
def beer_keg(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer 1 life for 3 loads. [armed_and_dangerous 5.9]"""
    if code is None:
        return use_codes(g, me, KEG)
    g.note("use", "helps", who=me, cause=KEG, card=card_of(code))
    pay(g, me, card_of(code))
    g.heal(me, 1, KEG)
    return []


# --- Lockpick

LOCKPICK = "Lockpick"
orange(LOCKPICK, "2C", number=238, first=198, code="Lp", loads=3)
why_not_ready(LOCKPICK)


@offers(LOCKPICK)
def lockpick(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a random card of another hand for 3 loads. [armed_and_dangerous 5.10]"""
    s = g.state
    if code is None:
        card = ready(g, me, LOCKPICK)
        return [V_USE | card | TARGET[p] | HAND for p in s.others(me) if s.hands[p]] if card >= 0 else []
    to = seat_of(code)
    g.note("use", "harms", who=me, cause=LOCKPICK, card=card_of(code), to=to, of=-1)
    pay(g, me, card_of(code))
    g.take(me, to, g.pick(s.hands[to]), LOCKPICK, "random")
    return []
