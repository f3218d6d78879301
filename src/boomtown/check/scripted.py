"""Chance as a scenario scripts it: `chance` steps right behind the action that causes the pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtown.kernel.chance import Chance


class Scripted(Chance):
    """Asks `script(cards)` for the index to pick, None leaves it to the first; and `thrown(sides)` for a throw."""

    __slots__ = ("script", "thrown")

    def __init__(self) -> None:
        super().__init__("scenario")
        self.script: Callable[[Sequence[int]], int | None] = lambda cards: None
        self.thrown: Callable[[Sequence[Sequence[int]]], list[int]] = lambda sides: [0] * len(sides)

    def choose(self, counter: int, among: Sequence[int]) -> int:
        return self.script(among) or 0

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        return self.thrown(sides)
