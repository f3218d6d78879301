"""Caches of the parts of an observation that seldom change between decisions. They are copied into observations."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

from boomtown.card.encode.layout import LIFE, STEP, CardLayout
from boomtown.card.encode.tables import Order, Places
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.index.index import CardIndex
from boomtown.card.seen.visibility import hidden_roles, knows_role
from boomtown.card.setup import ROLES
from boomtown.card.state import State
from boomtown.encode.base import BoundedCache, places

ROLE_AT = places(ROLES)
Row = tuple[int, int]  # a seat, and the index of its table
Key = tuple[Any, ...]


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
        rows = ((p, at.table + i * self.columns) for i, p in enumerate(order))
        return SeatOrder(order, tuple(map(order.index, range(len(order)))), tuple(rows))


class Identities:
    """Public identities of a position. `hidden`: seats whose role is not public. `twice`: the numbers of each field by
    seat, two rounds in the order of the seating: the order from any seat is a part of them. `parts`: by place in the
    seating, the part of an observation, or None before it is first asked for.
    """

    __slots__ = ("hidden", "parts", "twice")

    def __init__(self, hidden: Order, twice: list[array[float]], players: int) -> None:
        self.hidden, self.twice = hidden, twice
        self.parts: list[array[float] | None] = [None] * players


class IdentityCache:
    """Cache of the part of an observation that has the identities, from `alive` to `character`; all other fields of
    the part are 0.

    They change only if a player leaves the game, changes the character or shows a role. The observers of a position
    share what is public.
    """

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        width, n = len(vocabulary.characters), vocabulary.players
        self.players, self.width = n, width
        self.characters = places(vocabulary.characters)
        self.part = slice(layout.alive, layout.character + n * width)
        self.role = layout.role - layout.alive
        # of each field: where it starts in the part, and its numbers by seat
        self.fields = [
            (start - layout.alive, numbers)
            for start, numbers in (
                (layout.alive, 1),
                (layout.max_life, 1),
                (layout.role, len(ROLES)),
                (layout.role_public, 1),
                (layout.character, width),
            )
        ]
        self._kept: BoundedCache[Identities] = BoundedCache()

    def of(self, s: State, me: int, place: Places) -> array[float]:
        """Return the cached part. Copy it before writing. `place`: by seat its place clockwise from `me`."""
        hidden = tuple(hidden_roles(s))
        key = s.seating, s.characters, s.max_life, s.roles, s.alive, hidden
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._public(s, hidden))
        first = -place[s.seating[0]] % self.players
        part = kept.parts[first]
        if part is None:
            part = kept.parts[first] = self._seen_from(s, me, first, kept)
        return part

    def _public(self, s: State, hidden: Order) -> Identities:
        n, width = self.players, self.width
        alive, life, role, public, character = twice = [array("f", bytes(8 * n * each)) for _, each in self.fields]
        for at, p in enumerate((*s.seating, *s.seating)):
            if s.alive[p]:
                alive[at] = 1.0
            life[at] = s.max_life[p] * LIFE
            if p not in hidden:
                public[at] = 1.0
                role[at * len(ROLES) + ROLE_AT[s.roles[p]]] = 1.0
            if s.characters[p]:
                character[at * width + self.characters[s.characters[p]]] = 1.0
        return Identities(hidden, twice, n)

    def _seen_from(self, s: State, me: int, first: int, kept: Identities) -> array[float]:
        """Return the part for `me`, the seat at the place `first` of the seating."""
        n, part = self.players, array("f", bytes(4 * (self.part.stop - self.part.start)))
        for (start, each), values in zip(self.fields, kept.twice, strict=True):
            part[start : start + n * each] = values[first * each : (first + n) * each]
        if knows_role(s, me, kept.hidden):
            part[self.role + ROLE_AT[s.roles[me]]] = 1.0
        return part


def identity_key(s: State) -> Key:
    """Return all objects that the identities depend on, apart from the observer."""
    return s.seating, s.characters, s.max_life, s.roles, s.alive, s.fallen, s.side, s.course


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
