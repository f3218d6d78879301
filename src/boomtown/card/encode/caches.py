"""Caches of the parts of an observation that seldom change between decisions. They are copied into observations."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from dataclasses import dataclass

from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.tables import Order, Places
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.index.index import CardIndex
from boomtown.card.seen.visibility import hidden_roles, knows_role
from boomtown.card.setup import ROLES
from boomtown.card.state import State
from boomtown.encode.base import BoundedCache, places

ROLE_AT = places(ROLES)
Row = tuple[int, int, int, int]  # a seat, and the indices of its life, its hand and its table


@dataclass(frozen=True)
class SeatOrder:
    """Table as seen from one seat.

    `order`: all seats clockwise from the observer; `place`: by seat its place in that order. `rows`: in that order.
    """

    order: Order
    place: Places
    rows: tuple[Row, ...]


class SeatOrderCache:
    """Cache of `SeatOrder` by observer and seating."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        self.at, self.columns = layout, len(vocabulary.stays)
        self._kept: BoundedCache[SeatOrder] = BoundedCache()

    def of(self, s: State, me: int) -> SeatOrder:
        key = me, s.seating
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._around(s.clockwise(me)))
        return kept

    def _around(self, order: Order) -> SeatOrder:
        at = self.at
        rows = ((p, at.life + i, at.hand + i, at.table + i * self.columns) for i, p in enumerate(order))
        return SeatOrder(order, tuple(map(order.index, range(len(order)))), tuple(rows))


class IdentityCache:
    """Cache of the part of an observation that has the identities, from `alive` to `character`; all other fields of
    the part are 0.

    They change only if a player leaves the game, changes the character or shows a role.
    """

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        self.at, self.width = layout, len(vocabulary.characters)
        self.characters = places(vocabulary.characters, layout.character)
        self.part = slice(layout.alive, layout.character + vocabulary.players * self.width)
        self._kept: BoundedCache[array[float]] = BoundedCache()

    def of(self, s: State, order: Order) -> array[float]:
        """Return the cached part. Copy it before writing."""
        key = order, s.characters, s.max_life, s.roles, s.alive, s.fallen, s.side, tuple(s.course.kept.items())
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._identities(s, order))
        return kept

    def _identities(self, s: State, order: Order) -> array[float]:
        at, width, found = self.at, self.width, array("f", bytes(4 * self.part.stop))
        hidden = hidden_roles(s)
        for place, p in enumerate(order):
            role, name, alive = s.roles[p], s.characters[p], s.alive[p]
            public = p not in hidden
            if public:
                found[at.role_public + place] = 1.0
            if public or (not place and knows_role(s, p, hidden)):
                found[at.role + place * 4 + ROLE_AT[role]] = 1.0
            if name:
                found[self.characters[name] + place * width] = 1.0
            if alive:
                found[at.alive + place] = 1.0
            found[at.max_life + place] = s.max_life[p] * LIFE
        return found[self.part]


class ReachCache:
    """Cache of reach and distances, four adjacent fields. Few combinations occur."""

    def __init__(self, players: int) -> None:
        self.n = players
        self._kept: BoundedCache[array[float]] = BoundedCache()

    def of(self, s: State, order: Order) -> array[float]:
        """Return the cached fields, by all values that distances depend on. Copy them before writing."""
        index = s.index
        key = order, index.order, index.measures
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._measure(index, order))
        return kept

    def _measure(self, index: CardIndex, order: Order) -> array[float]:
        n, me, ranges, alive = self.n, order[0], index.ranges, index.order
        found = [ranges[p] * LIFE for p in order] + [0.0] * (3 * n)
        if me in alive:
            row, mine = index.sees(me).dist, ranges[me]
            for at, p in enumerate(order[1:], n + 1):
                if p in alive:
                    found[at] = row[p] * STEP
                    if row[p] <= mine:
                        found[at + n] = 1.0
                    if index.sees(p).dist[me] <= ranges[p]:
                        found[at + 2 * n] = 1.0
        return array("f", found)
