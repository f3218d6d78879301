"""Facts of each game that the invariants need beyond its public API."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from boomtown.games import SetupError, spec_of


class Support(NamedTuple):
    """Facts of one game. The functions redeal on a clone."""

    scramble: Callable[[Any, int | None, Random], Any]  # redeal everything hidden from a seat (None: a spectator)
    swap: Callable[[Any, int, Random], Any]  # redeal the secrets of all seats but one among these seats
    came_out: Callable[[Any, Any], bool]  # True if the move between two games revealed hidden cards
    conserved: Callable[[Any], tuple[list[int], list[int]]]  # cards or tokens: (found, expected)
    alone: Callable[[Any], bool]  # True if a question with a single option had to be asked
    lives: Callable[[Any], None]  # raises InvariantError if life points are out of range
    ended: Callable[[Any], None]  # raises InvariantError if the winners differ from the rules
    roles: Callable[[dict[str, Any], Random], list[str]]  # random roles by seat that are legal in this setup


def support_of(game: str) -> Support:
    """Return the facts of the game of that name. Raises SetupError if it has none."""
    support = spec_of(game).support()
    if support is None:
        raise SetupError(f"expected a game with fuzz support, got {game!r}")
    return support
