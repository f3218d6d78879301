"""Search for redeals that give hidden information away: parts of the opponents' views that a redeal never changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from boomtown.fuzz.invariants.compare import expect
from boomtown.fuzz.support import support_of
from boomtown.games import Game

ENOUGH = 24  # times that a part must have been hidden and exchangeable before it counts


class Telling:
    """Count of the parts that the game's own exchange of hidden facts changes, and of those that redeals change."""

    def __init__(self) -> None:
        self.exchanged: Counter[str] = Counter()
        self.redealt: Counter[str] = Counter()

    def look(self, game: Game, twin: Game, seat: int, rnd: Random) -> None:
        """Compare the views of the other seats in the true game, in one with hidden cards exchanged, in a redeal."""
        other = support_of(game.name).scramble(game, seat, rnd)
        for owner in range(game.players):
            if owner != seat:
                truth = game.view(owner)
                self.exchanged.update(set(changed(truth, other.view(owner))))
                self.redealt.update(set(changed(truth, twin.view(owner))))

    def check(self) -> None:
        """Raise InvariantError for a part that was hidden from observers and that no redeal has changed."""
        for part, times in self.exchanged.items():
            told = times < ENOUGH or self.redealt[part] > 0
            expect(told, f"expected redeals to change {part}, which the seat cannot see; none of {times} did")


def changed(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield the paths at which two pieces of data differ, with * for each index."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from changed(one[key], other[key], f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            yield from changed(a, b, f"{path}.*")
    elif one != other:
        yield path
