"""The 8 characters of the set. Rules: armed_and_dangerous.md, characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, KIND, KINDS, RANK, RANKS, Way, add_way, named
from boomtown.card.codes import NO_CARD, TARGET, V_USE, its, of_of, seat_of
from boomtown.card.folds import IGNORES
from boomtown.card.hooks import after, folds, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import Lost
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.shots import Cancelled, Shoot
from boomtown.card.rules.steps import ALSO, DrawCards, Effect, Lay, Pay
from boomtown.card.sets.armed_and_dangerous.adding import RINGO
from boomtown.card.sets.armed_and_dangerous.loads import (
    MOST,
    OF_SET,
    OWN,
    PayLoads,
    PlaceLoads,
    choice_of,
    loads_needed,
    on,
    orange_cards,
    owned,
    put,
    remove,
    with_room,
)
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.paid_shot import why_not_shot
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, named_thing, seat, text
from boomtown.kernel.frame import PASS, Ask, Frame

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def used(name: str) -> Text:
    return text("why-used", source=named_thing(name))


# --- Al Preacher

PREACHER = "Al Preacher"
character(PREACHER, 4, OF_SET, number=252, code="Preacher")
PREACHER_PRICE = 2
PRICES[PREACHER] = Price(loads=PREACHER_PRICE)


@after(Lay, PREACHER)
def al_preacher(g: Bang, me: int, lay: Lay) -> Step | None:
    """Offer a card for 2 loads when another player plays a blue or orange card. [armed_and_dangerous 9.2]"""
    return Preach(me) if lay.me != me and KINDS[KIND[lay.card]].blue else None


ASK_PREACH = declare(Question("preacher", 61, of_set=OF_SET, may_pass=True, sign="bullets"))


@dataclass
class Preach(Step):
    who: int

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who] or owned(g, self.who) < PREACHER_PRICE:
            return None
        return Ask(self.who, ASK_PREACH, [V_USE | NO_CARD | named(PREACHER), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(PREACHER), "n": PREACHER_PRICE}, source=PREACHER)

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            g.note("use", "neutral", who=self.who, cause=PREACHER)
            g.stack += [DrawCards(self.who, 1, PREACHER), PayLoads(self.who, PREACHER_PRICE, PREACHER)]


# --- Bass Greeves

GREEVES = "Bass Greeves"
character(GREEVES, 4, OF_SET, number=253, code="Greeves")
GREEVES_LOADS = 2
PRICES[GREEVES] = Price(cards=1)


@offers(GREEVES)
def bass_greeves(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer 2 loads in one place for a card of the hand, once in a turn. [armed_and_dangerous 9.3]"""
    s = g.state
    if code is not None:
        s.used |= {GREEVES}
        g.note("use", "helps", who=me, cause=GREEVES)
        g.stack += [PlaceLoads(me, 1, GREEVES, each=GREEVES_LOADS), Pay(me, 1, GREEVES)]
        return []
    free = GREEVES not in s.used and g.spendable(me) and with_room(g, me)
    return [V_USE | NO_CARD | named(GREEVES)] if free else []


def why_no_greeves(g: Bang, me: int) -> Text:
    if GREEVES in g.state.used:
        return used(GREEVES)
    return text("why-cards-needed", n=1) if not g.spendable(me) else text("why-no-room")


WHY_NO_OFFER[GREEVES] = why_no_greeves

# --- Bloody Mary

MARY = "Bloody Mary"
character(MARY, 4, OF_SET, number=254, code="Mary", simple=True)


@after(Cancelled, MARY)
def bloody_mary(g: Bang, me: int, shot: Cancelled) -> Step | None:
    """Draw a card for each own BANG! card that is cancelled. [armed_and_dangerous 9.4]"""
    return DrawCards(me, 1, MARY) if shot.src == me and shot.is_bang_card and not shot.at_card else None


# --- Frankie Canton

CANTON = "Frankie Canton"
character(CANTON, 4, OF_SET, number=255, code="Canton")
add_way(CANTON, Way("use", at_cards=True))


