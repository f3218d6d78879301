"""Wagons as cards, and those with a permanent effect. Rules: great_train_robbery.md 5."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, Aim, Kind, add_kind
from boomtown.card.cards import Effect as CardEffect
from boomtown.card.codes import V_USE, card_of, of_of, seat_of
from boomtown.card.folds import FARTHER, NEARER, SHELTERED
from boomtown.card.hooks import at_start, folds, immune, offers
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.reasons import WHY_IMMUNE
from boomtown.card.rules.steps import Effect
from boomtown.card.sets.great_train_robbery.sgt_blaze import LeaveOut, leaves_out
from boomtown.card.sets.great_train_robbery.shared import GHOST_CAR, OF_SET, WAGON, WAGON_DECK
from boomtown.card.sets.great_train_robbery.taking import arrive
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: a wagon is never played."""


def wagon(
    name: str,
    number: int,
    code: str,
    nature: str = "helps",
    *,
    aim: Aim | None = None,
    several: bool = False,
    revives: bool = False,
) -> Callable[[CardEffect], CardEffect]:
    """Register a wagon. With an `aim` it is discarded in phase 2 for its effect, the decorated function."""

    def keep(effect: CardEffect) -> CardEffect:
        add_kind(
            Kind(
                name,
                OF_SET,
                WAGON,
                OnlyAnswers(),
                nature,
                effect,
                power=aim,
                as_blue=True,
                home=WAGON_DECK,
                lands=arrive,
                several=several,
                revives=revives,
            ),
            number,
            "-",
            number - 28,
            code,
        )
        if aim is not None:
            _used_in_phase_2(name, aim)
        return effect

    return keep


def stays(name: str, number: int, code: str, nature: str = "helps", revives: bool = False) -> None:
    """Register a wagon with a permanent effect."""
    wagon(name, number, code, nature, revives=revives)(_no_effect)


def _used_in_phase_2(name: str, aim: Aim) -> None:
    @offers(name)
    def use(g: Bang, me: int, code: int | None) -> list[int]:
        if code is not None:
            g.push(UseWagon(me, card_of(code), seat_of(code), of_of(code)))
            return []
        return aim.codes(g, me, V_USE | g.state.in_play(me, name))


@dataclass
class UseWagon(Step):
    """Discard of a wagon in play by `me` for its effect. [great_train_robbery 5.4]"""

    me: int
    card: int
    to: int
    of: int

    def run(self, g: Bang) -> None:
        me, card, name = self.me, self.card, KIND[self.card]
        put_away(g, me, card)
        if g.log is not None:
            nature = KINDS[name].nature if self.to != me else "neutral"
            g.note("use", nature, who=me, cause=name, card=card, to=self.to, of=self.of)
        if KINDS[name].several and leaves_out(g, me):
            g.push(LeaveOut(me, name, Effect(me, card, name, self.to, self.of)))
        else:
            KINDS[name].effect(g, me, card, self.to, self.of)


def put_away(g: Bang, who: int, card: int) -> None:
    """Move a used wagon from play to the bottom of its deck. [great_train_robbery 5.3]"""
    g.leave_play(who, card)
    g.drop(card)


# --- wagons that stay in play

stays("Lumber Flatcar", 305, "Lf", "harms")
folds(NEARER, "Lumber Flatcar")(lambda value: value - 1)

stays("Observation Car", 307, "Oc", "helps")
folds(NEARER, "Observation Car")(lambda value: value + 1)
folds(FARTHER, "Observation Car")(lambda value: value + 1)

stays(GHOST_CAR, 303, "Gc", "helps", revives=True)  # ghost.py

stays("Dining Car", 301, "Di", "helps")
CHECKS["Dining Car"] = lambda suit, rank: suit == "hearts"


@at_start("Dining Car", order=60)
def dining_car(g: Bang, me: int) -> Step:
    """Check: a heart is a life. [great_train_robbery 5.11]"""
    return Dine(me)


@dataclass
class Dine(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.who, "Dining Car")]

    def result(self, g: Bang, value: bool) -> None:
        if value:
            g.heal(self.who, 1, "Dining Car")


stays("Prisoner Car", 309, "Pq", "helps")
WHY_IMMUNE["Prisoner Car"] = "why-prisoner-car"


@immune("Prisoner Car")
def prisoner_car(g: Bang, me: int, by: int, card: int) -> bool:
    """Ignore Duel and Indians! of other players. [great_train_robbery 5.26]"""
    return card >= 0 and KIND[card] in ("Duel", "Indians!")


stays("Private Car", 298, "Pz", "helps")


@folds(SHELTERED, "Private Car")
def private_car(g: Bang, me: int, reason: Text | None, by: int) -> Text | None:
    """Prevent BANG! cards at the owner with an empty hand. [great_train_robbery 5.27]"""
    return reason if g.state.hands[me] else text("why-private-car", to=seat(me), card=kind("Private Car"))
