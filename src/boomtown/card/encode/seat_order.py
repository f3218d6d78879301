"""Table as seen from one seat."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.tables import WIDTH, Seats, flags
from boomtown.card.state import State


class SeatOrder:
    """`order`: all seats clockwise from the observer; `place`: by seat its place in that order. `flags`: by the sum of
    2 ** place of some seats, their numbers: 1 for these, 0 for others.

    A ring has the bytes of the seats in the order of the seating, twice; the part of the observer begins at `first`.
    """

    __slots__ = ("first", "flags", "last", "order", "place")

    def __init__(self, seating: Seats, me: int, flags: list[bytes]) -> None:
        n, at = len(seating), seating.index(me)
        self.order = list(seating[at:] + seating[:at])
        self.place = tuple([self.order.index(p) for p in range(n)])
        self.first, self.last = WIDTH * at, WIDTH * (at + n)
        self.flags = flags

    def part(self, ring: bytes) -> bytes:
        """Return the part of the observer. Each seat has one number in the ring."""
        return ring[self.first : self.last]


class SeatOrders:
    """`SeatOrder` by observer and seating. Few seatings occur."""

    def __init__(self, players: int) -> None:
        self.known: dict[tuple[int, Seats], SeatOrder] = {}
        self.flags = flags(players)

    def of(self, s: State, me: int) -> SeatOrder:
        key = me, s.seating
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = SeatOrder(s.seating, me, self.flags)
        return found


def ring(numbers: list[bytes], seating: Seats) -> bytes:
    """Return the ring of the bytes of each seat."""
    found = b"".join([numbers[p] for p in seating])
    return found + found
