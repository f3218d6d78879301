"""Fit of the weights: multinomial logistic regression by Newton's method, with bootstrap copies for the errors.

The models of one game with a sheriff, with and without sets, resemble each other. So each is drawn towards one fit to
the games of all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from boomtown.evaluation.features import STAGES

Array = np.ndarray[Any, np.dtype[np.float64]]
Stages = np.ndarray[Any, np.dtype[np.int64]]
# Of the squared weights of features with standard deviation 1. Positions of one game are alike, so they are large.
# COMMON: of the fit to all games; APART: of the difference between a model and that fit; STAGE: of the difference
# between the weights of a stage and the model
COMMON, APART, STAGE, SIDES_PENALTY = 30.0, 3000.0, 100.0, 20.0
FREE = 1e-3  # of the constant
STEPS = 8
COPIES = 3  # fits to resampled games, for the standard error


@dataclass(frozen=True)
class Samples:
    """Positions of one model. `x`: features by row, or by row and side; `y`: share of each side; `games`: numbers of
    the games.
    """

    x: Array
    y: Array
    games: Array

    def drawn(self, rng: np.random.Generator) -> Array:
        """Return the weight of each row if games are drawn with replacement."""
        names, where = np.unique(self.games, return_inverse=True)
        return rng.poisson(1.0, len(names))[where].astype(np.float64)


def fit_models(models: Mapping[str, Samples], seed: int) -> dict[str, list[Array]]:
    """Return the weights of each model: the fit, then fits to games drawn with replacement."""
    rng = np.random.default_rng(seed)
    found: dict[str, list[Array]] = {name: [] for name in models}
    for copy in range(1 + COPIES):
        drawn = {name: of.drawn(rng) if copy else np.ones(len(of.x)) for name, of in models.items()}
        for name, weights, _ in _fit_alike(models, drawn):
            found[name].append(weights)
        for name, of in models.items():
            if of.x.ndim == 3:
                found[name].append(fit_sides(of.x, of.y, drawn[name]))
    return found


def fit_stages(models: Mapping[str, Samples], stages: Mapping[str, Stages]) -> dict[str, list[Array]]:
    """Return the weights of each model by stage; one entry for a game without a sheriff."""
    found = {name: [fit_sides(of.x, of.y, np.ones(len(of.x)))] for name, of in models.items() if of.x.ndim == 3}
    equal = {name: np.ones(len(of.x)) for name, of in models.items()}
    for name, near, scale in _fit_alike(models, equal):
        of, rows = models[name], [stages[name] == stage for stage in range(STAGES)]
        found[name] = [fit_law(of.x[at], of.y[at], equal[name][at], STAGE, near, scale) for at in rows]
    return found


def _fit_alike(models: Mapping[str, Samples], drawn: Mapping[str, Array]) -> Iterator[tuple[str, Array, Array]]:
    """Yield the name of each model with a sheriff, its weights drawn to the common fit, and the scale of that fit."""
    for names in _alike(models):
        common, scale = _fit_common(models, drawn, names)
        for name in names:
            of = models[name]
            yield name, fit_law(of.x, of.y, drawn[name], APART, common, scale), scale


def _alike(models: Mapping[str, Samples]) -> list[list[str]]:
    """Return the names of the models with a sheriff: those without sets, and those with sets."""
    law = [name for name, of in models.items() if of.x.ndim == 2]
    parts = [[name for name in law if name.endswith("-sets") == sets] for sets in (False, True)]
    return [part for part in parts if part]


def _fit_common(models: Mapping[str, Samples], drawn: Mapping[str, Array], names: list[str]) -> tuple[Array, Array]:
    """Return the fit to all games of these models, and the standard deviation of each feature."""
    x = np.concatenate([models[name].x for name in names])
    y = np.concatenate([models[name].y for name in names])
    scale = _scale(x)
    return fit_law(x, y, np.concatenate([drawn[name] for name in names]), COMMON, None, scale), scale


def fit_law(
    x: Array, y: Array, sample: Array, penalty: float = COMMON, near: Array | None = None, scale: Array | None = None
) -> Array:
    """Return the weights by feature and side; those of the first side are 0.

    `sample`: weight of each row; `near`: the weights that the fit is drawn to (default: 0); `scale`: standard deviation
    of each feature (default: that of these rows).
    """
    rows, width = x.shape
    others = y.shape[1] - 1
    scale = _scale(x) if scale is None else scale
    z = x / scale
    start = np.zeros((width, others)) if near is None else (near * scale[:, None])[:, 1:]
    weights, penalties = start.copy(), np.full(width * others, penalty)
    penalties[::width] = FREE
    for _ in range(STEPS):
        p = softmax(np.concatenate([np.zeros((rows, 1)), z @ weights], 1))[:, 1:]
        gradient = (z.T @ ((p - y[:, 1:]) * sample[:, None])).T.reshape(-1) + penalties * (weights - start).T.reshape(
            -1
        )
        hessian = np.zeros((others * width, others * width))
        for a in range(others):
            for b in range(others):
                by_row = sample * p[:, a] * ((a == b) - p[:, b])
                hessian[a * width : (a + 1) * width, b * width : (b + 1) * width] = z.T @ (z * by_row[:, None])
        step = np.linalg.solve(hessian + np.diag(penalties), gradient)
        weights -= step.reshape(others, width).T
    return np.concatenate([np.zeros((width, 1)), weights / scale[:, None]], 1)


def fit_sides(x: Array, y: Array, sample: Array) -> Array:
    """Return the weights by feature, the same for every side. `x`: features by row and side."""
    width = x.shape[2]
    scale = _scale(x.reshape(-1, width))
    z = x / scale
    weights = np.zeros(width)
    for _ in range(STEPS):
        p = softmax(z @ weights)
        gradient = np.einsum("rsf,rs->f", z, (p - y) * sample[:, None]) + SIDES_PENALTY * weights
        mean = np.einsum("rsf,rs->rf", z, p)
        flat, by_row = z.reshape(-1, width), (p * sample[:, None]).reshape(-1)
        hessian = flat.T @ (flat * by_row[:, None]) - mean.T @ (mean * sample[:, None])
        weights -= np.linalg.solve(hessian + SIDES_PENALTY * np.eye(width), gradient)
    return (weights / scale)[:, None]


def softmax(scores: Array) -> Array:
    """Return the probabilities of scores, by row."""
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(found / found.sum(axis=1, keepdims=True))


def _scale(x: Array) -> Array:
    """Return the standard deviation of each feature, 1 for one that does not vary."""
    found = x.std(axis=0)
    return np.asarray(np.where(found > 1e-6, found, 1.0))
