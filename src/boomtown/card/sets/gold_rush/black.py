"""Black equipment: it stays in front of its owner. Rules: gold_rush.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, V_USE, seat_of
from boomtown.card.folds import CHECK_CARDS, DRAW_MORE, HAND_LIMIT, RESCUE_POWER
from boomtown.card.hooks import after, folds, immune, offers, unbidden
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import Check
from boomtown.card.rules.lives import Eliminate, Hurt, rescue_power
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.steps import DrawCards
from boomtown.card.sets.gold_rush.gold import OF_SET, Earn, earn, nuggets_needed, owned, spend
from boomtown.card.sets.gold_rush.market import WANTED, black_equipment, lay_down
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, named_thing, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

black_equipment("Calumet", 3, number=122, first=133, code="Ca")


@immune("Calumet")
def calumet(g: Bang, me: int, by: int, card: int) -> bool:
    """Ignore diamonds of other players. [gold_rush, Calumet]"""
    return card >= 0 and g.suit(card) == "diamonds"


black_equipment("Gun Belt", 2, number=123, first=134, code="Gb")


@folds(HAND_LIMIT, "Gun Belt")
def gun_belt(g: Bang, me: int, value: int, _: None) -> int:
    """Set the hand limit to eight. [gold_rush, Gun Belt]"""
    return max(value, 8)


black_equipment("Horseshoe", 2, number=124, first=135, code="Hs")


@folds(CHECK_CARDS, "Horseshoe")
def horseshoe(g: Bang, me: int, value: int, check: Check | None) -> int:
    """Turn up one more card for each check; the owner chooses. [gold_rush, Horseshoe]"""
    return value + 1


black_equipment("Pickaxe", 4, number=125, first=136, code="Pi")


@folds(DRAW_MORE, "Pickaxe")
def pickaxe(g: Bang, me: int, value: int, _: None) -> int:
    """Draw one more card in phase 1. [gold_rush, Pickaxe]"""
    return value + 1


# --- Wanted

ASK_WANTED = declare(
    Question(
        "wanted",
        28,
        of_set="gold_rush",
        completes=True,
        tells=True,
        nature="harms",
        sign="wanted-reward",
        seat_sign="wanted-reward",
    )
)


def lay_wanted(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Ask for a player without Wanted. [gold_rush, Wanted 1]"""
    g.push(PutUp(me, card))


black_equipment(WANTED, 2, 3, number=126, first=137, code="Wa", nature="harms", effect=lay_wanted)


@dataclass
class PutUp(Step):
    """Choice by `who` of the seat that gets the card."""

    who: int
    card: int

    def run(self, g: Bang) -> Ask | None:
        free = self._free(g)
        return Ask(self.who, ASK_WANTED, free, public=True) if free else None

    def _free(self, g: Bang) -> list[int]:
        s = g.state
        return [V_CHOOSE | NO_CARD | named(WANTED) | TARGET[p] for p in s.index.order if s.in_play(p, WANTED) < 0]

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(WANTED)}, source=WANTED, card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        to = seat_of(choice)
        nature, how = "harms" if to != self.who else "neutral", "chosen" if len(self._free(g)) > 1 else "forced"
        g.note("lay", nature, how, who=self.who, card=self.card, to=to)
        lay_down(g, self.who, self.card, to, -2)


@after(Eliminate, OF_SET)
def wanted(g: Bang, _: int, out: Eliminate) -> Step | None:
    """Give the responsible player two cards and a nugget, before any other consequence. [gold_rush, Wanted 2 to 4]

    The hook is ambient, because the eliminated owner has no hooks any more.
    """
    s, by = g.state, out.by
    lies_there = s.in_play(out.who, WANTED) >= 0 and not s.muted(out.who, WANTED)
    return Bounty(by) if lies_there and by not in (-1, out.who) and s.alive[by] else None


@dataclass
class Bounty(Step):
    who: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.draw(self.who, 2, WANTED)
            earn(g, self.who, 1, WANTED)


