"""Chance as a scenario scripts it: `chance` steps right behind the action that causes the pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.kernel.chance import Chance
from boomtown.scenarios.adapter import Book, Failed
from boomtown.scenarios.format import Scenario


class Scripted(Chance):
    """Looks ahead for the `chance` step that a pick or throw belongs to. `at`: the step being run. As with all chance,
    the same counter gives the same again: an undo plays earlier choices once more.
    """

    __slots__ = ("at", "book", "fell", "read", "scenario", "wrong")

    def __init__(self, scenario: Scenario, book: Book[Any]) -> None:
        super().__init__("scenario")
        self.scenario, self.book = scenario, book
        self.at = -1
        self.fell: dict[int, list[int]] = {}  # by counter
        self.read: dict[int, int] = {}  # chance steps that have been used, and the step in which
        self.wrong: Failed | None = None  # what was wrong with a throw, as the engine is not to hear of it

    def _next(self) -> int:
        """The next `chance` step, when only actions stand between (they turn out to be forced); -1: none."""
        for i in range(self.at + 1, len(self.scenario.steps)):
            key = next(iter(self.scenario.steps[i]))
            if key in ("check", "allow", "deny"):
                return -1
            if key == "chance" and i not in self.read:
                return i
        return -1

    def choose(self, counter: int, among: Sequence[int]) -> int:
        """The pick that the next `chance` step names, else the first one."""
        if counter not in self.fell:
            self.fell[counter] = [self._pick(among)]
        return self.fell[counter][0]

    def _pick(self, among: Sequence[int]) -> int:
        step = self._next()
        index = self.book.pick(self.scenario.steps[step]["chance"], among) if step >= 0 else None
        if index is not None:
            self.read[step] = self.at
        return index or 0

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        """The faces that the next `chance` step names; a throw has no result that goes without saying."""
        if counter not in self.fell:
            self.fell[counter] = self._throw(sides)
        return self.fell[counter][:]

    def _throw(self, sides: Sequence[Sequence[int]]) -> list[int]:
        step = self._next()
        try:
            if step < 0:
                raise Failed(f"a chance step for the throw of {len(sides)} dice", "none")
            faces = self.book.roll(self.scenario.steps[step]["chance"], sides)
        except Failed as error:
            self.wrong = self.wrong or error
            return [0] * len(sides)
        self.read[step] = self.at
        return faces

    def heed(self) -> None:
        """Say what was wrong with a throw."""
        if self.wrong is not None:
            raise self.wrong

    def claim(self) -> None:
        """The step being run is no forced choice: no earlier one had a claim to a `chance` step behind it."""
        for chance, at in self.read.items():
            if at < self.at < chance:
                raise Failed(
                    f"step {at + 1} with a chance step of its own", f"it took the pick that step {chance + 1} names"
                )
