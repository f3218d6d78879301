"""Look-up tables by name, by card and by number."""

from __future__ import annotations

from boomtown.card.cards import KIND

Order = tuple[int, ...]
NOWHERE = -1


def places(names: tuple[str, ...], start: int = 0) -> dict[str, int]:
    """By name where it stands, from `start` on."""
    return {name: start + i for i, name in enumerate(names)}


def by_card(kinds: tuple[str, ...], start: int = 0) -> list[int]:
    """By card id where its kind stands, from `start` on; NOWHERE for a kind that is not among them."""
    at = places(kinds, start)
    return [at.get(name, NOWHERE) for name in KIND]


def scaled(scale: float, most: int) -> list[float]:
    """By number, up to `most` either way, what it comes out at: negative ones stand at the end."""
    return [number * scale for number in (*range(most + 1), *range(-most, 0))]
