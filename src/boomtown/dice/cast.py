"""Who may be dealt: characters and special roles, entered where they stand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """`needs`: modules without which it is left out."""

    name: str
    life: int
    set: str
    needs: tuple[str, ...] = ()


CHARACTERS: dict[str, Character] = {}


def character(name: str, life: int, of_set: str, *needs: str) -> None:
    assert name not in CHARACTERS
    CHARACTERS[name] = Character(name, life, of_set, needs)
