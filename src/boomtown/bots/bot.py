"""Bots by name, as the server and simulations use them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from boomtown.bots.history import History, game_bots
from boomtown.bots.observation import Observation
from boomtown.bots.persona import PERSONAS
from boomtown.bots.policy import Policy
from boomtown.bots.random_bot import RandomBot
from boomtown.bots.user_bots import load_user_bot
from boomtown.games import DEFAULT, Game

EVERYWHERE = ("random", "greenhorn", "marshal")  # for every game; random choices if the game has no policy of that name
NAMES = (*EVERYWHERE, "cowhand", *PERSONAS)


class Bot:
    """Player by name. It can start at any position: its history is read from the events of the game. If the game
    records no events, the caller of `apply` passes the choices to `History.record`.

    The bots of one game may share `history`, because it contains only public information. `seconds_left`: if
    set, it returns the processor time that a search may still use.
    """

    def __init__(self, name: str, seed: int, history: History | None = None) -> None:
        self.seconds_left: Callable[[], float] | None = None
        self.name, self.seed = name, seed
        self.history = history or History()
        self._policies: dict[str, Policy] = {}  # by game

    def choose(self, game: Game, seat: int) -> int:
        """Return an option of the pending question, which must be for this seat."""
        observation = Observation(game, seat)
        self.history.update(observation)
        policy: Any = self.policy(observation.game)
        if self.seconds_left is not None and hasattr(policy, "seconds_left"):
            policy.seconds_left = self.seconds_left
        choice: int = policy.answer(observation, self.history)
        return choice

    def policy(self, game: str) -> Policy:
        """Return the policy of this bot in that game."""
        found = self._policies.get(game)
        if found is None:
            found = self._policies[game] = find_policy(self.name, game)(self.seed)
        return found


def find_policy(name: str, game: str) -> Callable[[int], Policy]:
    """Return the class of a policy by name; ValueError lists the valid names."""
    if ":" in name:
        return load_user_bot(name)
    if name == "marshal":
        from boomtown.bots.search.marshal import Marshal  # the search imports this package

        return partial(Marshal, game)
    policies: dict[str, Callable[[int], Policy]] = {**dict.fromkeys(EVERYWHERE, RandomBot), **game_bots(game).policies}
    if name not in policies:
        raise ValueError(f"expected a bot from {', '.join(policies)} or FILE.py:CLASS, got {name!r}")
    return policies[name]


def make_bot(name: str, seed: int, history: History | None = None, game: str = "") -> Bot:
    """Create a bot by name, or a class of the user by `FILE.py:CLASS`. ValueError lists the valid names.

    The same seed makes the same choices. `game`: raise ValueError for a bot that cannot play it.
    """
    if game or name not in NAMES:
        find_policy(name, game or DEFAULT)
    return Bot(name, seed, history)
