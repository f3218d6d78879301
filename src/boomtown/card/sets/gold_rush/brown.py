"""Brown equipment: it works when it is bought. Rules: gold_rush.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, NAMES, Aim, named
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, card_of, name_of, of_of, seat_of
from boomtown.card.folds import CHECK_CARDS
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import SEVERAL, Counted
from boomtown.card.rules.phase_2 import PlayPhase
from boomtown.card.rules.set_out import turn_up, turned_up
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import BANG, BEER, EffectOf
from boomtown.card.rules.turn import grant_turn
from boomtown.card.sets.gold_rush import shadows
from boomtown.card.sets.gold_rush.market import brown_equipment
from boomtown.card.sets.targets import InReach, NearbyCards, Others, TheirCards
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ASK_TOAST = declare(
    Question(
        "toast",
        24,
        of_set="gold_rush",
        completes=True,
        tells=True,
        nature="helps",
        sign="toast",
        seat_sign="heart-plus",
    )
)
ASK_EFFECT = declare(Question("effect", 25, of_set="gold_rush", completes=True, sign="brandy-bottle"))
ASK_TARGET = declare(
    Question("target", 26, of_set="gold_rush", completes=True, tells=True, nature="harms", sign="reticle")
)
ASK_SUITS = declare(Question("suits", 27, of_set="gold_rush", completes=True, sign="rum-bottle"))


@brown_equipment("Shot", 1, 3, number=116, first=120, code="Ti")
def shot(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Give 1 life to any player. [gold_rush, Shot]"""
    g.push(Toast(me))


@dataclass
class Toast(Step):
    """Choice by `who` of the player who gains a life; a player at full life may be chosen."""

    who: int

    def run(self, g: Bang) -> Ask:
        options = [V_CHOOSE | NO_CARD | named("Shot") | TARGET[p] for p in g.state.index.order]
        return Ask(self.who, ASK_TOAST, options, public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Shot")}, source="Shot")

    def take(self, g: Bang, choice: int) -> None:
        g.note("use", "helps", who=self.who, cause="Shot", to=seat_of(choice))
        g.heal(seat_of(choice), 1, "Shot")


# --- one effect of several

# By equipment: its effects, named by the cards that have them, and their targets
EFFECTS: dict[str, dict[str, Aim | None]] = {
    "Bottle": {BEER: None, BANG: InReach(), "Panic!": NearbyCards(0)},
    "Pardner": {"General Store": None, "Duel": Others(), "Cat Balou": TheirCards(0)},
}


@brown_equipment("Bottle", 2, 3, number=117, first=123, code="Bl")
def bottle(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Offer the effect of Panic!, Beer or BANG!, without such a card. [gold_rush, Bottle]"""
    g.push(ChooseEffect(me, card))


@brown_equipment("Pardner", 2, 3, number=118, first=126, code="Pr")
def pardner(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Offer the effect of General Store, Duel or Cat Balou, without such a card. [gold_rush, Pardner]"""
    g.push(ChooseEffect(me, card))


def _targets(g: Bang, me: int, card: int, name: str) -> list[int]:
    aim = EFFECTS[KIND[card]][name]
    return aim.codes(g, me, V_CHOOSE | NO_CARD | named(KIND[card])) if aim is not None else []


@dataclass
class ChooseEffect(Step):
    """Choice by `who` of one of the effects that have a legal target."""

    who: int
    card: int

    def run(self, g: Bang) -> Ask:
        effects = EFFECTS[KIND[self.card]]
        names = [name for name, aim in effects.items() if aim is None or _targets(g, self.who, self.card, name)]
        return Ask(self.who, ASK_EFFECT, [V_CHOOSE | NO_CARD | named(name) for name in names], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(KIND[self.card])}, source=KIND[self.card])

    def take(self, g: Bang, choice: int) -> None:
        name = NAMES[name_of(choice)]
        g.note("effect", who=self.who, cause=KIND[self.card], **{"as": name})
        if EFFECTS[KIND[self.card]][name] is not None:
            g.push(AimEffect(self.who, self.card, name))
        elif name == BEER:  # also with two players left
            g.heal(self.who, 1, KIND[self.card])
        else:
            g.push(EffectOf(self.who, self.card, name, -1, -2))


@dataclass
class AimEffect(Step):
    """Choice by `who` of the target, and of its card if there are several."""

    who: int
    card: int
    name: str

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_TARGET, _targets(g, self.who, self.card, self.name), public=True)

    def prompt(self, g: Bang) -> Prompt:
        args = {"source": kind(KIND[self.card]), "effect": kind(self.name)}
        return Prompt(args, source=KIND[self.card], card=self.card)

    def take(self, g: Bang, choice: int) -> None:
        who, card, to, of = self.who, self.card, seat_of(choice), of_of(choice)
        how = "chosen" if len(_targets(g, who, card, self.name)) > 1 else "forced"
        g.note("use", "harms" if to != who else "neutral", how, who=who, cause=KIND[card], to=to, of=of)
        if self.name == BANG:
            g.push(Shoot(who, to, card, KIND[card], is_bang_card=False))
        else:
            g.push(EffectOf(who, card, self.name, to, of))


