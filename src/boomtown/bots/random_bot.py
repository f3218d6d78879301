"""The bot `random`: any legal option, all equally likely."""

from __future__ import annotations

from random import Random

from boomtown.bots.history import Memory
from boomtown.bots.observation import Sight


class Uniform:
    events = False

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def answer(self, sight: Sight, memory: Memory) -> int:
        options = sight.options
        return options[int(self.chance.random() * len(options))]
