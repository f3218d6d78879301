"""Observation of reach and distances."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import ZERO, Scale
from boomtown.card.index.distance import gap, steps_to
from boomtown.card.index.index import CardIndex


class Reach:
    """Writer of the ranges, the distances, whom the observer reaches, and who reaches the observer."""

    def __init__(self, layout: CardLayout, parts: Parts) -> None:
        self.range, self.distance = parts.of(layout.range), parts.of(layout.distance)
        self.in_reach, self.reaches = parts.of(layout.in_reach), parts.of(layout.reaches)
        self.life, self.step = Scale(LIFE), Scale(STEP)

    def write(self, latest: Latest, index: CardIndex, around: SeatOrder) -> None:
        changed = latest.shares != index.shares
        if latest.in_game is not index.order:
            latest.in_game, latest.steps, changed = index.order, {}, True
        if changed:
            latest.shares = index.shares[:]
            latest.ranges = ring([self.life.of(of.range) for of in index.shares], latest.seating)
        if changed or latest.switched:
            latest.parts[self.range] = around.part(latest.ranges)
            self._measure(latest, around)

    def _measure(self, latest: Latest, around: SeatOrder) -> None:
        parts, shares, me, step = latest.parts, latest.shares, latest.me, self.step
        steps = latest.steps.get(me)
        if steps is None:
            steps = latest.steps[me] = steps_to(latest.in_game, me, len(shares))
        mine = shares[me]
        distances: list[bytes] = []
        in_reach = reaches = 0
        bit = 1
        for p in around.order:
            far = steps[p]
            if far:
                of = shares[p]
                to = gap(far, mine, of)
                distances.append(step.of(to))
                if to <= mine.range:
                    in_reach += bit
                if gap(far, of, mine) <= of.range:
                    reaches += bit
            else:
                distances.append(ZERO)
            bit += bit
        parts[self.distance] = b"".join(distances)
        parts[self.in_reach], parts[self.reaches] = around.flags[in_reach], around.flags[reaches]
