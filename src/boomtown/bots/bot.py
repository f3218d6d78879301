"""What the server and the lab need of a bot, the names it can be asked for by, and the games it can play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from boomtown.bots import card, dice
from boomtown.bots.memory import READS, Memory
from boomtown.bots.sight import Sight
from boomtown.bots.uniform import Uniform
from boomtown.games import Game


class Brain(Protocol):
    """Answers from what a seat may know."""

    def answer(self, sight: Sight, memory: Memory) -> int: ...


# Whoever teaches the bots a game enters it here, and nowhere else
BRAINS: dict[str, dict[str, Callable[[int], Brain]]] = {
    "bang": {"random": Uniform, "greenhorn": card.Greenhorn},
    "dice": {"random": Uniform, "greenhorn": dice.Greenhorn},
}
READS |= {"bang": card.READS, "dice": dice.READS}
NAMES = tuple(BRAINS["bang"])


class Bot:
    """A player by name, at home in every game. It works from any position alone: what happened before is read from the
    game's events.

    `memory` may be shared by the bots of one game, as it holds only what everybody has seen.
    """

    def __init__(self, name: str, seed: int, memory: Memory | None = None) -> None:
        self.name, self.seed = name, seed
        self.memory = memory or Memory()
        self._brains: dict[str, Brain] = {}  # by game

    def choose(self, game: Game, seat: int) -> int:
        """One of the options of the pending question, which must be this seat's."""
        sight = Sight(game, seat)
        self.memory.follow(sight)
        brain = self._brains.get(sight.game)
        if brain is None:
            brain = self._brains[sight.game] = BRAINS[sight.game][self.name](self.seed)
        return brain.answer(sight, self.memory)


def make_bot(name: str, seed: int, memory: Memory | None = None) -> Bot:
    """A bot by name; ValueError names those there are. The same seed makes the same choices."""
    if name not in NAMES:
        raise ValueError(f"expected a bot from {', '.join(NAMES)}, got {name!r}")
    return Bot(name, seed, memory)
