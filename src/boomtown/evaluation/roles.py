"""Probabilities of the hidden roles from the view of a seat, and the acts that explain them."""

from __future__ import annotations

from typing import NamedTuple

from boomtown.bots.belief import belief, dealt
from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.role_inference import Deal, Harm, hidden_roles, role_probabilities

SHOWN = 3  # acts that `reasons` returns


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
    return [(1.0, tuple(known))] if all(known) else belief(observation, read(observation, history))


def reasons(observation: Observation, history: History | None, seat: int) -> list[Act]:
    """Return the acts that moved the belief about this seat most, the strongest first.

    An act counts by what it adds to the acts before it, with the roles that the observing seat knows now.
    """
    known = [of["role"] for of in observation.view()["seats"]]
    if known[seat]:
        return []
    history = read(observation, history)
    left = hidden_roles(known, dealt(observation.game).get(len(known), ()))
    now = role_probabilities(known, left, history.harm)[seat]
    role = max(now, key=lambda of: now[of])
    harm: Harm = {}
    before = role_probabilities(known, left, harm)[seat][role]
    found = []
    for (by, to, amount), number in zip(history.acts, history.numbers, strict=True):
        if (by, to) not in history.harm:  # of a role that was dealt again
            continue
        harm[by, to] = harm.get((by, to), 0.0) + amount
        after = role_probabilities(known, left, harm)[seat][role]
        if seat in (by, to):
            found.append(Act(number, by, to, after - before))
        before = after
    return sorted(found, key=lambda act: -abs(act.change))[:SHOWN]
