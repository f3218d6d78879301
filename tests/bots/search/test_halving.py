"""Sequential halving: the best candidate, the budget, and the same worlds for all."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.bots.search.halving import halve


def always() -> bool:
    return True


@pytest.mark.parametrize(("count", "budget"), [(1, 10), (2, 8), (5, 60), (9, 40), (20, 30), (24, 200)])
def test_the_budget_is_never_exceeded(count: int, budget: int) -> None:
    worlds: dict[int, list[int]] = {}

    def sample(one: int, world: int) -> float:
        worlds.setdefault(one, []).append(world)
        return Random(one * 1000 + world).random() + one

    found = halve(count, budget, sample, always)
    assert found.rollouts == sum(map(len, worlds.values())) <= budget
    assert all(seen == worlds[0][: len(seen)] for seen in worlds.values())


def test_the_best_candidate_is_found() -> None:
    found = halve(8, 400, lambda one, world: Random(world).random() + 0.1 * (one == 5), always)
    assert found.best == 5
    assert found.gain == pytest.approx(0.1)
    assert found.error < 0.001


def test_the_time_bound_ends_it() -> None:
    """An incomplete world does not count."""
    left = iter([True] * 7 + [False] * 100)
    found = halve(3, 100, lambda one, world: float(one if world < 2 else -one), lambda: next(left))
    assert (found.best, found.gain, found.rollouts) == (2, 2.0, 7)
