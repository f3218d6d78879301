"""Measures of calibration: Brier score, log loss and expected calibration error, with intervals clustered by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
BINS = 10
COPIES = 100  # of the games, drawn with replacement, for an interval


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
    starts = np.searchsorted(where[rows], np.arange(len(names) + 1))
    rng = np.random.default_rng(0)
    values = []
    for _ in range(COPIES):
        drawn = rng.integers(0, len(names), len(names))
        picked = np.concatenate([rows[starts[g] : starts[g + 1]] for g in drawn])
        values.append(measure(*(of[picked] for of in arrays)))
    low, high = np.quantile(values, (0.025, 0.975))
    return Score(float(measure(*arrays)), float(low), float(high))


def drift(games: Array, turns: Array, said: Array) -> Array:
    """Return the mean change of the chance of each side per turn, within games."""
    order = np.lexsort((np.arange(len(games)), games))
    same = games[order][1:] == games[order][:-1]
    change = said[order][1:][same] - said[order][:-1][same]
    passed = turns[order][1:][same] - turns[order][:-1][same]
    return np.asarray(change.sum(axis=0) / max(1, int(passed.sum())))
