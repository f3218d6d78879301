"""Wagons that are used as other cards or allow blue cards to be: Baggage Car, Caboose, Sleeper Car.

Rules: great_train_robbery.md 5.6, 5.7 and 5.28.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, NAMES, named
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, V_USE, card_of, name_of, of_of, seat_of
from boomtown.card.folds import BANG_CARDS
from boomtown.card.hooks import answers, bang_answers, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.shots import MISSED_PLAYS, Avoidable, plays_no_missed
from boomtown.card.rules.steps import ASK_PAY, BANG, MISSED, EffectOf, take_effect
from boomtown.card.sets.great_train_robbery.shared import OF_SET, discards, in_hand, in_play, spend
from boomtown.card.sets.great_train_robbery.taking import proposed
from boomtown.card.sets.great_train_robbery.wagons import put_away, wagon
from boomtown.card.sets.targets import InReach, NearbyCards, TheirCards, sheltered
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, named_thing, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

BAGGAGE, CABOOSE, SLEEPER = "Baggage Car", "Caboose", "Sleeper Car"
PANIC, CAT_BALOU = "Panic!", "Cat Balou"
MISSED_PLAYS |= {BAGGAGE, CABOOSE}


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: these wagons have other uses."""


for _name, _number, _code in ((BAGGAGE, 294, "By"), (CABOOSE, 295, "Cx"), (SLEEPER, 308, "Sk")):
    wagon(_name, _number, _code)(_no_effect)


def blue_cards(g: Bang, who: int, besides: int) -> list[int]:
    """Return the other blue cards and wagons, of the hand or in play. [great_train_robbery 5.5]"""
    return [c for c in (*in_hand(g, who), *in_play(g, who, besides)) if KINDS[KIND[c]].blue]


def no_bangs(g: Bang, who: int) -> bool:
    """Return whether an event prevents the seat from using any card as a BANG! card now (The Sermon)."""
    fold = g.state.index.fold
    return BANG_CARDS in fold and not g.fold(BANG_CARDS, who, [NO_CARD])


# --- Baggage Car

AIMS: Final = {PANIC: NearbyCards(0), CAT_BALOU: TheirCards(0), BANG: InReach()}
ASK_BAGGAGE = declare(Question("baggage", 76, of_set=OF_SET, completes=True, sign="train"))
ASK_BAGGAGE_AT = declare(Question("baggage-at", 77, of_set=OF_SET, completes=True, tells=True, nature="harms"))


def aims_as(g: Bang, me: int, card: int, name: str) -> list[int]:
    """Return the choices of a target for the Baggage Car `card` as one of these cards."""
    if name == BANG and no_bangs(g, me):
        return []
    codes = AIMS[name].codes(g, me, V_CHOOSE | NO_CARD)
    if name == BANG:
        return [c for c in codes if sheltered(g, me, seat_of(c)) is None]
    return [c for c in codes if of_of(c) != card and not g.unaffected(seat_of(c), me, card)]


@offers(BAGGAGE)
def baggage_car(g: Bang, me: int, code: int | None) -> list[int]:
    card = g.state.in_play(me, BAGGAGE)
    if code is not None:
        g.push(UnpackFor(me, card))
        return []
    return [V_USE | card] if any(aims_as(g, me, card, name) for name in AIMS) else []


@dataclass
class UnpackFor(Step):
    """Choice by `me` of the card the Baggage Car is used as, then of the target."""

    me: int
    card: int
    name: str = ""

    def run(self, g: Bang) -> Ask:
        me, card = self.me, self.card
        if self.name:
            return Ask(me, ASK_BAGGAGE_AT, aims_as(g, me, card, self.name), public=True)
        names = [name for name in AIMS if aims_as(g, me, card, name)]
        return Ask(me, ASK_BAGGAGE, [V_CHOOSE | NO_CARD | named(name) for name in names], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(self.name or BAGGAGE)}, source=self.name or BAGGAGE, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        me, card, name = self.me, self.card, self.name
        if not name:
            g.stack.append(UnpackFor(me, card, NAMES[name_of(choice)]))
            return
        to, of = seat_of(choice), of_of(choice)
        put_away(g, me, card)
        g.note("unpack", "harms" if to != me else "neutral", who=me, card=card, to=to, of=of, **{"as": name})
        if name == BANG:
            take_effect(g, me, card, BANG, to, of)
        else:
            g.push(EffectOf(me, card, name, to, of))


@answers(BAGGAGE)
def baggage_misses(g: Bang, me: int, shot: Avoidable, code: int | None) -> list[int]:
    card = g.state.in_play(me, BAGGAGE)
    if code is not None:
        g.stack.append(UnpackMissed(me, card, shot))
        return [code]
    return [] if plays_no_missed(g, me) else [V_USE | card]


@dataclass
class UnpackMissed(Step):
    """Use of the Baggage Car as a Missed! card against `shot`."""

    me: int
    card: int
    shot: Avoidable

    def run(self, g: Bang) -> Ask:
        return Ask(self.me, ASK_BAGGAGE, [V_CHOOSE | NO_CARD | named(MISSED)], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(BAGGAGE)}, source=BAGGAGE, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        put_away(g, self.me, self.card)
        g.note("unpack", "protects", who=self.me, card=self.card, to=-1, of=-2, **{"as": MISSED})
        self.shot.given(g, self.card, by_hand=False)


