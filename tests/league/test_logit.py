"""Logit of the winning side: known skills are found, intervals cover, the sequential test errs as seldom as it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random

import pytest

from boomtown.league.logit import fit
from boomtown.league.plan import Claim
from boomtown.league.sequential import FAILS, HOLDS, decide
from boomtown.league.sides import Member, Outcome, read

ROLES = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
BASE = {"law": 0.0, "outlaws": -0.4, "renegade": -1.2}
Deals = list[list[Outcome]]


def simulated(rnd: Random, deals: int, skills: Mapping[Member, float], luck: float = 0.0) -> Deals:
    """Deals of five games; one player of `new` among those of `old`, in each seat once, and one game of `old` alone.

    `luck`: standard deviation of a score of each side that all games of a deal share.
    """
    found = []
    for _ in range(deals):
        shared = {side: rnd.gauss(0, luck) for side in BASE}
        games = []
        for new in (*range(5), None):
            bots = ["new" if seat == new else "old" for seat in range(5)]
            winners = _winners(rnd, bots, skills, shared)
            games.append(read({"bots": bots, "roles": ROLES, "winners": winners}))
        found.append(games)
    return found


def _winners(
    rnd: Random, bots: Sequence[str], skills: Mapping[Member, float], shared: Mapping[str, float]
) -> list[int]:
    seats = {"law": [0, 1], "outlaws": [2, 3], "renegade": [4]}
    scores = {
        side: BASE[side] + shared[side] + sum(skills.get((bots[p], ROLES[p]), 0.0) for p in of)
        for side, of in seats.items()
    }
    side = rnd.choices(list(seats), [exp(score) for score in scores.values()])[0]
    return seats[side]


TRUE = {("new", "sheriff"): 0.6, ("new", "deputy"): 0.0, ("new", "outlaw"): 0.3, ("new", "renegade"): -0.5}


def test_known_skills_are_found() -> None:
    fitted = fit(simulated(Random(1), 600, TRUE), "old")
    for (bot, role), value in TRUE.items():
        found = fitted.skill(bot, role)
        assert found is not None
        assert abs(found.value - value) < 3 * found.error < 0.7


def test_the_order_of_the_deals_changes_nothing() -> None:
    deals = simulated(Random(2), 60, TRUE)
    one, other = fit(deals, "old"), fit(deals[::-1], "old")
    assert one.values == pytest.approx(other.values, abs=1e-6)


def test_a_bot_that_always_loses_has_a_finite_skill_and_a_wide_interval() -> None:
    deals = [[game for game in deal if ("new", "sheriff") not in game.winners] for deal in simulated(Random(3), 60, {})]
    found = fit(deals, "old").skill("new", "sheriff")
    assert found is not None
    assert found.value < -2
    assert found.error > 1


def test_a_fault_is_a_loss_of_its_side() -> None:
    game = {"bots": ["new", *["old"] * 4], "roles": ROLES, "winners": [], "fault": [0, "raised"]}
    outcome = read(game)
    assert {outcome.sides[place][0] for place in outcome.won} == {"outlaws", "renegade"}
    deals = [[*deal, outcome] for deal in simulated(Random(4), 60, {})]
    found = fit(deals, "old").skill("new", "sheriff")
    assert found is not None
    assert found.value < -0.5


def test_sides_without_a_sheriff_and_with_two_renegades() -> None:
    three = read({"bots": ["a", "b", "b"], "roles": ["deputy", "outlaw", "renegade"], "winners": [1]})
    assert [name for name, _ in three.sides] == ["deputy", "outlaw", "renegade"]
    assert three.winners == {("b", "outlaw")}
    roles = ["sheriff", "renegade", "renegade", "outlaw"]
    two = read({"bots": ["a", "b", "c", "d"], "roles": roles, "winners": [2]})
    assert [name for name, _ in two.sides] == ["law", "outlaws", "renegade", "renegade"]
    assert two.winners == {("c", "renegade")}


@pytest.mark.thorough
def test_intervals_cover_the_truth() -> None:
    """Although the games of a deal share their luck. With 400 runs the coverage is 93 to 97 %; here are fewer."""
    covered = dict.fromkeys(("sheriff", "outlaw"), 0)
    zero: dict[Member, float] = {}
    runs = 100
    for run in range(runs):
        fitted = fit(simulated(Random(run), 60, zero, luck=0.7), "old")
        for role in covered:
            found = fitted.skill("new", role)
            assert found is not None
            _, low, high = found.interval
            covered[role] += low < 1 < high
    for of in covered.values():
        assert 0.89 <= of / runs <= 0.99


@pytest.mark.thorough
def test_equal_bots_rarely_pass_the_sequential_test() -> None:
    """With the bounds for 5 %, looked at every 50 deals; a better bot passes."""
    claim = Claim("new", "old", ("sheriff",), 1.0, 1.8)
    passed = sum(_sequential(claim, Random(run), {}) == HOLDS for run in range(40))
    assert passed <= 4
    better = {("new", "sheriff"): log(1.8)}
    failed = sum(_sequential(claim, Random(run), better) == FAILS for run in range(12))
    assert failed <= 2


def _sequential(claim: Claim, rnd: Random, skills: Mapping[Member, float]) -> str:
    deals: Deals = []
    while len(deals) < 1000:
        deals += simulated(rnd, 50, skills)
        decision = decide(claim, deals)["sheriff"].decision
        if decision in (HOLDS, FAILS):
            return decision
    return ""
