"""Chance of a proof: each random pick is scripted, and a pick without a script is noted."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.kernel.chance import Chance


class ScriptedPicks(Chance):
    """Picks by a script. `wanted`: the cards of the first pick beyond it; `shuffled`: the deck was shuffled."""

    __slots__ = ("at", "script", "shuffled", "wanted")

    def __init__(self, script: tuple[int, ...]) -> None:
        self.script, self.at = script, 0
        self.wanted: tuple[int, ...] = ()
        self.shuffled = False

    def choose(self, counter: int, among: Sequence[int]) -> int:
        if self.at < len(self.script):
            self.at += 1
            return self.script[self.at - 1]
        if not self.wanted:
            self.wanted = tuple(among)
        return 0

    def shuffle(self, counter: int, cards: list[int], top: int = -1) -> None:
        self.shuffled = True
