"""Fit of the weights: multinomial logistic regression by Newton's method, with bootstrap copies for the errors."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
# Of the squared weights of features with standard deviation 1. Positions of one game are alike, so it is large
PENALTY, SIDES_PENALTY = 100.0, 20.0
STEPS = 8
COPIES = 3  # fits to resampled games, for the standard error


def fit_law(x: Array, y: Array, sample: Array) -> Array:
    """Return the weights by feature and side; those of the first side are 0.

    `x`: features by row; `y`: share of each side; `sample`: weight of each row.
    """
    rows, width = x.shape
    others = y.shape[1] - 1
    scale = _scale(x)
    z = x / scale
    weights = np.zeros((width, others))
    penalty = np.full(width * others, PENALTY)
    penalty[::width] = 1e-6  # the constant
    for _ in range(STEPS):
        p = softmax(np.concatenate([np.zeros((rows, 1)), z @ weights], 1))[:, 1:]
        gradient = (z.T @ ((p - y[:, 1:]) * sample[:, None])).T.reshape(-1) + penalty * weights.T.reshape(-1)
        hessian = np.zeros((others * width, others * width))
        for a in range(others):
            for b in range(others):
                by_row = sample * p[:, a] * ((a == b) - p[:, b])
                hessian[a * width : (a + 1) * width, b * width : (b + 1) * width] = z.T @ (z * by_row[:, None])
        step = np.linalg.solve(hessian + np.diag(penalty), gradient)
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


def fit(x: Array, y: Array, games: Array, seed: int) -> tuple[Array, list[Array]]:
    """Return the weights, and those of fits to games drawn with replacement."""
    fitted = fit_law if x.ndim == 2 else fit_sides
    x, y = x.astype(np.float64), y.astype(np.float64)
    best = fitted(x, y, np.ones(len(x)))
    rng = np.random.default_rng(seed)
    names, where = np.unique(games, return_inverse=True)
    copies = [fitted(x, y, rng.poisson(1.0, len(names))[where].astype(np.float64)) for _ in range(COPIES)]
    return best, copies


def softmax(scores: Array) -> Array:
    """Return the probabilities of scores, by row."""
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(found / found.sum(axis=1, keepdims=True))


def _scale(x: Array) -> Array:
    """Return the standard deviation of each feature, 1 for one that does not vary."""
    found = x.std(axis=0)
    return np.asarray(np.where(found > 1e-6, found, 1.0))
