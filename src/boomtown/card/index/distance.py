"""Distances and reach of a seat (core 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.card.codes import TARGET
from boomtown.card.index.parts import Seats, Share

OWN: Final = -99  # stands for the steps to itself, which no modifier changes


class Row:
    """Distances of one seat. It must not be changed.

    `dist`: by seat (core 6.2). `reach`: target codes in reach of the weapon (6.4). `near`: seats at distance 1.
    """

    __slots__ = ("dist", "near", "reach")

    def __init__(self, dist: list[int], reach: list[int], near: list[int]) -> None:
        self.dist, self.reach, self.near = dist, reach, near


@lru_cache(maxsize=8192)
def measure(order: Seats, seat: int, farther: Seats, nearer: int, range_: int, level: bool) -> Row:
    """Return the row of one seat; own seats count as in reach (6.6).

    `order`: the seats in the game, clockwise; a seat not in it sees no other. `farther`: by seat the steps added to its
    distance. `level`: all seats count as neighbours.
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
def steps_to(order: Seats, seat: int, players: int) -> Seats:
    """Return by seat the steps from `seat` to it; 0 for itself, and with a seat that is not in the game."""
    found = [0] * players
    for b, _, steps in ring(order, seat, False):
        found[b] = 0 if b == seat else steps
    return tuple(found)


def gap(steps: int, by: Share, to: Share) -> int:
    """Return the distance of a seat `steps` places away. `by`, `to`: values of the two seats."""
    found = (1 if by.level > 0 else steps) + to.farther - by.nearer
    return found if found > 1 else 1


@lru_cache(maxsize=4096)
def ring(order: Seats, seat: int, level: bool) -> tuple[tuple[int, int, int], ...]:
    """Return (seat, target code, steps) of the seats in the game, clockwise: the part that no card changes."""
    if seat not in order:
        return ()
    at, count = order.index(seat), len(order)
    ways = [abs(at - i) for i in range(count)]
    steps = [1 if level else min(way, count - way) for way in ways]
    steps[at] = OWN
    return tuple([(b, TARGET[b], way) for b, way in zip(order, steps, strict=True)])
