"""Look-up tables by card, and numbers written by them."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array

from boomtown.card.cards import KIND
from boomtown.encode.base import places

Order = tuple[int, ...]  # all seats clockwise from the observer
Places = tuple[int, ...]  # by seat its place in that order
NOWHERE = -1


def by_card(kinds: tuple[str, ...], start: int = 0) -> list[int]:
    """Return by card id the index of its kind, from `start` on; NOWHERE for a kind that is not in `kinds`."""
    at = places(kinds, start)
    return [at.get(name, NOWHERE) for name in KIND]


def write_counts(found: array[float], places: list[int]) -> None:
    """Write at each of these places how often it occurs. They are 0 before."""
    for at in places:
        found[at] = 1.0
    if len(places) > 1 and len(different := set(places)) < len(places):
        for at in different:
            found[at] = float(places.count(at))
