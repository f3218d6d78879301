"""Reach of bull's eyes."""

from __future__ import annotations

from boomtown.dice.bots.position import Position

# Distances that a bull's eye reaches
FACES_1: dict[str, tuple[int, ...]] = {"Rose Doolan": (1, 2), "Calamity Janet": (1, 2)}
FACES_2: dict[str, tuple[int, ...]] = {"Rose Doolan": (2, 3), "Calamity Janet": (1, 2)}
CLOSE = 3  # most living players with whom both bull's eyes have the same reach
JOINED = ("Calamity Janet",)  # characters for which they always have


def reach(table: Position, roller: int, face: int) -> list[int]:
    """Return the seats that a bull's eye of the roller may hit."""
    close = len(table.alive) <= CLOSE
    places = table.trait(FACES_1, roller, (1,)) if face == 1 or close else table.trait(FACES_2, roller, (2,))
    return [p for p in table.alive if p != roller and table.places(roller, p) in places]


def joined(table: Position, roller: int) -> bool:
    """Return whether both bull's eyes have the same reach for the roller."""
    return len(table.alive) <= CLOSE or table.can(roller, *JOINED)
