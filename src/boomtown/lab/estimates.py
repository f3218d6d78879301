"""Estimates with intervals: means of cells clustered by deal, partial pooling, correction for many cells.

The seats of one deal depend on each other, so each standard error is clustered by deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from boomtown.lab.normal import NORMAL
from boomtown.lab.paired import student
from boomtown.lab.report import wilson

if TYPE_CHECKING:
    import polars as pl

Key = tuple[object, ...]  # of a cell
FEW = 30  # deals; with fewer the clustered error is not trusted
FEW_CELLS = 10  # with fewer, their spread is not known well enough to draw them to their mean
LEAST_DESIGN = 0.02  # effect of the clusters on the variance, where they make it small
GRID = 200  # values of the standard deviation between cells
BATCH = 5000  # deals whose seats are joined at once; a join of all of them takes gigabytes


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


def means(frame: pl.DataFrame, by: Sequence[str], of: str) -> dict[Key, Estimate]:
    """Return the mean of a column in each cell, with its interval. `frame` has the column `deal`."""
    found = {}
    for key, row in _sums(frame, by, of).items():
        n, value, error = int(row["m"]), row["s"] / row["m"], _error(row)
        half = student(max(1, int(row["g"]) - 1)) * error if row["g"] > 1 else float("inf")
        found[key] = Estimate(value, error, value - half, value + half, n, int(row["g"]))
    return found


def differences(frame: pl.DataFrame, by: Sequence[str]) -> dict[Key, Estimate]:
    """Return the mean of `over` in each cell, the difference of two results of one seat or side in a deal.

    The interval counts two more pairs, with half a difference in each direction (Agresti and Min). Where wins are rare,
    few pairs differ; without these the interval would be too short, and of no width if no pair differs.
    """
    found = {}
    for key, row in _sums(frame, by, "over").items():
        n, value, error, g = row["m"], row["s"] / row["m"], _error(row), int(row["g"])
        middle, half = row["s"] / (n + 2), student(max(1, g - 1)) * sqrt((error * n) ** 2 + 1) / (n + 2)
        found[key] = Estimate(value, error, middle - half, middle + half, int(n), g)
    return found


def rates(frame: pl.DataFrame, by: Sequence[str], of: str = "won") -> dict[Key, Estimate]:
    """Return the rate of a column of 0 and 1 in each cell: Wilson's interval for the effective number of seats."""
    found = {}
    for key, row in _sums(frame, by, of).items():
        n, p, error = int(row["m"]), row["s"] / row["m"], _error(row)
        size = _effective(row, p, error**2)
        found[key] = Estimate(p, error, *wilson(p * size, size), n, int(row["g"]))
    return found


def _sums(frame: pl.DataFrame, by: Sequence[str], of: str) -> dict[Key, dict[str, float]]:
    """Return by cell: deals `g`, seats `m`, the sum `s`, and the sums of squares and products of those by deal."""
    import polars as pl

    m, s = pl.col("m").cast(pl.Float64), pl.col("s")

    def sums(part: pl.DataFrame) -> pl.DataFrame:
        deals = part.group_by([*by, "deal"]).agg(pl.len().alias("m"), pl.col(of).cast(pl.Float64).sum().alias("s"))
        return deals.group_by(by).agg(
            pl.len().alias("g"),
            m.sum().alias("m"),
            s.sum().alias("s"),
            mm=(m * m).sum(),
            sm=(s * m).sum(),
            ss=(s * s).sum(),
        )

    found = _added(by, (sums(part) for (part,) in _batches(frame)))
    return {tuple(row[name] for name in by): row for row in found.iter_rows(named=True)}


def _batches(*frames: pl.DataFrame) -> Iterator[tuple[pl.DataFrame, ...]]:
    """Yield the rows of the first BATCH deals, then of the next ones, and so on; at least once."""
    import polars as pl

    deals = max((int(frame["deal"].max()) + 1 for frame in frames if frame.height), default=1)  # type: ignore[arg-type]
    for start in range(0, deals, BATCH):
        here = pl.col("deal").is_between(start, start + BATCH, closed="left")
        yield tuple(frame.filter(here) for frame in frames)


def _added(by: Sequence[str], parts: Iterable[pl.DataFrame]) -> pl.DataFrame:
    """Return the sums of the parts by cell, sorted by it."""
    import polars as pl

    return pl.concat(list(parts)).group_by(by).sum().sort(by)


def _error(row: dict[str, float]) -> float:
    """Return the standard error of a ratio of sums, clustered by deal."""
    if row["g"] < 2:
        return 0.0
    mean = row["s"] / row["m"]
    squares = max(0.0, row["ss"] - 2 * mean * row["sm"] + mean * mean * row["mm"])
    return sqrt(squares * row["g"] / (row["g"] - 1)) / row["m"]


