"""Abilities that may be used after an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.codes import using
from boomtown.duel.decks import can_draw, draw
from boomtown.duel.hands import AtRandom
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import PERSON, Prompt, Step, asks, source_name
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import slug

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

ASK_REACTION: Final = declare(Question("reaction", 0, may_pass=True))


def asks_to_use(source: int, count: int) -> Prompt:
    """Return the prompt for an ability that draws `count` cards, or with 0 discards one of the opponent."""
    return asks(source, ability=slug(source_name(source)), n=count)


@dataclass
class React(Step):
    """Choice to use an ability: draw cards, or discard a random card of the opponent."""

    who: int
    source: int
    discards: bool = False
    count: int = 1

    def run(self, g: Duel) -> Ask | None:
        there = bool(g.state.hands[1 - self.who]) if self.discards else can_draw(g, self.who)
        return Ask(self.who, ASK_REACTION, [using(self.source - PERSON), PASS], public=True) if there else None

    def prompt(self, g: Duel) -> Prompt:
        return asks_to_use(self.source, 0 if self.discards else self.count)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            return
        if g.log is not None:
            g.note("use", who=self.who, cause=source_name(self.source))
        if self.discards:
            g.stack.append(AtRandom(self.who, 1 - self.who, False, self.source))
        else:
            draw(g, self.who, self.count, source_name(self.source))
