"""The bot `greenhorn` for The Duel. It values every option and counts the cards that it has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.duel.bots.answers import ANSWERS
from boomtown.duel.bots.style import PLAIN, Style
from boomtown.duel.bots.table import Table
from boomtown.duel.bots.turn import estimates
from boomtown.duel.fast_view import FastView


class Greenhorn:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False
    style: ClassVar[Style] = PLAIN

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, observation: Observation, history: History) -> int:
        return self.answer_fast(observation.why, observation.options, observation.fast_view, history)

    def estimates(self, observation: Observation, history: History) -> dict[int, float]:
        """Return the gain by option in phase 2; nothing for other questions."""
        if observation.why != "act":
            return {}
        return estimates(Table(observation.fast_view, self.style), observation.options)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`."""
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(why)
        choice = answer(Table(see, self.style), list(options)) if answer is not None else options[0]
        return choice if choice in options else options[0]
