"""Whom bull's eyes reach."""

from __future__ import annotations

from boomtown.dice.bots.position import Position

# Places a bull's eye reaches
FACES_1: dict[str, tuple[int, ...]] = {"Rose Doolan": (1, 2), "Calamity Janet": (1, 2)}
FACES_2: dict[str, tuple[int, ...]] = {"Rose Doolan": (2, 3), "Calamity Janet": (1, 2)}
CLOSE = 3  # players at most with whom the second bull's eye counts as the first
JOINED = ("Calamity Janet",)  # with whom they always do


def reach(table: Position, roller: int, face: int) -> list[int]:
    """Whom a bull's eye may hit that a roller throws."""
    close = len(table.alive) <= CLOSE
    places = table.trait(FACES_1, roller, (1,)) if face == 1 or close else table.trait(FACES_2, roller, (2,))
    return [p for p in table.alive if p != roller and table.places(roller, p) in places]


def joined(table: Position, roller: int) -> bool:
    """Whether both faces are the same to the roller."""
    return len(table.alive) <= CLOSE or table.can(roller, *JOINED)
