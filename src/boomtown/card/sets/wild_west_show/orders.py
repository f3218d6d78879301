"""Dorothy Rage: the turn player names a card and another player, who must play it or show their hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import COPIES, KIND, KINDS, NAMES, Way, add_way, named
from boomtown.card.codes import AIMED, NO_CARD, TARGET, V_CHOOSE, V_USE, card_of, name_of, of_of, seat_of, second_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import BARRED, CHOOSER
from boomtown.card.hooks import folds, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_2 import concerned
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.steps import BANG, Play
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.targets import OwnTable, Untargeted, aims_of
from boomtown.card.sets.wild_west_show.shared import OF_SET, of_show
from boomtown.card.setup import deck_of
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, named_thing, seat, text
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

DOROTHY: Final = "Dorothy Rage"
event(DOROTHY, OF_SET, "round", number=202, code="Dorothy")
add_way(DOROTHY, Way("use", DOROTHY))


@offers(DOROTHY)
def dorothy_rage(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer an order, once in each turn. [wild_west_show, Dorothy Rage]"""
    s = g.state
    if code is not None:
        s.used |= {DOROTHY}
        g.note("use", "neutral", who=me, cause=DOROTHY)
        g.push(NameCard(me))
        return []
    return [] if DOROTHY in s.used or len(s.index.order) < 2 else [V_USE | NO_CARD | named(DOROTHY)]


WHY_NO_OFFER[DOROTHY] = lambda g, me: text("why-used", source=named_thing(DOROTHY))


@lru_cache(maxsize=64)
def _copies(sets: tuple[str, ...], no_book_cards: bool) -> dict[str, tuple[int, ...]]:
    """Return the cards of the deck by name, without cards that are answers only. [Dorothy Rage 6]"""
    found: dict[str, tuple[int, ...]] = {}
    for card in deck_of({"sets": sets, "options": {"no_book_cards": no_book_cards}}):
        if KINDS[KIND[card]].aim.playable:
            found[KIND[card]] = (*found.get(KIND[card], ()), card)
    return {name: found[name] for name in KINDS if name in found}


def copies(g: Bang) -> dict[str, tuple[int, ...]]:
    return _copies(*_deck(g))


def _deck(g: Bang) -> tuple[tuple[str, ...], bool]:
    """Return the parts of the setup that determine the deck."""
    return tuple(g.setup["sets"]), bool(g.setup["options"].get("no_book_cards"))


@lru_cache(maxsize=64)
def _to_name(sets: tuple[str, ...], no_book_cards: bool) -> list[tuple[int, set[int] | None, tuple[int, ...]]]:
    """Return, for each name of the deck, the code that names it, its forbidden cards, and its copies.

    A player with one of the forbidden cards in play cannot play it. None: the play depends on more than that.
    """
    found = []
    for name, cards in _copies(sets, no_book_cards).items():
        kind_ = KINDS[name]
        but: set[int] | None = None
        if kind_.aim.by_hand or kind_.price or kind_.counts_as or type(kind_.aim) is Untargeted:
            but = set()
        elif type(kind_.aim) is OwnTable:
            but = COPIES[name]
        found.append((V_CHOOSE | NO_CARD | named(name), but, cards))
    return found


def plays_of(g: Bang, who: int, card: int) -> list[int]:
    """Return the codes of plays that `who` could make with this card in hand and in their turn."""
    codes = _aimed(g, who, card, _is_bound(g, who))
    return [code for code in codes if _reaches(g, who, code)] if g.state.index.immune else codes


def _is_bound(g: Bang, who: int) -> bool:
    """Return whether a rule may forbid this seat a card."""
    return concerned(g.state.index.fold.get(BARRED, ()), who)


def _aimed(g: Bang, who: int, card: int, bound: bool) -> list[int]:
    """Return the plays of `plays_of` without regard to immune targets."""
    name = KIND[card]
    return [] if bound and g.barred(who, card, name) is not None else aims_of(g, who, name, card)


def _reaches(g: Bang, who: int, code: int) -> bool:
    return seat_of(code) < 0 or not g.is_immune(seat_of(code), who, code)


def has_target(g: Bang, who: int, cards: tuple[int, ...], bound: bool) -> bool:
    """Return whether one of these copies of a card has a target, or needs none. `bound`: see `_is_bound`."""
    if KINDS[KIND[cards[0]]].aim.by_hand:
        return True
    for card in cards:
        for code in _aimed(g, who, card, bound):  # usually the first one is enough
            if _reaches(g, who, code):
                return True
    return False


def targets(g: Bang, who: int, name: str) -> list[int]:
    """Return the targets of any copy of the card, as parts of codes, without regard to the hand. [4]"""
    if KINDS[name].aim.by_hand:  # the order must not show if it could be played
        return [0]
    found: list[int] = []
    for card in copies(g)[name]:
        found += [aim for code in plays_of(g, who, card) if (aim := code & AIMED) not in found]
    return found


ASK_ORDER_CARD = declare(Question("order-card", 43, of_set="wild_west_show", completes=True, sign="public-speaker"))
ASK_ORDER_SEAT = declare(
    Question(
        "order-seat", 44, of_set="wild_west_show", completes=True, sign="public-speaker", seat_sign="public-speaker"
    )
)
ASK_ORDER_AIM = declare(
    Question(
        "order-aim", 45, of_set="wild_west_show", completes=True, nature="harms", sign="pointing", seat_sign="reticle"
    )
)
ASK_OBEY = declare(Question("obey", 46, of_set="wild_west_show", gives_up=True, may_pass=True, sign="pointing"))


