"""Train Robbery: for each card, its owner gives it up or is shot at. Rules: great_train_robbery.md 7.16 to 7.18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import NAMES, Kind, add_kind, named
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, card_of, name_of
from boomtown.card.questions import Question, declare
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import BANG
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.great_train_robbery.brown import bang_left, uncounted
from boomtown.card.sets.great_train_robbery.shared import OF_SET
from boomtown.card.sets.targets import OnlyAnswers, Untargeted
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ROBBERY = "Train Robbery"
GIVE_UP = "discard"


class WithCardsInPlay(Untargeted):
    """Any player with cards in play, while a BANG! card could still be played."""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code | TARGET[p] for p in s.index.order if s.takeable(p)] if bang_left(g, me) else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        if not bang_left(g, me):
            return text("why-bang-limit", limit=g.state.bang_limit(me))
        return text("why-their-nothing-in-play", to=seat(to)) if to >= 0 else text("why-nobody-has-cards")


def rob(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Ask for each card in play: discard it, or take a BANG! effect. [great_train_robbery 7.16]"""
    g.push(RobCards(me, to, card, tuple(g.state.takeable(to))))


@brown(
    ROBBERY,
    "4D JC",
    number=292,
    first=263,
    code="Tr",
    aim=WithCardsInPlay(),
    nature="harms",
    limited=True,
    alone=rob,
    of_set=OF_SET,
)
def train_robbery(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Rob; the card may count as the BANG! of the turn. [great_train_robbery 7.16 and 12.3]"""
    uncounted(g, card, ROBBERY)
    rob(g, me, card, to, of)


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: this kind is a choice, not a card."""


add_kind(Kind(GIVE_UP, OF_SET, "brown", OnlyAnswers(), "neutral", _no_effect), 328, "", 298, "Gu")

ASK_ROBBED = declare(Question("robbed", 85, of_set=OF_SET, threatens=True, sign="train"))
ASK_ROBBED_OF = declare(Question("robbed-of", 86, of_set=OF_SET, threatens=True, completes=True, sign="train"))


@dataclass
class RobCards(Step):
    """Choice by `to` of the next of the cards `left`, then of discard or shot."""

    by: int
    to: int
    card: int
    left: tuple[int, ...]
    at: int = -1

    def run(self, g: Bang) -> Ask | None:
        s, to = g.state, self.to
        if not s.alive[to]:
            return None
        if self.at >= 0:
            if self.at not in s.tables[to]:
                return None
            return Ask(to, ASK_ROBBED_OF, [V_CHOOSE | NO_CARD | named(word) for word in (GIVE_UP, BANG)], public=True)
        cards = [c for c in self.left if c in s.tables[to]]
        return Ask(to, ASK_ROBBED, [V_CHOOSE | c for c in cards], public=True) if cards else None

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.by), "source": kind(ROBBERY)}
        if self.at < 0:
            return Prompt(args, self.by, ROBBERY, self.card)
        return Prompt({**args, "card": {"card": self.at}}, self.by, ROBBERY, self.at)

    def take(self, g: Bang, choice: int) -> None:
        if self.at < 0:
            at = card_of(choice)
            rest = tuple([c for c in self.left if c != at])
            g.stack += [
                RobCards(self.by, self.to, self.card, rest),
                RobCards(self.by, self.to, self.card, (), at),
            ]
        elif NAMES[name_of(choice)] == GIVE_UP:
            g.throw(self.to, self.at, ROBBERY)
        else:
            g.push(Shoot(self.by, self.to, self.card, ROBBERY, is_bang_card=False))
