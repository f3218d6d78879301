"""Blue cards of the base game, weapons included. Rules: base.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import TARGET, V_USE
from boomtown.card.folds import BANG_LIMIT, FARTHER, NEARER, RANGE
from boomtown.card.hooks import NO_LIMIT, answers, at_start, folds
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.turn import lose_turn
from boomtown.card.sets.declare_cards import blue
from boomtown.card.sets.targets import Untargeted
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang

blue("Barrel", "QS KS", number=18, code="Ba", first=63, nature="protects")
CHECKS["Barrel"] = lambda suit, rank: suit == "hearts"


@answers("Barrel")
def barrel(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """Check against a BANG! effect: a heart is one Missed! effect. [base, Barrel]"""
    if code is not None:
        shot.check_with(g, code)
    return [V_USE | g.state.in_play(me, "Barrel")]


blue("Mustang", "8H 9H", number=19, code="Mu", first=65, nature="protects")
folds(FARTHER, "Mustang")(lambda value: value + 1)

blue("Scope", "AS", number=20, code="Sc", first=67, nature="helps")
folds(NEARER, "Scope")(lambda value: value + 1)


class Jailable(Untargeted):
    """Any player except the sheriff without a Jail, own seat included. [base, Jail]"""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code | TARGET[p] for p in s.index.order if s.roles[p] != "sheriff" and s.in_play(p, "Jail") < 0]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        if to < 0:
            return text("why-not-now", card=kind("Jail"))
        if g.state.roles[to] == "sheriff":
            return text("why-sheriff-jail", to=seat(to))
        return text("why-same-name-other", to=seat(to), card=kind("Jail"))


blue("Jail", "10S JS 4H", number=21, code="Ja", first=68, aim=Jailable(), nature="harms", book=True, stops_turn=True)
CHECKS["Jail"] = lambda suit, rank: suit == "hearts"


@at_start("Jail", order=40)
def jail(g: Bang, me: int) -> Step:
    return JailCheck(me)


@dataclass
class JailCheck(Step):
    """Check for Jail: a heart frees, otherwise the turn is lost. The checked card is below Jail. [base, Jail]"""

    who: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.who, "Jail")]

    def result(self, g: Bang, value: bool) -> None:
        g.throw(self.who, g.state.in_play(self.who, "Jail"), "Jail", how="forced")
        if not value:
            g.note("jailed", "harms", "random", who=self.who)
            lose_turn(g)


blue("Dynamite", "2H", number=22, code="Dy", first=71, nature="harms", book=True)
CHECKS["Dynamite"] = lambda suit, rank: not (suit == "spades" and 2 <= rank <= 9)


@at_start("Dynamite", order=30)
def dynamite(g: Bang, me: int) -> Step:
    return DynamiteCheck(me)


@dataclass
class DynamiteCheck(Step):
    """Check for Dynamite. Spades 2 to 9: 3 lives; otherwise it passes to the nearest player without one. [base,
    Dynamite]
    """

    who: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.who, "Dynamite")]

    def result(self, g: Bang, value: bool) -> None:
        s, who = g.state, self.who
        card = s.in_play(who, "Dynamite")
        if not value:
            g.throw(who, card, "Dynamite", how="forced")
            g.push(Hurt(who, 3, -1, "Dynamite", card))
            return
        heir = next((p for p in s.others(who) if s.in_play(p, "Dynamite") < 0), -1)
        if heir >= 0:
            g.pass_on(who, heir, card)
            g.note("passes", "harms", "forced", who=who, to=heir, card=card)


# --- weapons

blue("Volcanic", "10S 10C", number=23, code="Vo", first=72, weapon_range=1)
folds(BANG_LIMIT, "Volcanic")(lambda value: NO_LIMIT)


def weapon(name: str, reach: int, copies: str, number: int, first: int, code: str) -> None:
    """Register a weapon without effects other than its range."""
    blue(name, copies, number=number, code=code, first=first, weapon_range=reach)
    folds(RANGE, name)(lambda value: reach)


weapon("Schofield", 2, "JC QC KS", 24, 74, "Sf")
weapon("Remington", 3, "KC", 25, 77, "Re")
weapon("Rev. Carabine", 4, "AC", 26, 78, "Rc")
weapon("Winchester", 5, "8S", 27, 79, "Wi")
