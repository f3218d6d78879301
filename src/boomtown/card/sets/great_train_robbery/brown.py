"""Brown playing cards of The Great Train Robbery. Rules: great_train_robbery.md 7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import COLOURS, KIND, KINDS, Aim
from boomtown.card.codes import card_of
from boomtown.card.hooks import after
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.phase_2 import JUST
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import BANG, Averted, Effect, carry_out, decision
from boomtown.card.sets.base.brown import plain_shot
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.great_train_robbery.sgt_blaze import LeaveOut, leaves_out
from boomtown.card.sets.great_train_robbery.shared import OF_SET, end_of_line, has_train, pairs, train_at
from boomtown.card.sets.great_train_robbery.taking import FreeWagon
from boomtown.card.sets.great_train_robbery.train import MoveTrain, counted_together
from boomtown.card.sets.targets import BangReach, InReach, OnlyAnswers, Untargeted, aims_of
from boomtown.card.step import Step
from boomtown.card.text import Text, text
from boomtown.kernel.frame import altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang

UNCOUNTED = "train_shots_uncounted"

# --- answers


@brown(
    "Cactus",
    "7H",
    number=280,
    first=250,
    code="Cu",
    aim=OnlyAnswers(),
    nature="protects",
    missed=True,
    of_set=OF_SET,
)
def cactus(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Check in addition to the Missed! effect: red heals. [great_train_robbery 7.1]"""
    g.push(Soothe(me))


CHECKS["Cactus"] = lambda suit, rank: suit in COLOURS["red"]


@dataclass
class Soothe(Step):
    who: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.stack += [self, Check(self.who, "Cactus")]

    def result(self, g: Bang, value: bool) -> None:
        if value:
            g.heal(self.who, 1, "Cactus")


@brown(
    "Evaded!",
    "QC",
    number=282,
    first=252,
    code="Ev",
    aim=OnlyAnswers(),
    nature="protects",
    missed=True,
    evades=True,
    of_set=OF_SET,
)
def evaded(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: the card of the cancelled shot is taken by `shots.TakeEvaded`. [great_train_robbery 7.3]"""


# --- Knife Revolver


class InsteadOfABang(BangReach):
    """Player in range while a BANG! card could still be played. Shelter from BANG! cards does not apply."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | t for t in g.state.index.sees(me).reach] if bang_left(g, me) else []


def bang_left(g: Bang, me: int) -> bool:
    """Return whether the limit of BANG! cards leaves one, or does not apply. [great_train_robbery 7.5 and 12.3]"""
    return g.state.bangs < g.state.bang_limit(me) or bool(g.setup["options"][UNCOUNTED])


def uncounted(g: Bang, card: int, name: str) -> None:
    """Restore the BANG! of the turn under the reading of 004. A copy never uses it up."""
    if KIND[card] == name and g.setup["options"][UNCOUNTED]:
        g.state.bangs -= 1


def throw_knife(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot; on J, Q, K or A the card returns. [great_train_robbery 7.5 and 7.6]"""
    g.push(ThrowKnife(me, card, to))


@brown(
    "Knife Revolver",
    "5D",
    number=283,
    first=254,
    code="Kr",
    aim=InsteadOfABang(),
    nature="harms",
    limited=True,
    alone=throw_knife,
    of_set=OF_SET,
)
def knife_revolver(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot; the card may count as the BANG! of the turn. [great_train_robbery 7.5 and 12.3]"""
    uncounted(g, card, "Knife Revolver")
    throw_knife(g, me, card, to, of)


CHECKS["Knife Revolver"] = lambda suit, rank: rank >= 11


@dataclass
class ThrowKnife(Step):
    me: int
    card: int
    to: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.me, "Knife Revolver")]

    def result(self, g: Bang, value: bool) -> None:
        if value and g.salvage(self.me, self.card):
            g.note("take", how="forced", who=self.me, card=self.card, zone="discard", cause="Knife Revolver")
        g.push(Shoot(self.me, self.to, self.card, "Knife Revolver", is_bang_card=False))


# --- the train


