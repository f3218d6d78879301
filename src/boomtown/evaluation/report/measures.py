"""Measures of calibration: Brier score, log loss and expected calibration error, with intervals clustered by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
BINS = 10
COPIES = 100  # of the games, drawn with replacement, for an interval
DRAWS = 20  # of results, for the noise of a perfect estimate


@dataclass(frozen=True)
class Bin:
    """Statements of similar probability: their mean, how often they were true, and how many there are."""

    said: float
    true: float
    count: int


@dataclass(frozen=True)
class Score:
    """Value of a measure with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.4f} ({self.low:.4f} to {self.high:.4f})"


def reliability(said: Array, true: Array) -> list[Bin]:
    """Return the bins of equal width that have statements."""
    at = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        Bin(float(said[at == b].mean()), float(true[at == b].mean()), int((at == b).sum()))
        for b in range(BINS)
        if (at == b).any()
    ]


def calibration_error(said: Array, true: Array) -> float:
    """Return the expected calibration error over bins of equal width."""
    return sum(of.count * abs(of.said - of.true) for of in reliability(said, true)) / max(1, len(said))


def brier(said: Array, true: Array) -> float:
    """Return the mean squared error of the shares, summed over the sides."""
    return float(((said - true) ** 2).sum(axis=-1).mean())


def log_loss(said: Array, true: Array) -> float:
    """Return the mean negative log-likelihood of what happened."""
    return float(-(true * np.log(np.clip(said, 1e-9, 1.0))).sum(axis=-1).mean())


def clustered(measure: Any, games: Array, *arrays: Array) -> Score:
    """Return a measure of these rows, with the interval from games drawn with replacement."""
    names, where = np.unique(games, return_inverse=True)
    rows = np.argsort(where, kind="stable")
    counts = np.bincount(where)
    starts = np.cumsum(counts) - counts
    rng = np.random.default_rng(0)
    values = []
    for _ in range(COPIES):
        drawn = rng.integers(0, len(names), len(names))
        length = counts[drawn]
        first = np.cumsum(length) - length
        picked = rows[np.repeat(starts[drawn] - first, length) + np.arange(length.sum())]
        values.append(measure(*(of[picked] for of in arrays)))
    low, high = np.quantile(values, (0.025, 0.975))
    return Score(float(measure(*arrays)), float(low), float(high))


def drift(games: Array, turns: Array, ends: Array, said: Array, true: Array) -> Array:
    """Return the mean change of the chance of each side per turn, from the first position of each game to its result.

    Without the results only games that continue would count, which are no fair sample.
    """
    first = np.lexsort((turns, games))
    first = first[np.unique(games[first], return_index=True)[1]]
    passed = np.maximum(1, ends[first] - turns[first])
    return np.asarray((true[first] - said[first]).sum(axis=0) / passed.sum())


def perfect_error(games: Array, said: Array) -> float:
    """Return the calibration error of these statements about a side if they were right, from noise alone.

    In each game one random number decides whether the statements come true.
    """
    names, where = np.unique(games, return_inverse=True)
    rng = np.random.default_rng(0)
    drawn = [rng.random(len(names))[where] for _ in range(DRAWS)]
    return float(np.mean([calibration_error(said, (numbers < said).astype(float)) for numbers in drawn]))
