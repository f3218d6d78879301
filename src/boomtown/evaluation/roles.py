"""Probabilities of the hidden roles from the view of a seat, and the acts that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from boomtown.bots.belief import belief, dealt
from boomtown.bots.history import History, game_bots
from boomtown.bots.observation import Observation
from boomtown.bots.role_inference import Chances, Deal, Harm, hidden_roles, joint, roles_by_seat
from boomtown.evaluation.weights import power_of_roles
from boomtown.games import Game

SHOWN = 3  # acts of a seat
LEAST = 0.005  # smallest change that is shown
EQUAL = 1e-9  # difference of two equal sums of acts


class Act(NamedTuple):
    """Act that moved the belief about a seat. `number`: of its event, -1 if the game records none; `to`: -1 for all
    other seats; `change`: of the probability of the role that the seat most probably has.
    """

    number: int
    by: int
    to: int
    change: float


def read(observation: Observation, history: History | None) -> History:
    """Return the history, or the one that the events of the observed game give."""
    if history is None:
        history = History()
        history.update(observation)
    return history


def roles(observation: Observation, history: History | None = None) -> list[tuple[float, Deal]]:
    """Return each possible deal of the roles, by seat, with its probability."""
    known = [seat["role"] for seat in observation.view()["seats"]]
    if all(known):
        return [(1.0, tuple(known))]
    return raised(belief(observation, read(observation, history)), observation.read(_power))


def raised(deals: Sequence[tuple[float, Deal]], power: float) -> list[tuple[float, Deal]]:
    """Return the deals with their probabilities raised to a power, so that these are as often true as they say."""
    if power == 1.0:
        return [*deals]
    found = [(chance**power, deal) for chance, deal in deals]
    total = sum(chance for chance, _ in found)
    return [(chance / total, deal) for chance, deal in found]


def _power(game: Game, _: int) -> float:
    return power_of_roles(game.name, bool(game.setup.get("sets")))


class Evidence(NamedTuple):
    """All that the probabilities of the roles depend on: plain data, without the game. `known`: roles by seat, None if
    hidden; `left`: the hidden roles; `acts`: (by, to, harm) in order, with the `numbers` of their events;
    `power`: of the belief.
    """

    game: str
    known: list[str | None]
    left: Deal
    acts: list[tuple[int, int, float]]
    numbers: list[int]
    power: float = 1.0


class SeatEstimate(NamedTuple):
    """Probability of each role of a seat, and the acts that moved the belief about it most, the strongest first."""

    roles: dict[str, float]
    acts: list[Act]


def evidence(observation: Observation, history: History | None = None) -> Evidence:
    """Return what the observing seat knows about the roles now."""
    known = [of["role"] for of in observation.view()["seats"]]
    left = hidden_roles(known, dealt(observation.game).get(len(known), ()))
    history = read(observation, history)
    acts, numbers = history.acts, history.numbers
    counted = [n for pair, harm in history.harm.items() for n in _counted(acts, pair, harm)]
    order = sorted(counted)
    return Evidence(
        observation.game, known, left, [acts[n] for n in order], [numbers[n] for n in order], observation.read(_power)
    )


def _counted(acts: list[tuple[int, int, float]], pair: tuple[int, int], harm: float) -> list[int]:
    """Return the indexes of the acts of a pair of seats that still count: the last ones, with this sum. Earlier acts
    were of a role that was dealt again.
    """
    found = [n for n, act in enumerate(acts) if act[:2] == pair]
    first = next((i for i in range(len(found)) if abs(sum(acts[n][2] for n in found[i:]) - harm) < EQUAL), len(found))
    return found[first:]


def estimate(found: Evidence) -> list[SeatEstimate]:
    """Return the probabilities of the roles of each seat, and the acts that moved them most.

    An act counts by what it adds to the acts before it, with the roles that the observing seat knows now.
    """
    known = found.known
    harm: Harm = {}
    steps = [_probabilities(found, harm)]
    for by, to, amount in found.acts:
        harm[by, to] = harm.get((by, to), 0.0) + amount
        steps.append(_probabilities(found, harm))
    return [SeatEstimate(steps[-1][seat], _acts(found, steps, seat)) for seat in range(len(known))]


def _probabilities(found: Evidence, harm: Harm) -> list[Chances]:
    """Return the probabilities of the roles of each seat after these acts."""
    deals = joint(game_bots(found.game).act_table, found.known, found.left, harm)
    return roles_by_seat(found.known, raised(deals, found.power))


def _acts(found: Evidence, steps: list[list[Chances]], seat: int) -> list[Act]:
    if found.known[seat]:
        return []
    now = steps[-1][seat]
    role = max(now, key=lambda of: now[of])
    acts = [
        Act(number, by, to, after[seat][role] - before[seat][role])
        for (by, to, _), number, (before, after) in zip(found.acts, found.numbers, pairwise(steps), strict=True)
        if seat in (by, to)
    ]
    return sorted((act for act in acts if abs(act.change) >= LEAST), key=lambda act: -abs(act.change))[:SHOWN]


def reasons(observation: Observation, history: History | None, seat: int) -> list[Act]:
    """Return the acts that moved the belief about this seat most, the strongest first."""
    return estimate(evidence(observation, history))[seat].acts