@brown("Next Stop", "2D KC", number=288, first=258, code="Ns", nature="helps", of_set=OF_SET)
def next_stop(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card, then move the train. [great_train_robbery 7.11 and 12.2]"""
    s = g.state
    ends = has_train(s) and train_at(s) + 1 == end_of_line(s)
    if ends or not g.setup["options"]["next_stop_draws_at_end"]:
        g.draw(me, 1, "Next Stop")
    g.push(MoveTrain(1, me))


class PairedWagons(Untargeted):
    """Rule for a card that is playable while a wagon is under a station."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code] if has_train(s) and pairs(s, train_at(s)) else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-no-wagon-paired")


@brown("Water Tower", "8H", number=293, first=265, code="Wt", aim=PairedWagons(), nature="helps", of_set=OF_SET)
def water_tower(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a wagon without paying; it does not count. [great_train_robbery 7.19]"""
    g.push(FreeWagon(me, "Water Tower"))


# --- Most Wanted


@brown("Most Wanted", "KS", number=286, first=257, code="Mw", nature="harms", several=True, of_set=OF_SET)
def most_wanted(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card; then each player checks, and spades cost a life. [great_train_robbery 7.10 and 6.9]"""
    g.draw(me, 1, "Most Wanted")
    seats = g.all_struck(me, card)
    counted_together(g, me)
    g.push_each([Hunted(p, me, card) for p in seats])


CHECKS["Most Wanted"] = lambda suit, rank: suit != "spades"


@dataclass
class Hunted(Step):
    who: int
    by: int
    card: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.stack += [self, Check(self.who, "Most Wanted")]

    def result(self, g: Bang, value: bool) -> None:
        if not value:
            g.push(Hurt(self.who, 1, self.by if self.by != self.who else -1, "Most Wanted", self.card))


# --- Money Bag

MONEY_BAG: Final = "Money Bag"


def copied(g: Bang, card: int = -1) -> str:
    """Return the brown card on top of the discard pile, or below the played Money Bag `card`; "" for none."""
    pile = g.state.discard
    if card >= 0 and card not in pile:
        return ""
    at = pile.index(card) - 1 if card >= 0 else len(pile) - 1
    if card < 0 and at >= 0 and KIND[pile[at]] == MONEY_BAG:  # just played; its effect may be repeated
        at -= 1
    if at < 0:
        return ""
    kind = KINDS[KIND[pile[at]]]
    return kind.name if not kind.stays and kind.aim.playable else ""


COPIES: dict[str, Aim] = {BANG: InReach()}  # a copied BANG! does not count as a BANG! card


class AsOnTop(Untargeted):
    """Targets of the card on top of the discard pile, without limits."""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        # A repetition plays no card. Its effect is that of the card below the Money Bag, not of the card on top now
        name = copied(g, g.state.noted.get(JUST, -1) if card_of(code) < 0 else -1)
        if not name:
            return []
        return COPIES[name].codes(g, me, code) if name in COPIES else aims_of(g, me, name, code)

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        name = copied(g)
        return KINDS[name].aim.why_not(g, me, card, to) if name and to >= 0 else text("why-nothing-to-copy")


@brown(MONEY_BAG, "QC", number=285, first=256, code="Mb", aim=AsOnTop(), nature="helps", of_set=OF_SET)
def money_bag(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Run the effect of the brown card below, without playing that card. [great_train_robbery 7.9]"""
    name = copied(g, card)
    if not name:  # a shuffle has moved the card meanwhile
        return
    g.note("copy", KINDS[name].nature if to != me else "neutral", who=me, cause=MONEY_BAG, **{"as": name})
    copy = CopyEffect(me, card, name, to, of)
    g.push(LeaveOut(me, name, copy) if KINDS[name].several and leaves_out(g, me) else copy)


@after(Averted, OF_SET)
def copy_averted(g: Bang, _: int, averted: Averted) -> None:
    """Let the text of the copied card react: it counts as printed on the Money Bag. [great_train_robbery 7.9]"""
    if averted.name == MONEY_BAG and (name := copied(g, averted.card)):
        g.followed(altered(averted, name=name))


@dataclass
class CopyEffect(Step):
    me: int
    card: int
    name: str
    to: int
    of: int

    def run(self, g: Bang) -> None:
        if self.name == BANG:
            plain_shot(g, self.me, self.card, self.to, self.of)
        elif (step := decision(g, self.me, self.card, self.name, self.to)) is not None:
            g.stack += [Effect(self.me, self.card, self.name, self.to, self.of), step]
        else:
            carry_out(g, self.me, self.card, self.name, self.to, self.of)
