"""What the server and the lab need of a bot, the names it can be asked for by, and the games it can play."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.bots.history import Memory, bots_of
from boomtown.bots.observation import Sight
from boomtown.bots.policy import Brain
from boomtown.bots.random_bot import Uniform
from boomtown.bots.user_bots import own
from boomtown.games import DEFAULT, Game

NAMES = ("random", "greenhorn")  # at home in every game; where nobody knows better they choose at random


class Bot:
    """A player by name. It works from any position alone: what happened before is read from the game's events, or told
    to its memory (`Memory.saw`) where the game keeps none.

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
        return self.brain(sight.game).answer(sight, self.memory)

    def brain(self, game: str) -> Brain:
        """What answers for it in that game."""
        found = self._brains.get(game)
        if found is None:
            found = self._brains[game] = brain_of(self.name, game)(self.seed)
        return found


def brain_of(name: str, game: str) -> Callable[[int], Brain]:
    """What makes a bot of that name in a game; ValueError names those there are."""
    if ":" in name:
        return own(name)
    brains: dict[str, Callable[[int], Brain]] = {**dict.fromkeys(NAMES, Uniform), **bots_of(game).brains}
    if name not in brains:
        raise ValueError(f"expected a bot from {', '.join(brains)} or FILE.py:CLASS, got {name!r}")
    return brains[name]


def make_bot(name: str, seed: int, memory: Memory | None = None, game: str = "") -> Bot:
    """A bot by name, or one of one's own by `FILE.py:CLASS`; ValueError names those there are. The same seed makes the
    same choices. `game`: refuse one that cannot play it.
    """
    if game or name not in NAMES:
        brain_of(name, game or DEFAULT)
    return Bot(name, seed, memory)
