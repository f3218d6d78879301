"""Who is what: the probability of each role for each seat, from who harmed whom.

All ways to deal the roles that are left to the seats that hide theirs are weighed together, so a role that comes out
says something about everybody who dealt with that seat.
"""

from __future__ import annotations

from math import exp

from boomtown.kernel.redeal import deals

Chances = dict[str, float]

# How much more likely (as a logarithm) one act of harm is when the first has the role before the arrow
_SAYS = {
    "deputy": {"sheriff": -2.5, "deputy": -0.4, "outlaw": 0.6, "renegade": 0.3},
    "outlaw": {"sheriff": 1.1, "deputy": 0.3, "outlaw": -0.8, "renegade": 0.0},
    "renegade": {"sheriff": -0.6, "deputy": 0.0, "outlaw": 0.4, "renegade": 0.0},
    "sheriff": {"sheriff": 0.0, "deputy": -0.3, "outlaw": 0.2, "renegade": 0.1},
}
AT_ALL = {"deputy": -0.3, "outlaw": 0.2, "renegade": 0.0, "sheriff": 0.0}  # the sheriff is among those hit
ENOUGH = 3.0  # more of the same says nothing new


def suspect(known: list[str | None], left: tuple[str, ...], harm: dict[tuple[int, int], float]) -> list[Chances]:
    """By seat the chance of each role. `known`: roles by seat, None where hidden; `left`: the roles of those."""
    hidden = [p for p, role in enumerate(known) if role is None]
    roles = [role or "" for role in known]
    acts = [
        (a, b, -ENOUGH if w < -ENOUGH else ENOUGH if w > ENOUGH else w)
        for (a, b), w in harm.items()
        if not known[a] or (b >= 0 and not known[b])
    ]
    weighed = []
    for deal in deals(left):
        for p, role in zip(hidden, deal, strict=True):
            roles[p] = role
        likely = 0.0
        for a, b, w in acts:
            likely += w * (_SAYS[roles[a]][roles[b]] if b >= 0 else AT_ALL[roles[a]])
        weighed.append((exp(likely), deal))
    total = sum(weight for weight, _ in weighed)
    chances: list[Chances] = [{role: 1.0} if role else {} for role in known]
    for weight, deal in weighed:
        for p, role in zip(hidden, deal, strict=True):
            of = chances[p]
            of[role] = of.get(role, 0.0) + weight / total
    return chances