@bang_answers(BAGGAGE)
def baggage_bang(g: Bang, me: int, code: int | None) -> list[int]:
    card = g.state.in_play(me, BAGGAGE)
    if code is not None:
        g.stack.append(UnpackBang(me, card))
    return [] if no_bangs(g, me) else [V_USE | card]


@dataclass
class UnpackBang(Step):
    """Use of the Baggage Car as the BANG! card that is required."""

    me: int
    card: int

    def run(self, g: Bang) -> Ask:
        return Ask(self.me, ASK_BAGGAGE, [V_CHOOSE | NO_CARD | named(BANG)], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(BAGGAGE)}, source=BAGGAGE, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        put_away(g, self.me, self.card)
        g.note("unpack", "protects", who=self.me, card=self.card, to=-1, of=-2, **{"as": BANG})


def why_no_baggage(g: Bang, me: int) -> Text | None:
    return text("why-not-now", card=kind(BAGGAGE))


WHY_NO_OFFER[BAGGAGE] = why_no_baggage

# --- Caboose


@answers(CABOOSE)
def caboose(g: Bang, me: int, shot: Avoidable, code: int | None) -> list[int]:
    """Offer another blue card or wagon as a Missed! card. [great_train_robbery 5.7]"""
    card = g.state.in_play(me, CABOOSE)
    if code is not None:
        g.stack.append(MissWith(me, card, shot))
        return [code]
    return [V_USE | card] if missing_cards(g, me, card) and not plays_no_missed(g, me) else []


def missing_cards(g: Bang, who: int, card: int) -> list[int]:
    """Return the cards that may be discarded for it: from the hand only cards that may be played as a Missed!."""
    hand = g.state.hands[who]
    return [c for c in blue_cards(g, who, card) if c not in hand or g.barred(who, c, MISSED) is None]


@dataclass
class MissWith(Step):
    me: int
    card: int
    shot: Avoidable

    def run(self, g: Bang) -> Ask | None:
        cards = missing_cards(g, self.me, self.card)
        if not cards:
            return None
        return Ask(self.me, ASK_PAY, discards(proposed(g, self.me, cards)), not g.state.hands[self.me])

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(CABOOSE), "left": 1}, source=CABOOSE)

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        held = card in g.state.hands[self.me]
        spend(g, self.me, card)
        self.shot.given(g, card, by_hand=held)


# --- Sleeper Car


def bang_payments(g: Bang, who: int, card: int, to: int = -1) -> list[int]:
    """Return the cards that may be discarded as a BANG! card, at a target on which they have an effect."""
    cards = [] if SLEEPER in g.state.used or no_bangs(g, who) else blue_cards(g, who, card)
    hand = g.state.hands[who]
    cards = [c for c in cards if c not in hand or g.barred(who, c, BANG) is None]
    return [c for c in cards if to < 0 or not g.unaffected(to, who, c)]


@offers(SLEEPER)
def sleeper_car(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer an additional BANG! card in the own turn. [great_train_robbery 5.28]"""
    card = g.state.in_play(me, SLEEPER)
    if code is not None:
        nature = "harms" if seat_of(code) != me else "neutral"
        g.note("use", nature, who=me, cause=SLEEPER, card=card, to=seat_of(code), of=-2)
        g.push(SleeperShot(me, card, seat_of(code)))
        return []
    cards = bang_payments(g, me, card)
    if not cards:
        return []
    seats = [seat_of(t) for t in g.state.index.sees(me).reach]
    return [V_USE | card | TARGET[p] for p in seats if sheltered(g, me, p) is None and _affected(g, me, cards, p)]


def _affected(g: Bang, me: int, cards: list[int], to: int) -> bool:
    """Return whether one of the cards has an effect on that seat."""
    return not g.state.index.immune or any(not g.unaffected(to, me, c) for c in cards)


def why_no_sleeper(g: Bang, me: int) -> Text | None:
    if SLEEPER in g.state.used:
        return text("why-used", source=named_thing(SLEEPER))
    card = g.state.in_play(me, SLEEPER)
    return text("why-blue-needed") if not blue_cards(g, me, card) else text("why-not-now", card=kind(SLEEPER))


WHY_NO_OFFER[SLEEPER] = why_no_sleeper


@dataclass
class SleeperShot(Step):
    """Choice by `me` of the card, for a shot at `to`, or with -1 as the BANG! card that is required."""

    me: int
    card: int
    to: int

    def run(self, g: Bang) -> Ask | None:
        cards = bang_payments(g, self.me, self.card, self.to)
        if not cards:
            return None
        return Ask(self.me, ASK_PAY, discards(proposed(g, self.me, cards)), not g.state.hands[self.me])

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(SLEEPER), "left": 1}, source=SLEEPER)

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        held = card in g.state.hands[self.me]
        g.state.used |= {SLEEPER}
        spend(g, self.me, card)
        if self.to >= 0:
            take_effect(g, self.me, card, BANG, self.to, -2)
        elif held:
            g.spent(self.me, cause=SLEEPER)


@bang_answers(SLEEPER)
def sleeper_answers(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer the BANG! card that is required, once in each turn."""
    card = g.state.in_play(me, SLEEPER)
    if code is not None:
        g.stack.append(SleeperShot(me, card, -1))
        return [code]
    return [V_USE | card] if bang_payments(g, me, card) else []
