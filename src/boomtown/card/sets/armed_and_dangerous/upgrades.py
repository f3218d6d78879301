"""Upgradable cards: a decision after the play and before the effect.

Rules: armed_and_dangerous.md, upgradable brown cards. Two notes of the turn hold the decision. ALSO: the further
targets, until the effect takes them. UPGRADED: the number of upgrades bought, until the next such card is played, so
that a repetition of the effect finds it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KINDS, Aim, Effect, Kind, add_kind
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, V_USE, seat_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import DECIDES
from boomtown.card.hooks import folds
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_2 import aims_to_play
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.steps import ALSO, REPEATED
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET, PayLoads, owned
from boomtown.card.sets.declare_cards import ANYWHERE
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind
from boomtown.kernel.frame import PASS, Ask, Frame

if TYPE_CHECKING:
    from boomtown.card.game import Bang

UPGRADED: Final = "upgraded"
remembers(OfTurn(UPGRADED), OfTurn(ALSO))
MOST_STEPS: Final[dict[str, int]] = {}  # by kind: maximum number of upgrades in one play


def upgradable(
    name: str,
    copies: str,
    effect: Effect,
    *,
    number: int,
    first: int,
    code: str,
    loads: int,
    most: int = 0,
    spreads: bool = False,
    aim: Aim = ANYWHERE,
    nature: str = "harms",
    missed: bool = False,
) -> None:
    """Register a brown card with a price in loads. `most`: maximum number of purchases when it is played, 0 for
    none.
    """
    new = Kind(name, OF_SET, "brown", aim, nature, effect, missed=missed, loads=loads, spreads=spreads)
    add_kind(new, number, copies, first, code)
    PRICES[name] = Price(loads=loads)
    if most:
        MOST_STEPS[name] = most


@folds(DECIDES, OF_SET)
def upgrades(g: Bang, me: int, step: Frame | None, played: tuple[int, str, int]) -> Frame | None:
    """Return the step that asks for the upgrade. [armed_and_dangerous 7.1]"""
    card, name, to = played
    if name in MOST_STEPS:
        return Upgrade(me, card, name)
    return MoreTargets(me, card, name, to) if KINDS[name].spreads else step


def bought(g: Bang) -> int:
    """Return the number of upgrades bought for the card that takes effect now."""
    return g.state.noted.get(UPGRADED, 0)


def note_bought(g: Bang, count: int) -> None:
    """Note the number of upgrades bought for the card that was played last."""
    g.state.forget(UPGRADED)
    if count:
        g.state.remember(UPGRADED, count)


def taken_targets(g: Bang) -> int:
    """Return the further targets of the card that takes effect now, a bit for each seat, and forget them."""
    seats = g.state.noted.get(ALSO, 0)
    g.state.forget(ALSO)
    return seats


def is_repeated(g: Bang, card: int) -> bool:
    """Return whether a repetition of the effect of `card` is under way. No upgrade can be bought for it.

    [wild_west_show, Lee Van Kliff 6]
    """
    return g.state.noted.get(REPEATED, -1) == card


ASK_UPGRADE = declare(
    Question("upgrade", 54, of_set=OF_SET, completes=True, may_pass=True, sign="bullets", option="upgrade")
)


@dataclass
class Upgrade(Step):
    """The purchase of the upgrade of the card, once or several times. A repetition keeps the upgrade that was bought.
    [armed_and_dangerous 7.1 to 7.3]
    """

    who: int
    card: int
    name: str
    steps: int = 0

    def run(self, g: Bang) -> Ask | None:
        if is_repeated(g, self.card):
            return None
        price = KINDS[self.name].loads
        if self.steps < MOST_STEPS[self.name] and owned(g, self.who) >= price * (self.steps + 1):
            return Ask(self.who, ASK_UPGRADE, [V_USE | self.card, PASS], public=True)
        self._done(g)
        return None

    def _done(self, g: Bang) -> None:
        note_bought(g, self.steps)
        if self.steps:
            g.stack.append(PayLoads(self.who, self.steps * KINDS[self.name].loads, self.name))

    def prompt(self, g: Bang) -> Prompt:
        price = KINDS[self.name].loads
        args = {"source": kind(self.name), "n": price, "paid": self.steps * price, "owned": owned(g, self.who)}
        return Prompt(args, source=self.name, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            self._done(g)
        else:
            g.stack.append(Upgrade(self.who, self.card, self.name, self.steps + 1))


ASK_MORE = declare(
    Question(
        "more_targets",
        55,
        of_set=OF_SET,
        completes=True,
        may_pass=True,
        tells=True,
        nature="harms",
        sign="human-target",
        option="upgrade",
    )
)


@dataclass
class MoreTargets(Step):
    """Choice by `who` of further players, all different, each for a load. `also`: a bit for each until now.

    A repetition has the number of targets that were bought, and they are chosen again. [armed_and_dangerous 7.6, 7.8]
    """

    who: int
    card: int
    name: str
    to: int
    also: int = 0

    def run(self, g: Bang) -> Ask | None:
        seats = self._seats(g) if self._most(g) > self.also.bit_count() else []
        if seats:
            options = [V_CHOOSE | NO_CARD | TARGET[p] for p in seats]
            return Ask(self.who, ASK_MORE, [*options, PASS], public=True)
        self._done(g)
        return None

    def _most(self, g: Bang) -> int:
        return bought(g) if is_repeated(g, self.card) else owned(g, self.who)

    def _seats(self, g: Bang) -> list[int]:
        named = self.also | 1 << self.to
        found = [seat_of(code) for code in aims_to_play(g, self.who, self.name, self.card)]
        return [p for p in found if not named >> p & 1 and not g.unaffected(p, self.who, self.card)]

    def _done(self, g: Bang) -> None:
        g.state.forget(ALSO)
        if self.also:
            g.state.remember(ALSO, self.also)
        if not is_repeated(g, self.card):
            note_bought(g, self.also.bit_count())
            g.stack.append(PayLoads(self.who, self.also.bit_count(), self.name))

    def prompt(self, g: Bang) -> Prompt:
        price = 0 if is_repeated(g, self.card) else 1
        args = {"source": kind(self.name), "n": price, "paid": self.also.bit_count(), "owned": owned(g, self.who)}
        return Prompt(args, source=self.name, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            self._done(g)
            return
        to = seat_of(choice)
        g.note("also", "harms" if to != self.who else "neutral", who=self.who, to=to, card=self.card)
        g.stack.append(MoreTargets(self.who, self.card, self.name, self.to, self.also | 1 << to))


ASK_BACK = declare(
    Question("take_back", 56, of_set=OF_SET, may_pass=True, gains=True, sign="bullets", option="upgrade")
)


@dataclass
class TakeBack(Step):
    """Offer to `who` to pay for the return of a played card to the hand, while it is in the discard pile. [7.7, 7.9]"""

    who: int
    card: int
    name: str

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who] or self.card not in s.discard or owned(g, who) < KINDS[self.name].loads:
            return None
        return Ask(who, ASK_BACK, [V_USE | self.card, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(self.name), "n": KINDS[self.name].loads}, source=self.name, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            g.stack += [BackInHand(self.who, self.card), PayLoads(self.who, KINDS[self.name].loads, self.name)]


@dataclass
class BackInHand(Step):
    who: int
    card: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who] and g.salvage(self.who, self.card):
            g.note("back_in_hand", "helps", who=self.who, card=self.card)
