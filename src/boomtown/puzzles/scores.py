"""Score of probabilities of roles: mean log loss over the seats with a hidden role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from boomtown.puzzles.format import Puzzle
from boomtown.puzzles.proof import opened

LEAST = 0.001  # probability of a role that an answer rules out


def shares(weights: Mapping[str, float], roles: Sequence[str]) -> dict[str, float]:
    """Return weights of any scale as probabilities; without a positive weight all roles are equally likely."""
    total = sum(weights.get(role, 0.0) for role in roles)
    return {role: weights.get(role, 0.0) / total if total > 0 else 1 / len(roles) for role in roles}


def against(guess: Sequence[Mapping[str, float]], chances: Sequence[Mapping[str, float]]) -> float:
    """Return the mean log loss of a guess by seat if the roles have these chances."""
    losses = []
    for weights, of in zip(guess, chances, strict=True):
        if of:
            roles = sorted({*weights, *of})
            said = _possible(shares(weights, roles))
            losses.append(-sum(chance * log(said[role]) for role, chance in of.items()))
    return round(sum(losses) / len(losses), 3) if losses else 0.0


def _possible(said: Mapping[str, float]) -> dict[str, float]:
    """Return probabilities with the least one for each role that is ruled out. The others make room for it."""
    rare = sum(share < LEAST for share in said.values())
    rest = sum(share for share in said.values() if share >= LEAST)
    return {role: LEAST if share < LEAST else share * (1 - LEAST * rare) / rest for role, share in said.items()}


def truth(puzzle: Puzzle) -> list[str]:
    """Return the true roles by seat."""
    return [*opened(puzzle).state.roles]
