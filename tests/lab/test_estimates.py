"""Intervals against simulated truth: 93 to 97 % contain it; corrections keep their error rate."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from boomtown.lab import estimates
from boomtown.lab.estimates import Estimate, beyond, effects, means, pooled, rates, shown


def _seats(rng: np.random.Generator, runs: int, deals: int, truth: float) -> pl.DataFrame:
    """Return runs of games with two outlaws, who win together, and a third seat that wins otherwise."""
    side = rng.random((runs, deals)) < truth
    won = np.stack([side, side, ~side], 2)
    return pl.DataFrame(
        {
            "run": np.repeat(np.arange(runs), deals * 3),
            "deal": np.tile(np.repeat(np.arange(deals), 3), runs),
            "seat": np.tile([0, 0, 1], runs * deals),
            "won": won.ravel(),
        }
    )


@pytest.mark.parametrize(("deals", "truth"), [(40, 0.3), (200, 0.1), (400, 0.5)])
def test_coverage_of_rates(deals: int, truth: float) -> None:
    found = rates(_seats(np.random.default_rng(deals), 2000, deals, truth), ["run", "seat"])
    inside = [cell.low <= truth <= cell.high for (_, seat), cell in found.items() if seat == 0]
    assert 0.93 <= np.mean(inside) <= 0.97


def test_coverage_of_effects_of_a_dealt_character() -> None:
    """The effect of a character beyond its role: each game deals 4 of 20 characters to roles with unequal chances."""
    rng, games = np.random.default_rng(2), 300
    effects = np.linspace(-0.1, 0.1, 20)
    inside = []
    for _ in range(60):
        dealt = np.argsort(rng.random((games, 20)), 1)[:, :4]
        chance = np.array([0.2, 0.5, 0.5, 0.3]) + effects[dealt]
        frame = pl.DataFrame(
            {
                "deal": np.repeat(np.arange(games), 4),
                "role": np.tile([0, 1, 1, 2], games),
                "character": dealt.ravel(),
                "won": (rng.random((games, 4)) < chance).ravel(),
            }
        )
        cells = means(beyond(frame, ["role"]), ["character"], "over")
        inside += [cell.low <= effects[int(str(key[0]))] <= cell.high for key, cell in cells.items()]
    assert 0.93 <= np.mean(inside) <= 0.97


def test_estimates_do_not_depend_on_the_batch_of_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = beyond(_seats(np.random.default_rng(4), 1, 300, 0.3), ["seat"])
    whole = effects(frame, ["run", "seat"])
    monkeypatch.setattr(estimates, "BATCH", 7)
    parts = effects(frame, ["run", "seat"])
    assert parts.keys() == whole.keys()
    for key, cell in parts.items():
        assert (cell.low, cell.high, cell.error) == pytest.approx((whole[key].low, whole[key].high, whole[key].error))


@pytest.mark.parametrize("spread", [0.01, 0.04])
def test_coverage_and_gain_of_partial_pooling(spread: float) -> None:
    rng = np.random.default_rng(3)
    inside, plain, drawn = [], 0.0, 0.0
    for _ in range(100):
        truth = rng.normal(0.02, spread, 40)
        errors = rng.uniform(0.01, 0.03, 40)
        seen = [Estimate(v, e, 0, 0, 1, 1) for v, e in zip(rng.normal(truth, errors), errors, strict=True)]
        found = pooled(seen)
        inside += [cell.low <= true <= cell.high for cell, true in zip(found, truth, strict=True)]
        plain += sum((cell.value - true) ** 2 for cell, true in zip(seen, truth, strict=True))
        drawn += sum((cell.value - true) ** 2 for cell, true in zip(found, truth, strict=True))
    assert 0.93 <= np.mean(inside) <= 0.97
    assert drawn < 0.9 * plain


def test_correction_for_many_cells() -> None:
    """In 1,000 experiments with 80 characters that are all alike, at most 5 % name one."""
    rng = np.random.default_rng(4)
    wrong = [any(shown([Estimate(z, 1.0, 0, 0, 1, 1) for z in row])) for row in rng.normal(size=(1000, 80))]
    assert np.mean(wrong) <= 0.06
    three = [Estimate(z, 1.0, 0, 0, 1, 1) for z in (5.0, 2.3, 0.0)]
    assert shown(three) == [True, True, False]