# --- a card for a nugget


def pans(g: Bang, me: int, source: str, code: int, choice: int | None) -> list[int]:
    """Offer a card of the deck for a nugget, at most twice a turn. [gold_rush, Gold Pan, Raddie Snake]"""
    s = g.state
    times = s.noted.get(source, 0)
    if choice is None:
        return [code] if times < 2 and owned(g, me) else []
    s.remember(source, times + 1)
    spend(g, me, 1)
    g.note("use", "helps", who=me, cause=source)
    g.draw(me, 1, source)
    return []


def why_no_pan(source: str) -> None:
    PRICES[source] = Price(gold=1)
    WHY_NO_OFFER[source] = lambda g, me: (
        text("why-used", source=named_thing(source)) if g.state.noted.get(source, 0) > 1 else nuggets_needed(1)
    )


black_equipment("Gold Pan", 3, number=127, first=140, code="Gp")
why_no_pan("Gold Pan")


@offers("Gold Pan")
def gold_pan(g: Bang, me: int, code: int | None) -> list[int]:
    return pans(g, me, "Gold Pan", V_USE | g.state.in_play(me, "Gold Pan"), code)


# --- lost lives

black_equipment("Boots", 3, number=128, first=141, code="Bt")


@after(Hurt, "Boots")
def boots(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """Draw a card for each life lost, not for a lethal loss. [gold_rush, Boots]"""
    return DrawCards(me, hurt.lost, "Boots") if hurt.who == me else None


black_equipment("Lucky Charm", 3, number=129, first=142, code="Ch")


@after(Hurt, "Lucky Charm")
def lucky_charm(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """Take a nugget for each life lost, not for a lethal loss. [gold_rush, Lucky Charm]"""
    return Earn(me, hurt.lost, "Lucky Charm") if hurt.who == me else None


# --- Rucksack

black_equipment("Rucksack", 3, number=130, first=143, code="Rk")
LIFE_PRICE = 2
PRICES["Rucksack"] = Price(gold=LIFE_PRICE)


@offers("Rucksack")
def rucksack(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer 1 life for 2 nuggets, below the maximum. [gold_rush, Rucksack 1]"""
    s = g.state
    if code is not None:
        _buy_life(g, me)
        return []
    return [V_USE | s.in_play(me, "Rucksack")] if _why_no_life(g, me) is None else []


def _why_no_life(g: Bang, me: int) -> Text | None:
    s = g.state
    if me in s.course.ghosts:
        return text("why-no-lives", to=seat(me))
    if s.life[me] >= s.max_life[me]:
        return text("why-full-life")
    return nuggets_needed(LIFE_PRICE) if owned(g, me) < LIFE_PRICE else None


WHY_NO_OFFER["Rucksack"] = _why_no_life


def _buy_life(g: Bang, me: int) -> None:
    spend(g, me, LIFE_PRICE)
    g.note("use", "helps", who=me, cause="Rucksack")
    g.heal(me, 1, "Rucksack")


@folds(RESCUE_POWER, "Rucksack")
def rucksack_saves(g: Bang, me: int, value: int, cards: list[int]) -> int:
    """Add a life for every 2 nuggets."""
    return value + owned(g, me) // LIFE_PRICE


@unbidden("Rucksack")
def rucksack_in_rescue(g: Bang, me: int, do: bool) -> Text | None:
    """Offer a life out of turn only in a rescue. [gold_rush, Rucksack 2]"""
    s = g.state
    if do:
        _buy_life(g, me)
        return None
    if s.life[me] > 0 or me in s.course.ghosts:
        return text("why-not-now", card=kind("Rucksack"))
    if owned(g, me) < LIFE_PRICE:
        return nuggets_needed(LIFE_PRICE)
    need = 1 - s.life[me]
    return text("why-rescue-short", need=need) if rescue_power(g, me, s.hands[me]) < need else None
