"""Chance on the board: scripted results, else random ones. It notes each result."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boomtown.kernel.chance import Chance

Json = dict[str, Any]
SHUFFLES = "scenario"  # the key of shuffles in a scenario: what was played runs again as one


class BoardChance(Chance):
    """Chance that takes results by counter from a script. Shuffles are those of a scenario."""

    __slots__ = ("luck", "results", "script")

    def __init__(self, script: dict[str, list[int]], luck: int) -> None:
        super().__init__(SHUFFLES)
        self.script, self.luck = {int(counter): found for counter, found in script.items()}, luck
        self.results: dict[int, Json] = {}  # by counter, in the order of the game

    def choose(self, counter: int, among: Sequence[int]) -> int:
        """Return an index into `among`."""
        return self._result(counter, [among], "pick")[0]

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        """Return an index into the sides of each die."""
        return self._result(counter, sides, "roll")

    def _result(self, counter: int, sides: Sequence[Sequence[int]], kind: str) -> list[int]:
        scripted, random = self.script.get(counter, []), Random(f"{self.luck}:{counter}")
        drawn = [random.randrange(len(side)) for side in sides]
        found = [
            scripted[i] if i < len(scripted) and scripted[i] < len(side) else drawn[i] for i, side in enumerate(sides)
        ]
        among = [list(side) for side in sides]
        self.results[counter] = {"counter": counter, "kind": kind, "among": among, "found": found}
        return found[:]
