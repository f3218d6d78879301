"""What the invariants must know of each game beyond its public face."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from boomtown.games import SetupError, spec_of


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


def support_of(game: str) -> Support:
    """What the invariants must know of the game of that name; SetupError where it does not say."""
    support = spec_of(game).support()
    if support is None:
        raise SetupError(f"expected a game that says what must hold in it, got {game!r}")
    return support
