"""Bomb. Rules: armed_and_dangerous.md, Bomb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, KIND
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, card_of, seat_of
from boomtown.card.folds import PIERCES
from boomtown.card.hooks import at_start, folds
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.sets.armed_and_dangerous.loads import BOMB, FIRST, OF_SET, remove, supply
from boomtown.card.sets.armed_and_dangerous.orange import no_loads, orange
from boomtown.card.sets.targets import Untargeted
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

LOST = 2  # loads that a black card removes


class BombTarget(Untargeted):
    """Any player without a Bomb, own seat and the sheriff included. [armed_and_dangerous 6.1]"""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        if supply(g) < FIRST:
            return []
        return [code | TARGET[p] for p in s.index.order if s.in_play(p, BOMB) < 0]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        if (reason := no_loads(g)) is not None:
            return reason
        if to < 0:
            return text("why-not-now", card=kind(BOMB))
        return text("why-same-name-other", to=seat(to), card=kind(BOMB))


ON_ANYBODY = "bomb_on_anybody"


@folds(PIERCES, OF_SET)
def on_anybody(g: Bang, me: int, value: bool, code: int) -> bool:
    """Allow players on whom diamonds have no effect, under the other reading. [armed_and_dangerous, Open points]"""
    return value or (KIND[card_of(code)] == BOMB and bool(g.setup["options"].get(ON_ANYBODY)))


orange(BOMB, "7D", number=232, first=192, code="Bm", aim=BombTarget(), nature="harms")
CHECKS[BOMB] = lambda suit, rank: suit in COLOURS["red"]


@at_start(BOMB, order=60)
def bomb(g: Bang, me: int) -> Step:
    return BombCheck(me)


@dataclass
class BombCheck(Step):
    """Check for the Bomb. Red: it passes to another player; black: 2 loads are removed. [armed_and_dangerous 6.2]"""

    who: int

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.who, BOMB)]

    def result(self, g: Bang, value: bool) -> None:
        if value:
            g.push(HandOnBomb(self.who))
        elif (card := g.state.in_play(self.who, BOMB)) >= 0:
            remove(g, self.who, card, LOST, BOMB)


ASK_BOMB = declare(Question("bomb", 57, of_set=OF_SET, tells=True, nature="harms", sign="bomb", seat_sign="bomb"))


@dataclass
class HandOnBomb(Step):
    """Choice by `who` of the next owner; the loads stay on it. Without a possible owner it stays. [armed_and_dangerous
    6.2, 6.7]
    """

    who: int

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        heirs = [p for p in s.others(self.who) if s.in_play(p, BOMB) < 0]
        if not heirs or s.in_play(self.who, BOMB) < 0:
            return None
        return Ask(self.who, ASK_BOMB, [V_CHOOSE | NO_CARD | TARGET[p] for p in heirs], public=True)

    def prompt(self, g: Bang) -> Prompt:
        card = g.state.in_play(self.who, BOMB)
        return Prompt({"source": kind(BOMB), "n": g.state.tokens.get(card, 0)}, source=BOMB, card=card)

    def take(self, g: Bang, choice: int) -> None:
        card, to = g.state.in_play(self.who, BOMB), seat_of(choice)
        g.pass_on(self.who, to, card)
        g.note("passes", "harms", who=self.who, to=to, card=card)
