"""The deck of toy events: one opens all hands, one changes the goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.folds import GOAL, OPEN_HANDS, VERDICT
from boomtown.card.hooks import after, folds
from boomtown.card.rules.event_deck import Reveal
from boomtown.card.rules.victory import Verdict
from boomtown.card.sets.declare_cards import event
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

event("Glass House", "toy", "round", number=904)


@folds(OPEN_HANDS, "Glass House")
def glass_house(s: State, _: int, found: list[int], subject: None) -> list[int]:
    """Return every seat: all hands are open."""
    return list(s.index.order)


@after(Reveal, "Glass House")
def look(g: Bang, _: int, reveal: Reveal) -> Step | None:
    return OpenUp() if g.state.events("toys").on == "Glass House" and reveal.deck == "toys" else None


@dataclass
class OpenUp(Step):
    """Step that makes the cards in open hands known to every player."""

    def run(self, g: Bang) -> None:
        g.open_up()


event("Last Toy Standing", "toy", "round", number=905, last=True)


@folds(GOAL, "Last Toy Standing")
def everybody_is_an_enemy(s: State, _: int, goal: str, __: None) -> str:
    return "last"


@folds(VERDICT, "Last Toy Standing")
def last_toy(g: Bang, _: int, found: Verdict | None, case: tuple[int, int]) -> Verdict | None:
    """Return the win of the last player in the game, of any role."""
    left = [p for p, is_in in enumerate(g.state.alive) if is_in]
    return ("last", left, left[0]) if len(left) == 1 else None
