"""Belief of a seat about the hidden roles: the probability of each deal, for bots that search or explain."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from boomtown.bots.history import History, game_bots
from boomtown.bots.observation import Observation
from boomtown.bots.relations import roles_by_players
from boomtown.bots.role_inference import Deal, explained, hidden_roles, joint, weight
from boomtown.games import catalog

LIKELIHOOD = (-1, -1)  # key of the history; a seat never has it


def belief(observation: Observation, history: History) -> list[tuple[float, Deal]]:
    """Return each possible deal of roles with its probability: [(0.31, ("sheriff", "outlaw", ...))].

    This is the joint distribution that `greenhorn` uses. It depends on the roles the seat knows and on the acts that
    all players have seen (`history.harm`), and on nothing else.
    """
    known = [seat["role"] for seat in observation.view()["seats"]]
    left = hidden_roles(known, dealt(observation.game).get(len(known), ()))
    return joint(game_bots(observation.game).act_table, known, left, history.harm)


def likelihood(history: History) -> Callable[[Deal], float]:
    """Return a function of all roles by seat: how well they explain the acts that all players have seen, on an
    arbitrary scale. With it as `roles`, `Observation.redeal` draws the hidden roles from the belief.
    """
    found: Callable[[Deal], float] = history.cached(LIKELIHOOD, lambda: cache(_weigh(history)))
    return found


def _weigh(history: History) -> Callable[[Deal], float]:
    acts = explained(game_bots(history.game).act_table, history.harm) if history.game else []
    return lambda roles: weight(acts, roles)


@cache
def dealt(game: str) -> dict[int, Deal]:
    """Return the roles of a game by number of players. Empty if the game has no hidden roles."""
    return roles_by_players(catalog(game).get("roles", {}))
