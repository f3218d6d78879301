"""The bot `greenhorn` at the Dice Game: plays sensibly by its role, and stops throwing when the chances say so."""

from __future__ import annotations

from boomtown.bots.dice.aiming import aim
from boomtown.bots.dice.choices import CHOICES, Answer
from boomtown.bots.dice.ghost import GHOST
from boomtown.bots.dice.meddling import MEDDLING
from boomtown.bots.dice.specials import SPECIALS
from boomtown.bots.dice.table import Table
from boomtown.bots.dice.throws import roll, saloon
from boomtown.bots.memory import Memory
from boomtown.bots.sight import Sight

ANSWERS: dict[str, Answer] = {"roll": roll, "saloon": saloon, "aim": aim} | CHOICES | SPECIALS | MEDDLING
_HAUNTS = ANSWERS | GHOST


class Greenhorn:
    """Plays the same in the same position: `seed` is there for bots that do not."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, sight: Sight, memory: Memory) -> int:
        options = list(sight.options)
        if len(options) == 1:
            return options[0]
        table = Table(sight, memory)
        answers = _HAUNTS if table.ghost else ANSWERS
        answer = answers.get(sight.why)
        choice = answer(table, options) if answer is not None else options[0]
        return choice if choice in sight.options else options[0]
