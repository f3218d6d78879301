"""Observation of reach and distances."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import ZERO, Scale
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
        shares, place = index.shares, around.place
        me = around.order[0]
        mine = shares[me].range
        distances = [ZERO] * len(place)
        in_reach = reaches = 0
        for p, to, back in both_ways(index.order, me, shares):
            at = place[p]
            distances[at] = self.step.of(to)
            if to <= mine:
                in_reach += 1 << at
            if back <= shares[p].range:
                reaches += 1 << at
        parts[self.distance] = b"".join(distances)
        parts[self.in_reach], parts[self.reaches] = around.flags[in_reach], around.flags[reaches]
