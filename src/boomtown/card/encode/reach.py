"""Observation of reach and distances."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import ZERO, scaled_bytes
from boomtown.card.index.distance import gap, steps_to
from boomtown.card.index.index import CardIndex


class Reach:
    """Writer of the ranges, the distances, whom the observer reaches, and who reaches the observer."""

    def __init__(self, layout: CardLayout, parts: Parts) -> None:
        self.range, self.distance = parts.of(layout.range), parts.of(layout.distance)
        self.in_reach, self.reaches = parts.of(layout.in_reach), parts.of(layout.reaches)
        self.life, self.step = scaled_bytes(LIFE), scaled_bytes(STEP)

    def write(self, latest: Latest, index: CardIndex, around: SeatOrder) -> None:
        changed = latest.in_game is not index.order or latest.shares != index.shares
        if changed:
            latest.in_game, latest.shares, latest.reach = index.order, index.shares[:], {}
            life = self.life
            latest.ranges = ring([life[of.range] for of in index.shares], latest.seating)
        if changed or latest.switched:
            parts = latest.parts
            parts[self.range] = around.part(latest.ranges)
            found = latest.reach.get(latest.me)
            if found is None:
                found = latest.reach[latest.me] = self._measure(latest, around)
            parts[self.distance], parts[self.in_reach], parts[self.reaches] = found

    def _measure(self, latest: Latest, around: SeatOrder) -> tuple[bytes, bytes, bytes]:
        """Return the distances, whom the observer reaches, and who reaches the observer."""
        shares, me, step = latest.shares, latest.me, self.step
        steps, mine = steps_to(latest.in_game, me, len(shares)), shares[me]
        distances: list[bytes] = []
        in_reach = reaches = 0
        bit = 1
        for p in around.order:
            far = steps[p]
            if far:
                of = shares[p]
                to = gap(far, mine, of)
                distances.append(step[to])
                if to <= mine.range:
                    in_reach += bit
                if gap(far, of, mine) <= of.range:
                    reaches += bit
            else:
                distances.append(ZERO)
            bit += bit
        return b"".join(distances), around.flags[in_reach], around.flags[reaches]
