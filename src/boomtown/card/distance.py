"""Distances, and whom a seat reaches (core 6), row by row."""

from __future__ import annotations

from functools import lru_cache

from boomtown.card.codes import TO
from boomtown.card.shares import Seats

Row = tuple[list[int], list[int], list[int]]


def measure(
    order: Seats, farther: Seats, nearer: Seats, ranges: Seats, level: bool = False
) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """Distances d[a][b] from a to b (core 6.2); by seat the target codes in reach (6.4) and the seats at distance 1.

    `order` is who is in the game, clockwise; the others by seat. `level`: everybody sits next to everybody. Nobody
    changes what it returns.
    """
    n = len(farther)
    rows: list[Row] = [([0] * n, [], [])] * n
    for at, seat in enumerate(order):
        rows[seat] = measure_from(order, at, farther, nearer[seat], ranges[seat], level)
    return [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]


@lru_cache(maxsize=8192)
def measure_from(order: Seats, at: int, farther: Seats, nearer: int, range_: int, level: bool) -> Row:
    """The row of one seat, the one at `at` of the order. Own seats count as in reach (6.6)."""
    count = len(order)
    dist, reach, near = [0] * len(farther), [], []
    for i, b in enumerate(order):
        steps = 1 if level else abs(at - i)
        gap = 0 if i == at else max(1, min(steps, count - steps) + farther[b] - nearer)
        dist[b] = gap
        if gap <= range_:
            reach.append((b + 1) << TO)
        if gap <= 1:
            near.append(b)
    return dist, reach, near
