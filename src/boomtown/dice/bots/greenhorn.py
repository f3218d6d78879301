"""Bot `greenhorn` for the Dice Game: plays by its role and decides by the expected value of further throws."""

from __future__ import annotations

from typing import ClassVar

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.persona import PLAIN, Persona
from boomtown.dice.bots.aiming import aim, target_values
from boomtown.dice.bots.choices import CHOICES, Answer
from boomtown.dice.bots.dice_changers import DICE_CHANGERS
from boomtown.dice.bots.ghost import GHOST
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.special_roles import SPECIALS
from boomtown.dice.bots.throws import expectations, roll, saloon

ANSWERS: dict[str, Answer] = {"roll": roll, "saloon": saloon, "aim": aim} | CHOICES | SPECIALS | DICE_CHANGERS
ESTIMATES = {"roll": expectations, "aim": target_values}
_GHOST_ANSWERS = ANSWERS | GHOST


class Greenhorn:
    """Deterministic player: `seed` is for bots that are not."""

    persona: ClassVar[Persona] = PLAIN

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def estimates(self, observation: Observation, history: History) -> dict[int, float]:
        """Return the value by option of throws and of targets of bull's eyes; nothing for other questions."""
        value = ESTIMATES.get(observation.why)
        if value is None:
            return {}
        table = Position(observation, history, self.persona)
        return {} if table.ghost else value(table, observation.options)

    def answer(self, observation: Observation, history: History) -> int:
        options = list(observation.options)
        if len(options) == 1:
            return options[0]
        table = Position(observation, history, self.persona)
        answers = _GHOST_ANSWERS if table.ghost else ANSWERS
        answer = answers.get(observation.why)
        choice = answer(table, options) if answer is not None else options[0]
        return choice if choice in observation.options else options[0]
