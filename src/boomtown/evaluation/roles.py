"""Probabilities of the hidden roles from the view of a seat, and the acts that explain them."""

from __future__ import annotations

from typing import NamedTuple

from boomtown.bots.belief import belief
from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.role_inference import Deal

SHOWN = 3  # acts that `reasons` returns


class Act(NamedTuple):
    """Act that moved the belief about a seat. `number`: of the act in the history; `to`: -1 for all other seats;
    `change`: of the probability of the role that the act speaks for most.
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
    if all(seat["role"] for seat in observation.view()["seats"]):
        return [(1.0, tuple(seat["role"] for seat in observation.view()["seats"]))]
    return belief(observation, read(observation, history))


def reasons(observation: Observation, history: History | None, seat: int) -> list[Act]:
    """Return the acts that moved the belief about this seat most, the strongest first."""
    acts = read(observation, history).acts
    found = [Act(n, by, to, harm) for n, (by, to, harm) in enumerate(acts) if seat in (by, to)]
    return sorted(found, key=lambda act: -abs(act.change))[:SHOWN]
