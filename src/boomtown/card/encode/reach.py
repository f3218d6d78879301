"""Observation of reach and distances."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import Scale
from boomtown.card.index.distance import both_ways
from boomtown.card.index.index import CardIndex


class Reach:
    """Writer of the ranges, the distances, whom the observer reaches, and who reaches the observer."""

    def __init__(self, layout: CardLayout, parts: Parts) -> None:
        self.range, self.distance = parts.of(layout.range), parts.of(layout.distance)
        self.in_reach, self.reaches = parts.of(layout.in_reach), parts.of(layout.reaches)
        self.life, self.step = Scale(LIFE), Scale(STEP)

    def write(self, latest: Latest, index: CardIndex, around: SeatOrder) -> None:
        changed = latest.in_game is not index.order or latest.shares != index.shares
        if changed:
            latest.in_game, latest.shares = index.order, index.shares[:]
            latest.ranges = ring([self.life.of(of.range) for of in index.shares], latest.seating)
        if changed or latest.switched:
            latest.parts[self.range] = around.part(latest.ranges)
            self._measure(latest.parts, index, around)

    def _measure(self, parts: list[bytes], index: CardIndex, around: SeatOrder) -> None:
        shares, me = index.shares, around.order[0]
        mine = shares[me].range
        to, back = both_ways(index.order, me, shares)
        in_reach = reaches = 0
        bit = 1
        for p in around.order:
            if to[p]:  # else the observer, or not in the game
                if to[p] <= mine:
                    in_reach += bit
                if back[p] <= shares[p].range:
                    reaches += bit
            bit += bit
        step = self.step
        parts[self.distance] = b"".join([step.of(to[p]) for p in around.order])
        parts[self.in_reach], parts[self.reaches] = around.flags[in_reach], around.flags[reaches]
