"""Distances, and whom a seat reaches (core 6), seat by seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.card.codes import TARGET
from boomtown.card.index.parts import Seats

OWN: Final = -99  # in place of steps to itself: nothing makes a seat farther from itself


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
    nothing. `farther`: by seat how much farther it seems. `level`: it sees everybody as if they sat beside it.
    """
    dist: list[int] = [0] * len(farther)
    reach: list[int] = []
    near: list[int] = []
    for b, code, steps in ring(order, seat, level):
        gap = steps + farther[b] - nearer
        if gap < 1:
            gap = 0 if steps == OWN else 1
        dist[b] = gap
        if gap <= range_:
            reach.append(code)
        if gap <= 1:
            near.append(b)
    return Row(dist, reach, near)


@lru_cache(maxsize=4096)
def ring(order: Seats, seat: int, level: bool) -> tuple[tuple[int, int, int], ...]:
    """Who is in the game, clockwise, with the target code, and how many seats away: what stays when cards come and
    go.
    """
    if seat not in order:
        return ()
    at, count = order.index(seat), len(order)
    ways = [abs(at - i) for i in range(count)]
    steps = [1 if level else min(way, count - way) for way in ways]
    steps[at] = OWN
    return tuple([(b, TARGET[b], way) for b, way in zip(order, steps, strict=True)])
