"""Estimates with intervals: means of cells clustered by deal, partial pooling, correction for many cells.

The seats of one deal depend on each other, so each standard error is clustered by deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from boomtown.lab.paired import student
from boomtown.lab.report import wilson

if TYPE_CHECKING:
    import polars as pl

NORMAL = NormalDist()
FEW = 30  # deals; with fewer the clustered error is not trusted
FEW_CELLS = 10  # with fewer, their spread is not known well enough to draw them to their mean
GRID = 200  # values of the standard deviation between cells


@dataclass(frozen=True)
class Estimate:
    """Mean of a cell. `error`: its standard error; `low`, `high`: 95 % interval; `seats`: measured values."""

    value: float
    error: float
    low: float
    high: float
    seats: int
    deals: int

    @property
    def p(self) -> float:
        """Return the two-sided p-value of the hypothesis that the true mean is 0."""
        return 2 * (1 - NORMAL.cdf(abs(self.value) / self.error)) if self.error else 1.0


def means(frame: pl.DataFrame, by: Sequence[str], of: str) -> dict[tuple[object, ...], Estimate]:
    """Return the mean of a column in each cell, with its interval. `frame` has the column `deal`."""
    found = {}
    for key, row in _sums(frame, by, of).items():
        n, value, error = int(row["m"]), row["s"] / row["m"], _error(row)
        half = student(max(1, int(row["g"]) - 1)) * error if row["g"] > 1 else float("inf")
        found[key] = Estimate(value, error, value - half, value + half, n, int(row["g"]))
    return found


def rates(frame: pl.DataFrame, by: Sequence[str], of: str = "won") -> dict[tuple[object, ...], Estimate]:
    """Return the rate of a column of 0 and 1 in each cell: Wilson's interval for the effective number of seats."""
    found = {}
    for key, row in _sums(frame, by, of).items():
        n, p, error = int(row["m"]), row["s"] / row["m"], _error(row)
        plain = p * (1 - p) / n
        design = error**2 / plain if plain and row["g"] >= FEW else 1.0  # effect of the clusters on the variance
        size = n / max(design, 0.02)
        found[key] = Estimate(p, error, *wilson(p * size, size), n, int(row["g"]))
    return found


def _sums(frame: pl.DataFrame, by: Sequence[str], of: str) -> dict[tuple[object, ...], dict[str, float]]:
    """Return by cell: deals `g`, seats `m`, the sum `s`, and the sums of squares and products of those by deal."""
    import polars as pl

    m, s = pl.col("m").cast(pl.Float64), pl.col("s")
    deals = frame.group_by([*by, "deal"]).agg(pl.len().alias("m"), pl.col(of).cast(pl.Float64).sum().alias("s"))
    sums = deals.group_by(by).agg(
        pl.len().alias("g"),
        m.sum().alias("m"),
        s.sum().alias("s"),
        mm=(m * m).sum(),
        sm=(s * m).sum(),
        ss=(s * s).sum(),
    )
    return {tuple(row[name] for name in by): row for row in sums.sort(by).iter_rows(named=True)}


def _error(row: dict[str, float]) -> float:
    """Return the standard error of a ratio of sums, clustered by deal."""
    if row["g"] < 2:
        return 0.0
    mean = row["s"] / row["m"]
    squares = max(0.0, row["ss"] - 2 * mean * row["sm"] + mean * mean * row["mm"])
    return sqrt(squares * row["g"] / (row["g"] - 1)) / row["m"]


def beyond(frame: pl.DataFrame, like: Sequence[str]) -> pl.DataFrame:
    """Return the frame with the column `over`: `won` less the mean of the seats that agree in the columns `like`.

    `stratum`: the number of the first of these seats; `alike`: how many they are.
    """
    import polars as pl

    won = pl.col("won").cast(pl.Float64)
    return frame.with_row_index("stratum").with_columns(
        over=won - won.mean().over(like),
        stratum=pl.col("stratum").min().over(like),
        alike=pl.len().over(like),
    )


def effects(frame: pl.DataFrame, by: Sequence[str]) -> dict[tuple[object, ...], Estimate]:
    """Return the mean of `over` in each cell. `frame`: of `beyond`.

    A cell is a part of the mean that it is compared with. With a share w of these seats the variance of its difference
    is 1 - w of that of its own mean.
    """
    import polars as pl

    seats, alike = pl.col("n"), pl.col("alike")
    strata = frame.group_by([*by, "stratum"]).agg(pl.len().alias("n"), alike.first()).sort([*by, "stratum"])
    rest = (seats * (1 - seats / alike).clip(0.0, 1.0)).sum() / seats.sum()
    parts = strata.group_by(by, maintain_order=True).agg(rest.alias("rest"))
    factors = {tuple(row[name] for name in by): sqrt(row["rest"]) for row in parts.iter_rows(named=True)}
    return {key: _narrowed(cell, factors[key]) for key, cell in means(frame, by, "over").items()}


def _narrowed(cell: Estimate, factor: float) -> Estimate:
    half = (cell.high - cell.value) * factor if factor else 0.0
    low, high = cell.value - half, cell.value + half
    return replace(cell, error=cell.error * factor, low=low, high=high)


def pooled(cells: Sequence[Estimate]) -> list[Estimate]:
    """Return the cells drawn towards their mean, by how much of their spread is noise.

    Hierarchical normal model with flat priors of the mean and of the standard deviation between cells, which a grid
    integrates out. A point estimate of that deviation would give intervals that are too short where it is small.
    """
    import numpy as np

    if len(cells) < FEW_CELLS or not all(cell.error for cell in cells):
        return list(cells)
    seen, errors = (np.array([getattr(cell, name) for cell in cells]) for name in ("value", "error"))
    between = np.linspace(0, 3 * float(seen.std(ddof=1)), GRID)[:, None]
    weights = 1 / (errors**2 + between**2)
    total = weights.sum(1, keepdims=True)
    mean = (weights * seen).sum(1, keepdims=True) / total
    likelihood = (np.log(weights).sum(1) - np.log(total[:, 0]) - (weights * (seen - mean) ** 2).sum(1)) / 2
    chance = np.exp(likelihood - likelihood.max())
    chance = (chance / chance.sum())[:, None]
    kept = between**2 * weights
    values = mean + kept * (seen - mean)
    spreads = kept * errors**2 + (1 - kept) ** 2 / total
    value = (chance * values).sum(0)
    error = np.sqrt((chance * (spreads + (values - value) ** 2)).sum(0))
    half = student(len(cells) - 1) * error
    return [
        Estimate(float(v), float(e), float(v - h), float(v + h), cell.seats, cell.deals)
        for v, e, h, cell in zip(value, error, half, cells, strict=True)
    ]


def shown(cells: Sequence[Estimate], alpha: float = 0.05) -> list[bool]:
    """Return by cell if its mean differs from 0, with at most `alpha` for one wrong answer among all cells (Holm)."""
    order = sorted(range(len(cells)), key=lambda i: cells[i].p)
    found = [False] * len(cells)
    for place, i in enumerate(order):
        if cells[i].p > alpha / (len(cells) - place):
            break
        found[i] = True
    return found
