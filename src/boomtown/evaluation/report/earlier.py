"""Belief about the roles before its refit, for comparison."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boomtown.bots.role_inference import Deal, Harm
from boomtown.kernel.redeal import deals

ENOUGH = 3.0
SAYS = {
    "deputy": {"sheriff": -2.5, "deputy": -0.4, "outlaw": 0.6, "renegade": 0.3},
    "outlaw": {"sheriff": 1.1, "deputy": 0.3, "outlaw": -0.8, "renegade": 0.0},
    "renegade": {"sheriff": -0.6, "deputy": 0.0, "outlaw": 0.4, "renegade": 0.0},
    "sheriff": {"sheriff": 0.0, "deputy": -0.3, "outlaw": 0.2, "renegade": 0.1},
}
AT_ALL = {"deputy": -0.3, "outlaw": 0.2, "renegade": 0.0, "sheriff": 0.0}


def earlier_joint(known: Sequence[str | None], left: Deal, harm: Harm) -> list[tuple[float, Deal]]:
    """Return all deals of the roles with the probabilities that the belief gave before."""
    found = []
    for deal in deals(left):
        hidden = iter(deal)
        roles = tuple(next(hidden) if role is None else role for role in known)
        likely = 0.0
        for (a, b), w in harm.items():
            amount = max(-ENOUGH, min(ENOUGH, w))
            likely += amount * (SAYS[roles[a]][roles[b]] if b >= 0 else AT_ALL[roles[a]])
        found.append((exp(likely), roles))
    total = sum(weight for weight, _ in found)
    return [(weight / total, roles) for weight, roles in found]