@dataclass
class NameCard(Step):
    """Choice of the card by `me`."""

    me: int

    def run(self, g: Bang) -> Ask | None:
        others = g.state.others(self.me)
        bound = {p: _is_bound(g, p) for p in others}
        others.sort(key=bound.__getitem__)  # players without restrictions first
        anything = bool(others) and not bound[others[0]]
        tables, options = g.state.tables, []
        for code, but, cards in _to_name(*_deck(g)):
            if but is not None and anything and but.isdisjoint(tables[others[0]]):
                options.append(code)
                continue
            for p in others:
                if has_target(g, p, cards, bound[p]):
                    options.append(code)
                    break
        return Ask(self.me, ASK_ORDER_CARD, options, True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_show(DOROTHY)}, source=DOROTHY)

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(NamePlayer(self.me, NAMES[name_of(choice)]))


@dataclass
class NamePlayer(Step):
    """Choice of the player by `me`."""

    me: int
    name: str

    def run(self, g: Bang) -> Ask | None:
        able = [p for p in g.state.others(self.me) if has_target(g, p, copies(g)[self.name], _is_bound(g, p))]
        return Ask(self.me, ASK_ORDER_SEAT, [V_CHOOSE | NO_CARD | TARGET[p] for p in able], True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_show(DOROTHY), "card": kind(self.name)}, source=DOROTHY)

    def take(self, g: Bang, choice: int) -> None:
        g.push(NameTarget(self.me, self.name, seat_of(choice)))


@dataclass
class NameTarget(Step):
    """Choice of the targets by `me`, one by one. `first`: the target chosen already, for a card with two."""

    me: int
    name: str
    who: int
    first: int = -1

    def run(self, g: Bang) -> Ask | None:
        aims = targets(g, self.who, self.name)
        if aims == [0]:
            g.push(Order(self.me, self.name, self.who, 0))
            return None
        if self.first < 0:
            pairs = [second_of(of_of(aim)) >= 0 for aim in aims]
            left = dict.fromkeys([TARGET[seat_of(a)] if pair else a for a, pair in zip(aims, pairs, strict=True)])
        else:
            left = dict.fromkeys([TARGET[second_of(of_of(a))] for a in aims if seat_of(a) == self.first])
        return Ask(self.me, ASK_ORDER_AIM, [V_CHOOSE | NO_CARD | aim for aim in left], True)

    def prompt(self, g: Bang) -> Prompt:
        args = {"source": of_show(DOROTHY), "card": kind(self.name), "to": seat(self.who)}
        return Prompt(args, source=DOROTHY)

    def take(self, g: Bang, choice: int) -> None:
        aim = choice & AIMED
        aims = targets(g, self.who, self.name)
        if self.first >= 0:
            aim = next(a for a in aims if seat_of(a) == self.first and second_of(of_of(a)) == seat_of(choice))
        elif aim not in aims:
            g.stack.append(replace(self, first=seat_of(choice)))
            return
        g.push(Order(self.me, self.name, self.who, aim))


@dataclass
class Order(Step):
    """Execution of the order: `who` plays a card of that name at that aim, or shows the hand if none can be
    played so.
    """

    me: int
    name: str
    who: int
    aim: int

    def run(self, g: Bang) -> Ask | None:
        cards = [V_CHOOSE | c for c in self.obeyed(g)]
        return Ask(self.who, ASK_OBEY, cards or [PASS], not g.state.hands[self.who])

    def obeyed(self, g: Bang) -> list[int]:
        """Return the cards with which the order can be carried out. [Dorothy Rage 2, 7 and 8]"""
        s, who, cost = g.state, self.who, KINDS[self.name].cost
        cards = [c for c in s.hands[who] if KIND[c] == self.name and g.kept(who, c) is None]
        return [c for c in cards if c | self.aim in plays_of(g, who, c) and len(s.hands[who]) > cost]

    def _tell(self, g: Bang) -> None:
        of = of_of(self.aim)
        also, of = second_of(of), of if second_of(of) < 0 else -2
        g.note("order", who=self.me, to=self.who, kind=self.name, at=seat_of(self.aim), of=of, also=also)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.me), "card": kind(self.name)}, self.me, DOROTHY)

    def take(self, g: Bang, choice: int) -> None:
        self._tell(g)
        if choice == PASS:
            g.show_hand(self.who)
            return
        who, card = self.who, card_of(choice)
        g.state.remember(ORDERED, who)
        g.stack.append(Obeyed(who))
        bangs = g.state.bangs
        g.push(ForcedPlay(Play(who, card, self.name, seat_of(self.aim), of_of(self.aim)), bangs))


@dataclass
class ForcedPlay(Step):
    """Play that does not count for the limit of BANG! cards. [Dorothy Rage 5]"""

    play: Play
    bangs: int

    def run(self, g: Bang) -> None:
        if self.play.name == BANG:
            g.stack.append(SetBangs(self.bangs))
        g.push(self.play)


@dataclass
class SetBangs(Step):
    """Restore of the number of BANG! cards played in this turn."""

    bangs: int

    def run(self, g: Bang) -> None:
        g.state.bangs = self.bangs


@dataclass
class Obeyed(Step):
    """End of a play of a card out of turn. [Dorothy Rage 9]"""

    who: int

    def run(self, g: Bang) -> None:
        g.state.forget(ORDERED)
        if g.state.alive[self.who]:
            g.spent(self.who)


ORDERED: Final = "ordered"
remembers(OfTurn(ORDERED))


@folds(CHOOSER, DOROTHY)
def says_the_choices(g: Bang, _: int, seat: int, __: None) -> int:
    """Let the turn player make the choices of a card played by order. [Dorothy Rage 1 and 2]"""
    s = g.state
    return s.turn if s.noted.get(ORDERED) == seat else seat
