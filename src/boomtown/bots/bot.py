"""What the server and the lab need of a bot, and the names it can be asked for by."""

from __future__ import annotations

from typing import Protocol

from boomtown.bots.greenhorn import Greenhorn
from boomtown.bots.memory import Memory
from boomtown.bots.sight import Sight
from boomtown.bots.uniform import Uniform
from boomtown.games import Game


class Brain(Protocol):
    """Answers from what a seat may know."""

    def answer(self, sight: Sight, memory: Memory) -> int: ...


class Bot:
    """A brain at a seat. It works from any position alone: what happened before is read from the game's events.

    `memory` may be shared by the bots of one game, as it holds only what everybody has seen.
    """

    def __init__(self, brain: Brain, memory: Memory | None = None) -> None:
        self.brain = brain
        self.memory = memory or Memory()

    def choose(self, game: Game, seat: int) -> int:
        """One of the options of the pending question, which must be this seat's."""
        sight = Sight(game, seat)
        self.memory.follow(sight)
        return self.brain.answer(sight, self.memory)


_BRAINS: dict[str, type[Greenhorn] | type[Uniform]] = {"random": Uniform, "greenhorn": Greenhorn}
NAMES = tuple(_BRAINS)


def make_bot(name: str, seed: int, memory: Memory | None = None) -> Bot:
    """A bot by name; ValueError names those there are. The same seed makes the same choices."""
    if name not in _BRAINS:
        raise ValueError(f"expected a bot from {', '.join(NAMES)}, got {name!r}")
    return Bot(_BRAINS[name](seed), memory)