def beyond(frame: pl.DataFrame, like: Sequence[str]) -> pl.DataFrame:
    """Return the frame with the column `over`: `won` less the mean of the seats that agree in the columns `like`.

    `mean`: that mean. `stratum`: the number of the first of these seats.
    """
    import polars as pl

    mean = pl.col("won").cast(pl.Float64).mean().over(like)
    return frame.with_row_index("stratum").with_columns(
        over=pl.col("won").cast(pl.Float64) - mean, mean=mean, stratum=pl.col("stratum").min().over(like)
    )


def effects(frame: pl.DataFrame, by: Sequence[str], whole: pl.DataFrame | None = None) -> dict[Key, Estimate]:
    """Return the mean of `over` in each cell. `whole`: the frame of `beyond`, if `frame` has other rows.

    A cell is a part of the mean that it is compared with, and seats of one deal win together. So the error sums over
    the deals what each of them adds to the cell less what it adds to that mean. The interval is Wilson's for the rate
    of the cell, moved by the mean; `error` is that of a cell without effect, as in a score test.
    """
    found = {}
    sums = _sums(frame, by, "over")
    variances = _variances(frame, by, frame if whole is None else whole, sums)
    expected = {key: row["s"] / row["m"] for key, row in _sums(frame, by, "mean").items()}
    for key, row in sums.items():
        n, value, mean = int(row["m"]), row["s"] / row["m"], expected[key]
        size = _effective(row, value + mean, variances[key])
        low, high = wilson((value + mean) * size, size)
        error = sqrt(mean * (1 - mean) / size)
        found[key] = Estimate(value, error, low - mean, high - mean, n, int(row["g"]))
    return found


def _effective(row: dict[str, float], rate: float, variance: float) -> float:
    """Return the number of independent seats whose rate has this variance."""
    plain = rate * (1 - rate) / row["m"]
    trusted = plain > 0 and row["g"] >= FEW
    return row["m"] / max(variance / plain if trusted else 1.0, LEAST_DESIGN)


def _variances(
    frame: pl.DataFrame, by: Sequence[str], whole: pl.DataFrame, sums: dict[Key, dict[str, float]]
) -> dict[Key, float]:
    """Return the variance of the mean of `over` in each cell, clustered by deal. `sums`: of `over`, by cell.

    A cell has n seats, m of them in one deal, where their `over` sum up to s. This deal adds (s - m * mean) / n less
    its part of the means of the strata. That part is the sum of o * w / n: o is the sum of `over` of all seats of the
    deal in a stratum, w the share of the cell in that stratum.
    """
    import polars as pl

    s, m, o = pl.col("s"), pl.col("m").cast(pl.Float64), pl.col("o")
    crosses, squares = [], []
    for seats, others in _batches(frame, whole):
        deals = seats.group_by([*by, "deal"]).agg(pl.len().alias("m"), pl.col("over").sum().alias("s"))
        parts = others.group_by("deal", "stratum").agg(pl.col("over").sum().alias("o"))
        both = deals.join(parts, on="deal").group_by([*by, "stratum"])
        crosses.append(both.agg(so=(s * o).sum(), mo=(m * o).sum()))
        pairs = parts.join(parts, on="deal", suffix="_other").group_by("stratum", "stratum_other")
        squares.append(pairs.agg(oo=(o * pl.col("o_other")).sum()))
    shares = frame.group_by([*by, "stratum"]).agg(pl.len().alias("w"))
    shares = shares.join(whole.group_by("stratum").len(), on="stratum")
    shares = shares.select(*by, "stratum", w=pl.col("w") / pl.col("len"))
    cross = (
        _added([*by, "stratum"], crosses)
        .join(shares, on=[*by, "stratum"])
        .group_by(by)
        .agg(so=(pl.col("so") * pl.col("w")).sum(), mo=(pl.col("mo") * pl.col("w")).sum())
    )
    pair = ["stratum", "stratum_other"]
    means = shares.join(shares, on=by, suffix="_other").join(_added(pair, squares), on=pair)
    means = means.group_by(by).agg(oo=(pl.col("w") * pl.col("w_other") * pl.col("oo")).sum())
    found = {}
    for row in cross.join(means, on=by).iter_rows(named=True):
        key = tuple(row[name] for name in by)
        cell = sums[key]
        mean = cell["s"] / cell["m"]
        own = cell["ss"] - 2 * mean * cell["sm"] + mean * mean * cell["mm"]
        square = max(0.0, own - 2 * (row["so"] - mean * row["mo"]) + row["oo"])
        found[key] = square / cell["m"] ** 2 * cell["g"] / max(1.0, cell["g"] - 1)
    return found


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
