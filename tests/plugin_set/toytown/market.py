"""The market: a coin buys a chest, and another one plays any card of the hand as Stagecoach."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, Kind, Way, add_kind, add_way, named
from boomtown.card.codes import V_USE, card_of
from boomtown.card.folds import RANGE
from boomtown.card.hooks import after, folds, offers, plays, rewrites
from boomtown.card.rules.steps import Lay, Play
from boomtown.card.sets.declare_cards import ANYWHERE
from boomtown.card.setup import Deal
from boomtown.card.step import Step
from boomtown.card.zones import Count, Zone, declare

if TYPE_CHECKING:
    from boomtown.card.game import Bang

MARKET, CHESTS, COINS, CHEST, COACH = "toy_market", "toy_chests", "toy_coins", "Toy Chest", "Stagecoach"
SIZE = 2

declare(
    Zone(CHESTS, "toy", seen="nobody", filled=True),
    Zone(MARKET, "toy"),
    Count(COINS, "toy", start=1),
)


def nothing(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """A chest is never played from a hand."""


add_kind(
    Kind(CHEST, "toy", "black", ANYWHERE, "helps", nothing, taken=False, home=CHESTS),
    number=900,
    copies="- - - -",
    first=900,
)
folds(RANGE, CHEST)(lambda value: value + 1)


@after(Deal, "toy")
def open_the_market(g: Bang, _: int, deal: Deal) -> Step | None:
    return Refill()


@dataclass
class Refill(Step):
    """Step that turns up chests until the market has two."""

    def run(self, g: Bang) -> None:
        while len(g.state.zone(MARKET)) < SIZE and g.uncover(CHESTS, MARKET) >= 0:
            pass


add_way("toy", Way("use", CHEST, CHEST))
add_way("toy", Way("play", as_=COACH))


@offers("toy")
def buy(g: Bang, me: int, code: int | None) -> list[int]:
    """A chest of the market for a coin; one of a name in play is enough."""
    s = g.state
    if code is not None:
        g.push(BuyToy(me, card_of(code)))
        return []
    affordable = s.zone(COINS)[me] > 0 and s.in_play(me, CHEST) < 0
    return [V_USE | named(CHEST) | card for card in s.zone(MARKET)] if affordable else []


@dataclass
class BuyToy(Step):
    who: int
    card: int

    def run(self, g: Bang) -> None:
        g.state.zone(COINS)[self.who] -= 1
        g.fetch(MARKET, self.card)
        g.note("use", "helps", who=self.who, cause=CHEST)
        g.push(Refill())
        g.push(Lay(self.who, self.card, self.who))


@plays("toy")
def pay_the_coach(g: Bang, me: int) -> list[int]:
    """Any card of the hand as Stagecoach, for a coin."""
    s = g.state
    if not s.zone(COINS)[me]:
        return []
    return [card | named(COACH) for card in s.hands[me] if KIND[card] != COACH]


@rewrites(Play, "toy")
def the_coach_is_paid(g: Bang, me: int, play: Play) -> Step:
    return PaidPlay(play) if play.name == COACH != KIND[play.card] else play


@dataclass
class PaidPlay(Step):
    play: Play

    def run(self, g: Bang) -> None:
        g.state.zone(COINS)[self.play.me] -= 1
        g.stack.append(replace(self.play))
