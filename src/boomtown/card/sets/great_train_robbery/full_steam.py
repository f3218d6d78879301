"""Full Steam: moves the train to the End of the Line at once. Rules: great_train_robbery.md 7.4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, NAMES, Kind, add_kind, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, name_of
from boomtown.card.questions import Question, declare
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.great_train_robbery.shared import LOCOMOTIVE, OF_SET, end_of_line, has_train, train_at
from boomtown.card.sets.great_train_robbery.train import MoveTrain, Whistle
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

FULL_STEAM = "Full Steam"
TIMES = {"ignore": 0, "double": 2}


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: this kind is a choice, not a card."""


for _name, _number, _code in (("double", 326, "Dd"), ("ignore", 327, "Ig")):
    add_kind(Kind(_name, OF_SET, "brown", OnlyAnswers(), "neutral", _no_effect), _number, "", 298, _code)


@brown(FULL_STEAM, "2S", number=287, first=253, code="Fs", of_set=OF_SET)
def full_steam(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Move to the End of the Line; its effect happens twice or not at all. [great_train_robbery 7.4]"""
    s = g.state
    if has_train(s):
        g.push(MoveTrain(end_of_line(s) - train_at(s), me, effect=SayHowOften(me)))


ASK_STEAM = declare(Question("steam", 74, of_set=OF_SET, completes=True, tells=True, sign="train"))


@dataclass
class SayHowOften(Step):
    """Choice by `who` of the number of effects of the locomotive, the same for all players."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who]:
            return None
        return Ask(self.who, ASK_STEAM, [V_CHOOSE | NO_CARD | named(word) for word in TIMES], public=True)

    def prompt(self, g: Bang) -> Prompt:
        engine = KIND[g.state.zone(LOCOMOTIVE)[-1]]
        return Prompt({"source": kind(FULL_STEAM), "of": kind(engine)}, source=FULL_STEAM)

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(Whistle(TIMES[NAMES[name_of(choice)]]))
