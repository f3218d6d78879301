"""Look-up tables by card."""

from __future__ import annotations

from boomtown.card.cards import KIND
from boomtown.encode.base import places

Order = tuple[int, ...]  # all seats clockwise from the observer
Places = tuple[int, ...]  # by seat its place in that order
NOWHERE = -1


def by_card(kinds: tuple[str, ...], start: int = 0) -> list[int]:
    """Return by card id the index of its kind, from `start` on; NOWHERE for a kind that is not in `kinds`."""
    at = places(kinds, start)
    return [at.get(name, NOWHERE) for name in KIND]
