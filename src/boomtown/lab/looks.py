"""Group sequential test: two-sided, with bounds that spend the error rate as O'Brien and Fleming do.

The test decides if there is a difference. It does not estimate: a run that it ends early overstates the difference.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from boomtown.lab.normal import NORMAL

STEP = 0.05  # of the grid of the score, in standard deviations of one look
WIDEST = 8.0  # largest score of the grid


def spent(part: float, alpha: float) -> float:
    """Return the error rate that may be spent when `part` of the deals have been played."""
    return 2 - 2 * NORMAL.cdf(NORMAL.inv_cdf(1 - alpha / 2) / sqrt(part))


@lru_cache(maxsize=32)
def bounds(looks: int, alpha: float) -> tuple[float, ...]:
    """Return by look the smallest |z| that shows a difference.

    The density of the score of runs that continue is carried from look to look on a grid (Armitage, McPherson and
    Rowe).
    """
    import numpy as np

    found: list[float] = []
    grid = np.array([0.0])
    mass = np.array([1.0])
    before = 0.0
    for look in range(1, looks + 1):
        reach = WIDEST * sqrt(look)
        wide = np.arange(-reach, reach + STEP / 2, STEP)
        density = np.exp(-((wide[:, None] - grid[None, :]) ** 2) / 2) @ mass * STEP / sqrt(2 * np.pi)
        now = spent(look / looks, alpha)
        outside = np.cumsum(density + density[::-1])  # of both tails, from the ends of the grid inwards
        at = int(np.searchsorted(outside, now - before))
        bound = max(-float(wide[min(at, len(wide) // 2)]), 0.0)
        inside = np.abs(wide) < bound
        found.append((bound + STEP / 2) / sqrt(look))
        grid, mass, before = wide[inside], density[inside], now
    return tuple(found)
