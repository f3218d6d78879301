"""Show deck: Stagecoach and Wells Fargo turn it. Also the number of cards played in a turn, for Miss Susanna."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.hooks import after
from boomtown.card.rules.event_deck import Reveal
from boomtown.card.rules.steps import Play, Spent
from boomtown.card.sets.wild_west_show.shared import DECK, OF_SET
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

TURN_THE_DECK: Final = ("Stagecoach", "Wells Fargo")
PLAYED: Final = "played"  # cards that the turn player has played from the hand in this turn
remembers(OfTurn(PLAYED))


def count_played(g: Bang, cards: int = 1) -> None:
    g.state.remember(PLAYED, g.state.noted.get(PLAYED, 0) + cards)


@after(Play, OF_SET)
def after_a_card(g: Bang, _: int, play: Play) -> Step | None:
    """Count a card played in the own turn, and turn the next show card. [show deck 2, Miss Susanna 2]"""
    s = g.state
    if play.me == s.turn:
        s.noted = {**s.noted, PLAYED: s.noted.get(PLAYED, 0) + 1}
    return NextShow(play.me) if play.name in TURN_THE_DECK else None


@after(Spent, OF_SET)
def after_an_answer(g: Bang, _: int, spent: Spent) -> Step | None:
    """Count cards played as answers in the own turn, but not discarded ones."""
    if spent.who == g.state.turn and not spent.cause:
        count_played(g, spent.count)
    return None


@dataclass
class NextShow(Step):
    """Top card of the show deck comes into force, if any. [show deck 2 to 4]"""

    who: int

    def run(self, g: Bang) -> None:
        if g.state.events(DECK).left:
            g.push(Reveal(self.who, DECK))
