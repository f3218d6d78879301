"""Bot `random`: all legal options are equally likely."""

from __future__ import annotations

from random import Random

from boomtown.bots.history import History
from boomtown.bots.observation import Observation


class RandomBot:
    events = False

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def answer(self, observation: Observation, history: History) -> int:
        options = observation.options
        return options[int(self.chance.random() * len(options))]
