"""Sequential probability ratio test of a claim: generalised, on the estimated odds ratio of one role.

The test answers whether the odds ratio is nearer to `odds_ratio` or to `or_more`. It does not estimate: a match that it
has ended early overstates the effect, so the report shows test and estimate apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from boomtown.league.logit import Skill, measure
from boomtown.league.plan import Claim
from boomtown.league.sides import Outcome

FIRST = 50  # deals before the first decision: the test assumes an estimate that is about normal
HOLDS, FAILS, UNDECIDED = "holds", "fails", "undecided"


@dataclass(frozen=True)
class Verdict:
    """Decision on a claim for one role: the log likelihood ratio and its bounds."""

    decision: str
    ratio: float
    low: float
    high: float


def decide(claim: Claim, deals: Sequence[Sequence[Outcome]]) -> dict[str, Verdict]:
    """Return the verdict for each role of the claim after these deals."""
    return {role: judge(claim, measure(deals, claim.bot, claim.over, role)) for role in claim.roles}


def judge(claim: Claim, skill: Skill | None) -> Verdict:
    """Return the verdict for the skill in one role."""
    assert claim.or_more is not None
    low, high = log(claim.beta / (1 - claim.alpha)), log((1 - claim.beta) / claim.alpha)
    if skill is None or skill.deals < FIRST or not skill.error:
        return Verdict(UNDECIDED, 0.0, low, high)
    null, other = log(claim.odds_ratio), log(claim.or_more)
    ratio = (other - null) * (skill.value - (null + other) / 2) / skill.error**2
    return Verdict(HOLDS if ratio >= high else FAILS if ratio <= low else UNDECIDED, ratio, low, high)