@offers(CANTON)
def frankie_canton(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a load of another place for this character, once in a turn. [armed_and_dangerous 9.5]"""
    s = g.state
    if code is None:
        return [] if CANTON in s.used or on(g, me, OWN) >= MOST else _thefts(g, me)
    s.used |= {CANTON}
    to, of = seat_of(code), of_of(code)
    g.note("use", "harms" if to != me else "neutral", who=me, cause=CANTON, to=to, of=of)
    g.push(MoveLoad(me, to, of))
    return []


def _thefts(g: Bang, me: int) -> list[int]:
    use = V_USE | NO_CARD | named(CANTON)
    codes = []
    for p in g.state.index.order:
        if p != me and on(g, p, OWN):
            codes.append(use | TARGET[p])
        codes += [use | TARGET[p] | its(card) for card in orange_cards(g, p) if on(g, p, card)]
    return codes


@dataclass
class MoveLoad(Step):
    """Move of a load from a place of `to` to the character of `who`."""

    who: int
    to: int
    of: int

    def run(self, g: Bang) -> None:
        count = remove(g, self.to, self.of, 1, CANTON, self.who)
        put(g, self.who, OWN, count, CANTON)


WHY_NO_OFFER[CANTON] = lambda g, me: (
    used(CANTON) if CANTON in g.state.used else text("why-no-room" if on(g, me, OWN) >= MOST else "why-no-loads")
)
WHY_NOT_AT[CANTON] = lambda g, me, to: text("why-no-loads-there", to=seat(to))

# --- Julie Cutter

JULIE = "Julie Cutter"
character(JULIE, 4, OF_SET, number=256, code="Julie")
CHECKS[JULIE] = lambda suit, rank: suit in COLOURS["red"]


@after(Lost, JULIE)
def julie_cutter(g: Bang, me: int, lost: Lost) -> Step | None:
    """Check for a shot back on red, unless she is eliminated. [armed_and_dangerous 9.6, 9.7]"""
    s = g.state
    if lost.who != me or lost.by in (-1, me) or s.life[me] <= 0 or not s.alive[me]:
        return None
    return JulieCheck(me, lost.by)


@dataclass
class JulieCheck(Step):
    who: int
    by: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who] and g.state.alive[self.by]:
            g.stack += [self, Check(self.who, JULIE)]

    def result(self, g: Bang, value: bool) -> None:
        if value and g.state.alive[self.by]:
            g.push(Shoot(self.who, self.by, -1, JULIE, is_bang_card=False))


# --- Mexicali Kid

MEXICALI = "Mexicali Kid"
character(MEXICALI, 4, OF_SET, number=257, code="Mexicali")
MEXICALI_PRICE = 2
PRICES[MEXICALI] = Price(loads=MEXICALI_PRICE)


@offers(MEXICALI)
def mexicali_kid(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a BANG! effect in range for 2 loads, once in a turn. [armed_and_dangerous 9.9]"""
    s = g.state
    if code is None:
        if MEXICALI in s.used or owned(g, me) < MEXICALI_PRICE:
            return []
        return [V_USE | NO_CARD | named(MEXICALI) | to for to in s.index.sees(me).reach]
    s.used |= {MEXICALI}
    g.note("use", "harms", who=me, cause=MEXICALI, to=seat_of(code))
    g.push(Shoot(me, seat_of(code), -1, MEXICALI, is_bang_card=False))
    g.stack.append(PayLoads(me, MEXICALI_PRICE, MEXICALI))
    return []


WHY_NO_OFFER[MEXICALI] = lambda g, me: used(MEXICALI) if MEXICALI in g.state.used else loads_needed(MEXICALI_PRICE)
WHY_NOT_AT[MEXICALI] = why_not_shot

# --- Ms. Abigail

ABIGAIL = "Ms. Abigail"
character(ABIGAIL, 4, OF_SET, number=258, code="Abigail")
JACK = RANKS.index("J") + 2


@folds(IGNORES, ABIGAIL)
def ms_abigail(g: Bang, me: int, step: Frame | None, effect: Effect) -> Frame | None:
    """Offer to ignore a brown card of rank J to A with her as the only target. [armed_and_dangerous 9.10]"""
    mine = effect.me != me and effect.to == me and not KINDS[effect.name].stays and RANK[effect.card] >= JACK
    alone = mine and not g.state.noted.get(ALSO, 0) and not KINDS[effect.name].aim.pairs
    return MayIgnore(me, effect) if alone else step


ASK_IGNORE = declare(Question("ignore", 62, of_set=OF_SET, threatens=True, may_pass=True, sign="fast-away"))


@dataclass
class MayIgnore(Step):
    """Offer to `who` to ignore the card, which does not cancel it. [armed_and_dangerous 9.11]"""

    who: int
    effect: Effect

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_IGNORE, [V_USE | NO_CARD | named(ABIGAIL), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        of = self.effect
        args = {"by": seat(of.me), "card": {"card": of.card}, "source": kind(of.name)}
        return Prompt(args, of.me, of.name, of.card)

    def take(self, g: Bang, choice: int) -> None:
        of = self.effect
        if choice == PASS:
            KINDS[of.name].effect(g, of.me, of.card, of.to, of.of)
        else:
            g.note("ignored", "protects", who=self.who, by=of.me, card=of.card)


# --- Red Ringo

character(RINGO, 5, OF_SET, number=259, code="Ringo")
RINGO_MOVES = 2


@offers(RINGO)
def red_ringo(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer to move 1 or 2 loads of the character to own orange cards, once in a turn. [armed_and_dangerous 9.12]"""
    s = g.state
    if code is None:
        free = RINGO not in s.used and on(g, me, OWN) and _fillable(g, me)
        return [V_USE | NO_CARD | named(RINGO)] if free else []
    s.used |= {RINGO}
    g.note("use", "helps", who=me, cause=RINGO)
    g.push(Distribute(me, RINGO_MOVES))
    return []


def _fillable(g: Bang, me: int) -> list[int]:
    return [card for card in orange_cards(g, me) if on(g, me, card) < MOST]


def why_no_ringo(g: Bang, me: int) -> Text:
    if RINGO in g.state.used:
        return used(RINGO)
    return text("why-no-loads") if not on(g, me, OWN) else text("why-no-room")


WHY_NO_OFFER[RINGO] = why_no_ringo
ASK_RINGO = declare(Question("ringo", 63, of_set=OF_SET, may_pass=True, nature="helps", sign="bullets", option="load"))


@dataclass
class Distribute(Step):
    """Choice by `who` of the card for the next load; the second load may be declined. [armed_and_dangerous 9.12]"""

    who: int
    left: int

    def run(self, g: Bang) -> Ask | None:
        cards = _fillable(g, self.who) if self.left and on(g, self.who, OWN) else []
        if not cards:
            return None
        options = [choice_of(self.who, card) for card in cards]
        return Ask(self.who, ASK_RINGO, options if self.left == RINGO_MOVES else [*options, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(RINGO), "left": self.left}, source=RINGO)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            return
        g.stack.append(Distribute(self.who, self.left - 1))
        count = remove(g, self.who, OWN, 1, RINGO)
        put(g, self.who, of_of(choice), count, RINGO)
