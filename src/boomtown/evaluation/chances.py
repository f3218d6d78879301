"""Chances of the sides, from the view of a seat and for the open table."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.evaluation.estimate import Estimate
from boomtown.evaluation.roles import roles
from boomtown.evaluation.sides import SIDE_OF_ROLE, SIDES, result_of, sides, sides_of, true_roles
from boomtown.games import Game

# Scores of the first model: logarithms of the chances, by lives of the side
PRIOR = {"law": 0.6, "outlaws": 0.0, "renegade": -0.4}
PER_LIFE, ERROR = 0.22, 0.1


def chances(observation: Observation, history: History | None = None) -> Estimate:
    """Return the chances of the sides from what the seat may know."""
    view = observation.view()
    lives = [seat["life"] if seat["alive"] else 0 for seat in view["seats"]]
    found: dict[str, float] = {}
    for chance, deal in roles(observation, history):
        for side, share in zip(sides_of(deal), _weigh(lives, deal), strict=True):
            found[side] = found.get(side, 0.0) + chance * share
    return Estimate(found, dict.fromkeys(found, ERROR))


def open_chances(game: Game) -> Estimate:
    """Return the chances of the sides from all cards and roles; the true result of a game that is over."""
    found = dict(zip(sides(game), quick_chances(game), strict=True))
    return Estimate(found, dict.fromkeys(found, 0.0 if game.over else ERROR))


def quick_chances(game: Game) -> tuple[float, ...]:
    """Return the chances of `open_chances` in the order of `sides`, without their errors."""
    if game.over:
        return result_of(game)
    lives = [seat["life"] if seat["alive"] else 0 for seat in game.view(None)["seats"]]
    return _weigh(lives, true_roles(game))


def _weigh(lives: Sequence[int], deal: Sequence[str]) -> tuple[float, ...]:
    named = sides_of(deal)
    alone = named[0] not in SIDES
    sums = dict.fromkeys(named, 0)
    for seat, life in enumerate(lives):
        sums[named[seat] if alone else SIDE_OF_ROLE[deal[seat]]] += life
    scores = [exp(PRIOR.get(side, 0.0) + PER_LIFE * life) if life else 0.0 for side, life in sums.items()]
    total = sum(scores) or 1.0
    return tuple(score / total for score in scores)
