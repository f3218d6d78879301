"""What the invariants must know of each game beyond its public face; a new game of the family enters itself here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from . import card, dice


class Support(NamedTuple):
    """One game. Everything that is drawn anew is drawn on a clone."""

    scramble: Callable[[Any, int | None, Random], Any]  # what a seat (None: a spectator) cannot see drawn anew
    swap: Callable[[Any, int, Random], Any]  # what all but one seat hold in secret dealt anew among them
    came_out: Callable[[Any, Any], bool]  # whether the move between two games let out what was hidden
    conserved: Callable[[Any], tuple[list[int], list[int]]]  # cards or tokens: (found, expected)
    alone: Callable[[Any], bool]  # whether a question with one option alone had to be put
    lives: Callable[[Any], None]  # raises Broken where life points are out of range
    ended: Callable[[Any], None]  # raises Broken where the winners are not those of the rules
    roles: Callable[[dict[str, Any], Random], list[str]]  # roles by seat that may be given in this setup


SUPPORT = {
    "bang": Support(
        card.scramble,
        card.swap,
        card.came_out,
        card.conserved,
        card.worth_asking,
        card.lives,
        card.ended,
        card.roles,
    ),
    "dice": Support(
        dice.scramble,
        dice.swap,
        dice.came_out,
        dice.conserved,
        dice.worth_throwing,
        dice.lives,
        dice.ended,
        dice.roles,
    ),
}
