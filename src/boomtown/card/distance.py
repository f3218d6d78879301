"""Distances, and whom a seat reaches (core 6), seat by seat."""

from __future__ import annotations

from functools import lru_cache

from boomtown.card.codes import TARGET
from boomtown.card.shares import Seats


class Row:
    """What one seat sees: by seat how far it is (core 6.2), the target codes in reach of the weapon (6.4), and the
    seats at distance 1. Nobody changes it.
    """

    __slots__ = ("dist", "near", "reach")

    def __init__(self, dist: list[int], reach: list[int], near: list[int]) -> None:
        self.dist, self.reach, self.near = dist, reach, near


@lru_cache(maxsize=8192)
def measure(order: Seats, seat: int, farther: Seats, nearer: int, range_: int, level: bool) -> Row:
    """The row of one seat; own seats count as in reach (6.6). `order` is who is in the game, clockwise: who is not sees
    nothing. `farther`: by seat how much farther it seems. `level`: everybody sits next to everybody.
    """
    row = Row([0] * len(farther), [], [])
    if seat not in order:
        return row
    at, count = order.index(seat), len(order)
    for i, b in enumerate(order):
        steps = 1 if level else abs(at - i)
        gap = 0 if i == at else max(1, min(steps, count - steps) + farther[b] - nearer)
        row.dist[b] = gap
        if gap <= range_:
            row.reach.append(TARGET[b])
        if gap <= 1:
            row.near.append(b)
    return row
