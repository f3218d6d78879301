"""Scripted chance: `chance` steps directly after the action that causes the pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.kernel.chance import Chance
from boomtown.scenarios.adapter import Failed, ScenarioAdapter
from boomtown.scenarios.format import Scenario


class Scripted(Chance):
    """Chance that takes its results from the `chance` steps of a scenario. `at` is the current step.

    As with all chance, the same counter gives the same result again: an undo replays earlier choices.
    """

    __slots__ = ("adapter", "at", "read", "results", "scenario", "wrong")

    def __init__(self, scenario: Scenario, adapter: ScenarioAdapter[Any]) -> None:
        super().__init__("scenario")
        self.scenario, self.adapter = scenario, adapter
        self.at = -1
        self.results: dict[int, list[int]] = {}  # results by counter
        self.read: dict[int, int] = {}  # used chance steps, and the step that used each
        self.wrong: Failed | None = None  # error of a throw, kept from the engine

    def _next(self) -> int:
        """Return the next `chance` step if only actions precede it (forced ones, as it turns out), else -1."""
        for i in range(self.at + 1, len(self.scenario.steps)):
            key = next(iter(self.scenario.steps[i]))
            if key in ("check", "allow", "deny"):
                return -1
            if key == "chance" and i not in self.read:
                return i
        return -1

    def choose(self, counter: int, among: Sequence[int]) -> int:
        """Return the pick that the next `chance` step names, else the first one."""
        if counter not in self.results:
            self.results[counter] = [self._pick(among)]
        return self.results[counter][0]

    def _pick(self, among: Sequence[int]) -> int:
        step = self._next()
        index = self.adapter.pick(self.scenario.steps[step]["chance"], among) if step >= 0 else None
        if index is not None:
            self.read[step] = self.at
        return index or 0

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        """Return the faces that the next `chance` step names. A throw has no default."""
        if counter not in self.results:
            self.results[counter] = self._throw(sides)
        return self.results[counter][:]

    def _throw(self, sides: Sequence[Sequence[int]]) -> list[int]:
        step = self._next()
        try:
            if step < 0:
                raise Failed(f"a chance step for the throw of {len(sides)} dice", "none")
            faces = self.adapter.roll(self.scenario.steps[step]["chance"], sides)
        except Failed as error:
            self.wrong = self.wrong or error
            return [0] * len(sides)
        self.read[step] = self.at
        return faces

    def raise_error(self) -> None:
        """Raise the error of a throw, if there was one."""
        if self.wrong is not None:
            raise self.wrong

    def claim(self) -> None:
        """Check that no earlier step used a `chance` step after the current one, which is not a forced choice."""
        for chance, user in self.read.items():
            if user < self.at < chance:
                raise Failed(
                    f"step {user + 1} with a chance step of its own", f"it took the pick that step {chance + 1} names"
                )