# --- the others


@brown_equipment("Gold Rush (equipment)", 5, 1, number=119, first=129, code="Gr")
def gold_rush(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """End the turn, then restore all lives and grant another turn. [gold_rush, Gold Rush (equipment)]"""
    stack = g.stack
    phases = [i for i, step in enumerate(stack) if type(step) is PlayPhase]
    if not phases:  # phase 2 has ended already
        return
    stack[phases[-1]] = PhaseOver(me)
    if shadows.is_shadow(g.state, me):
        shadows.grant_shadow_turn(g, me)
    else:
        grant_turn(g, me, FillLives(me))


@dataclass
class PhaseOver(Step):
    """End of phase 2 of `who` without a choice of the player."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(PlayPhase(self.who))


@dataclass
class FillLives(Step):
    """Return of all lives before another turn."""

    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if s.alive[who]:
            g.heal(who, s.max_life[who] - s.life[who], "Gold Rush (equipment)")
            g.note("extra", "helps", "forced", who=who)


RHUM_CARDS = 4


@brown_equipment("Rhum", 3, 2, number=120, first=130, code="Rh")
def rhum(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 1 life for each suit among four cards. [gold_rush, Rhum]"""
    g.push(Drink(me, ()))


@dataclass
class Drink(Step):
    """Turning up of the cards; with more than four, the player names those that count, one after the other."""

    who: int
    chosen: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.turned and not self.chosen:
            count = RHUM_CARDS - 1 + g.fold(CHECK_CARDS, self.who, 1, None)
            turn_up(g, [card for _ in range(count) if (card := g.flip()) >= 0])
        if len(s.turned) <= RHUM_CARDS or len(self.chosen) == RHUM_CARDS:
            self._count(g)
            return None
        options = [V_CHOOSE | card for card in s.turned if card not in self.chosen]
        return Ask(self.who, ASK_SUITS, options, public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Rhum"), "left": RHUM_CARDS - len(self.chosen)}, source="Rhum")

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(Drink(self.who, (*self.chosen, card_of(choice))))

    def _count(self, g: Bang) -> None:
        cards = turned_up(g)
        counted = [*self.chosen] or cards
        g.drop(*(card for card in cards if card not in counted), *counted)
        suits = {g.suit(card) for card in counted}
        g.note("suits", "helps", "random", who=self.who, cards=counted, count=len(suits))
        g.do(Counted(self.who, "Rhum", tuple(counted), len(suits)))


def _heal_by_suits(g: Bang, who: int, cards: tuple[int, ...]) -> None:
    """Regain one life for each suit. [gold_rush, Rhum 1]"""
    g.heal(who, len({g.suit(card) for card in cards}), "Rhum")


SEVERAL["Rhum"] = _heal_by_suits, lambda who: Drink(who, ())


@brown_equipment("Union Pacific", 4, 1, number=121, first=132, code="Up")
def union_pacific(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw four cards. [gold_rush, Union Pacific]"""
    g.draw(me, 4, "Union Pacific")
