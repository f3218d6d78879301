"""Look-up tables by name and by card."""

from __future__ import annotations

from boomtown.card.cards import KIND

Order = tuple[int, ...]


def places(names: tuple[str, ...]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def by_card(kinds: tuple[str, ...]) -> list[int]:
    """By card id the place of its kind, -1 for a kind that is not among them."""
    at = places(kinds)
    return [at.get(name, -1) for name in KIND]
