"""Probabilities of the hidden roles, inferred from which seat harmed which.

All deals of the hidden roles are weighed together. A role that becomes known therefore changes the probabilities of
every seat that has acted against its owner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boomtown.kernel.redeal import deals

Chances = dict[str, float]
Deal = tuple[str, ...]  # roles by seat
Harm = dict[tuple[int, int], float]  # by (seat that acted, seat that was harmed or AT_ALL)

# How much more likely (as a logarithm) one act of harm is when the first has the role before the arrow
_SAYS = {
    "deputy": {"sheriff": -2.5, "deputy": -0.4, "outlaw": 0.6, "renegade": 0.3},
    "outlaw": {"sheriff": 1.1, "deputy": 0.3, "outlaw": -0.8, "renegade": 0.0},
    "renegade": {"sheriff": -0.6, "deputy": 0.0, "outlaw": 0.4, "renegade": 0.0},
    "sheriff": {"sheriff": 0.0, "deputy": -0.3, "outlaw": 0.2, "renegade": 0.1},
}
AT_ALL = {"deputy": -0.3, "outlaw": 0.2, "renegade": 0.0, "sheriff": 0.0}  # the sheriff is among those hit
ENOUGH = 3.0  # more of the same says nothing new


def joint(known: Sequence[str | None], left: Deal, harm: Harm) -> list[tuple[float, Deal]]:
    """Return all deals of the roles with their probabilities. `known`: roles by seat, None if hidden; `left`: the
    hidden roles.
    """
    acts = [act for act in capped(harm) if not known[act[0]] or (act[1] >= 0 and not known[act[1]])]
    roles = [role or "" for role in known]
    hidden = [p for p, role in enumerate(known) if role is None]
    weighed = []
    for deal in deals(left):
        for p, role in zip(hidden, deal, strict=True):
            roles[p] = role
        weighed.append((weight(acts, roles), tuple(roles)))
    total = sum(found for found, _ in weighed)
    return [(found / total, deal) for found, deal in weighed]


def capped(harm: Harm) -> list[tuple[int, int, float]]:
    """Return the harm as (by, to, amount), with each amount limited to ENOUGH."""
    return [(a, b, -ENOUGH if w < -ENOUGH else ENOUGH if w > ENOUGH else w) for (a, b), w in harm.items()]


def weight(acts: list[tuple[int, int, float]], roles: Sequence[str]) -> float:
    """Return the likelihood of these acts if the seats have these roles, on an arbitrary scale."""
    likely = 0.0
    for a, b, w in acts:
        likely += w * (_SAYS[roles[a]][roles[b]] if b >= 0 else AT_ALL[roles[a]])
    return exp(likely)


def role_probabilities(known: Sequence[str | None], left: Deal, harm: Harm) -> list[Chances]:
    """Return the probability of each role by seat. `known`: roles by seat, None if hidden; `left`: the hidden roles."""
    chances: list[Chances] = [{role: 1.0} if role else {} for role in known]
    hidden = [p for p, role in enumerate(known) if role is None]
    for chance, deal in joint(known, left, harm):
        for p in hidden:
            of, role = chances[p], deal[p]
            of[role] = of.get(role, 0.0) + chance
    return chances


def hidden_roles(known: Sequence[str | None], dealt: Deal) -> Deal:
    """Return the roles that were dealt and are not known. If a setup has too few, the other seats count as outlaws."""
    left = list(dealt)
    for role in known:
        if role in left:
            left.remove(role)
    hidden = known.count(None)
    left += ["outlaw"] * (hidden - len(left))
    return tuple(left[:hidden])
