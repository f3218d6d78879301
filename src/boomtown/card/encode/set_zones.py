"""Observation of what sets add: their zones and numbers (card/zones.py), and tokens on cards in play."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from dataclasses import dataclass

from boomtown.card import zones
from boomtown.card.encode.caches import SeatOrder
from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.tables import Order, by_card, write_counts
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.state import State

TEN, FOUR = 1 / 10, 1 / 4  # scales


@dataclass(frozen=True)
class Place:
    """Zone on the table. `index`: in `State.zones`; `size`: place of its size; `seen`: places by card, from `start` on;
    `top`: only the top card is seen.
    """

    index: int
    size: int
    seen: list[int]
    start: int
    top: bool


class SetZones:
    """Writer of these parts. Zones of seats and numbers are in order of the seats, clockwise from the observer.

    Zones on the table look the same to all and change seldom: only those that have changed are written.
    """

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        self.layout = layout
        declared = zones.in_use(vocabulary.sets)
        self.needed = bool(declared)
        self.seen = {name: by_card(vocabulary.kinds, start) for name, start in layout.seen.items()}
        self.stay, self.stays, self.kinds = by_card(vocabulary.stays), len(vocabulary.stays), len(vocabulary.kinds)
        index = zones.layout(vocabulary.sets, vocabulary.players)
        self.counts = [(index[p.name], layout.sizes[p.name]) for p in declared if isinstance(p, zones.Count)]
        cards = [zone for zone in declared if isinstance(zone, zones.Zone)]
        self.of_seats = [zone for zone in cards if zone.seats or zone.seen == "owner"]
        on_table = [zone for zone in cards if zone not in self.of_seats]
        self.closed = [(index[zone.name], layout.sizes[zone.name]) for zone in on_table if zone.name not in self.seen]
        self.open = [
            Place(
                index[zone.name],
                layout.sizes[zone.name],
                self.seen[zone.name],
                layout.seen[zone.name],
                zone.seen == "top",
            )
            for zone in on_table
            if zone.name in self.seen
        ]
        self.no_cards = array("f", bytes(4 * self.kinds))
        self.tokens = slice(layout.tokens, layout.tokens + vocabulary.players * self.stays)
        self.no_tokens = array("f", bytes(4 * vocabulary.players * self.stays))

    def write(self, latest: Latest, s: State, me: int, around: SeatOrder) -> None:
        found, order = latest.found, around.order
        if latest.zones != s.zones or latest.counted is not around:
            self._changed(latest, s.zones, around)
        for zone in self.of_seats:
            self._of_seats(found, s, me, zone, order)
        if latest.tokens is not s.tokens or (s.tokens and latest.moved):
            latest.tokens = s.tokens
            self._tokens(found, s, order)

    def _changed(self, latest: Latest, lists: list[list[int]], around: SeatOrder) -> None:
        """Write the zones on the table that have changed, and the numbers of seats."""
        found, before, turned = latest.found, latest.zones, latest.counted is not around
        if not before:
            before = latest.zones = [[] for _ in lists]
        for place in self.open:
            if before[place.index] != lists[place.index]:
                before[place.index] = lists[place.index][:]
                self._on_table(found, place, lists[place.index])
        for index, at in self.closed:
            if len(before[index]) != len(lists[index]):
                before[index] = lists[index][:]
                found[at] = len(lists[index]) * TEN
        for index, at in self.counts:
            if turned or before[index] != lists[index]:
                numbers, known = lists[index], before[index]
                before[index] = numbers[:]
                for i, seat in enumerate(around.order):
                    if turned or known[seat] != numbers[seat]:
                        found[at + i] = numbers[seat] * TEN
        latest.counted = around

    def _on_table(self, found: array[float], place: Place, cards: list[int]) -> None:
        found[place.size] = len(cards) * TEN
        found[place.start : place.start + self.kinds] = self.no_cards
        seen = place.seen
        write_counts(found, [seen[card] for card in (cards[-1:] if place.top else cards)])

    def _of_seats(self, found: array[float], s: State, me: int, place: zones.Zone, order: Order) -> None:
        at, seen = self.layout.sizes[place.name], self.seen.get(place.name)
        seats = order if place.seats else (0,)
        if seen is not None:
            start = self.layout.seen[place.name]
            found[start : start + len(seats) * self.kinds] = array("f", bytes(4 * len(seats) * self.kinds))
        for i, seat in enumerate(seats):
            cards = s.zone(place.name, seat)
            found[at + i] = len(cards) * TEN
            if seen is not None:  # else no seat sees any of them
                for card in cards if zones.sees(place, seat, me) else cards[-1:]:
                    found[seen[card] + i * self.kinds] += 1.0

    def _tokens(self, found: array[float], s: State, order: Order) -> None:
        found[self.tokens] = self.no_tokens
        tokens, tables, stay = s.tokens, s.tables, self.stay
        at = self.layout.tokens
        for seat in order:
            for card in tables[seat]:
                if card in tokens:
                    found[at + stay[card]] = tokens[card] * FOUR
            at += self.stays
