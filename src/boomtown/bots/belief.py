"""The belief of a seat about the hidden roles: the probability of each deal, for bots that search or explain."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from boomtown.bots.history import Memory
from boomtown.bots.observation import Sight
from boomtown.bots.relations import dealt
from boomtown.bots.role_inference import Deal, capped, hidden_roles, joint, weight
from boomtown.games import catalog

LIKELIHOOD = (-1, -1)  # key of the memory; a seat never has it


def belief(sight: Sight, memory: Memory) -> list[tuple[float, Deal]]:
    """Each deal of roles that is possible for the seat, with its probability: [(0.31, ("sheriff", "outlaw", ...))].

    This is the joint distribution that `greenhorn` uses. It depends on the roles the seat knows and on the acts that
    all players have seen (`memory.harm`), and on nothing else.
    """
    known = [seat["role"] for seat in sight.view()["seats"]]
    return joint(known, hidden_roles(known, _dealt(sight.game).get(len(known), ())), memory.harm)


def likelihood(memory: Memory) -> Callable[[Deal], float]:
    """A function of all roles by seat: how well they explain the acts that all players have seen, on an arbitrary
    scale. With it as `roles`, `Sight.redeal` draws the hidden roles from the belief.
    """
    found: Callable[[Deal], float] = memory.belief(LIKELIHOOD, lambda: cache(_weigh(memory)))
    return found


def _weigh(memory: Memory) -> Callable[[Deal], float]:
    acts = capped(memory.harm)
    return lambda roles: weight(acts, roles)


@cache
def _dealt(game: str) -> dict[int, Deal]:
    """The roles of a game by number of players; none where the game has no hidden roles."""
    return dealt(catalog(game).get("roles", {}))
