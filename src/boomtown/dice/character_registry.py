"""Registry of the characters that may be dealt. The module of each set registers its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """Character of the game. `needs`: modules without which it is not dealt."""

    name: str
    life: int
    set: str
    needs: tuple[str, ...] = ()


CHARACTERS: dict[str, Character] = {}


def character(name: str, life: int, of_set: str, *needs: str) -> None:
    assert name not in CHARACTERS
    CHARACTERS[name] = Character(name, life, of_set, needs)
