"""Games that the rules (docs/rules) know and nobody has built yet: a scenario of one of them has to wait.

Whoever builds a game takes its entry out of here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToCome:
    """A game to come: its options, and the keys scenarios have for it."""

    options: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


GAMES: dict[str, ToCome] = {}
# By option the game that brings it
OPTIONS = {option: title for title, game in GAMES.items() for option in game.options}
