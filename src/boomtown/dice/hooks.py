"""Hooks of the dice game: characters under their names; see kernel.hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.kernel.hooks import HookIndex, Hooks

if TYPE_CHECKING:
    from boomtown.dice.state import State

HOOKS = Hooks()
folds, rewrites, after = HOOKS.folds, HOOKS.rewrites, HOOKS.after


class DiceIndex(HookIndex):
    """Index of the active hooks (the characters of living players) and of distances between seats."""

    __slots__ = ("order", "places")

    def __init__(self, state: State) -> None:
        super().__init__()
        self.order = [p for p in range(state.n) if state.alive[p]]
        self.places = _places(state.n, self.order)
        for seat in self.order:
            source = state.characters[seat]
            for entry in HOOKS.of.get(source, ()):
                self.add(seat, source, *entry)


def _places(n: int, order: list[int]) -> list[list[int]]:
    """Return p[a][b], the shorter number of places from a to b without the eliminated. 0 for a == b and for the
    eliminated.
    """
    found = [[0] * n for _ in range(n)]
    for i, a in enumerate(order):
        for j, b in enumerate(order):
            found[a][b] = min(abs(i - j), len(order) - abs(i - j))
    return found
