"""Games that docs/rules describe but that are not built: their scenarios are reported as not available.

Remove the entry of a game when it is built.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToCome:
    """Planned game: its options, and the keys of its scenarios."""

    options: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


GAMES: dict[str, ToCome] = {}
# Game of each option
OPTIONS = {option: title for title, game in GAMES.items() for option in game.options}
