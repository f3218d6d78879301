"""Observation of what sets add: their zones and numbers (card/zones.py), and tokens on cards in play."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Final

from boomtown.card import zones
from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import Scale, Sparse, by_card, zeros
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.state import State

TENTHS: Final = 1 / 10  # scales
QUARTERS: Final = 1 / 4


@dataclass(frozen=True)
class Place:
    """Zone. `index`: of its first list in `State.zones`; `size`, `seen`: parts of its sizes and of its visible cards,
    -1 for none.
    """

    zone: zones.Zone
    index: int
    size: int
    seen: int


class SetZones:
    """Writer of these parts. Zones of seats and numbers are in order of the seats, clockwise from the observer.

    Zones on the table look the same to all and change seldom: only those that have changed are written.
    """

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout, parts: Parts) -> None:
        declared = zones.in_use(vocabulary.sets)
        self.needed = bool(declared)
        index = zones.layout(vocabulary.sets, vocabulary.players)
        self.counts = [(index[p.name], parts.of(layout.sizes[p.name])) for p in declared if isinstance(p, zones.Count)]
        cards = [
            Place(zone, index[zone.name], parts.of(layout.sizes[zone.name]), parts.of(layout.seen.get(zone.name, -1)))
            for zone in declared
            if isinstance(zone, zones.Zone)
        ]
        self.of_seats = [place for place in cards if place.zone.seats or place.zone.seen == "owner"]
        self.on_table = [place for place in cards if place not in self.of_seats]
        self.by_index = {place.index: place for place in self.on_table}
        self.on_table_at = [*self.by_index]
        self.kind, self.stay = by_card(vocabulary.kinds), by_card(vocabulary.stays)
        self.cards, self.no_tokens = Sparse(len(vocabulary.kinds)), zeros(len(vocabulary.stays))
        self.tokens = parts.of(layout.tokens)
        self.tenths, self.quarters = Scale(TENTHS), Scale(QUARTERS)

    def write(self, latest: Latest, s: State, me: int, around: SeatOrder) -> None:
        if not latest.zones:
            latest.zones, latest.rings = [[] for _ in s.zones], [b""] * len(self.counts)
        changed = latest.zones != s.zones
        if changed:
            self._on_table(latest, s.zones)
            self._counts(latest, s.zones)
        if changed or latest.switched:
            for (_, at), numbers in zip(self.counts, latest.rings, strict=True):
                latest.parts[at] = around.part(numbers)
        for place in self.of_seats:
            self._of_seats(latest.parts, s.zones, me, place, around)
        if latest.tokens is not s.tokens or latest.moved:
            self._tokens(latest, s, around)

    def _on_table(self, latest: Latest, lists: list[list[int]]) -> None:
        """Write the zones on the table that have changed."""
        before = latest.zones
        for i in self.on_table_at:
            cards = lists[i]
            if before[i] != cards:
                before[i] = cards[:]
                place = self.by_index[i]
                latest.parts[place.size] = self.tenths.of(len(cards))
                if place.seen >= 0:
                    latest.parts[place.seen] = self._seen(cards[-1:] if place.zone.seen == "top" else cards)

    def _counts(self, latest: Latest, lists: list[list[int]]) -> None:
        """Make the rings of the numbers of seats that have changed."""
        for at, (i, _) in enumerate(self.counts):
            values = lists[i]
            if latest.zones[i] != values:
                latest.zones[i] = values[:]
                latest.rings[at] = ring([self.tenths.of(value) for value in values], latest.seating)

    def _seen(self, cards: list[int]) -> bytes:
        kind = self.kind
        return self.cards.counts([kind[card] for card in cards])

    def _of_seats(self, parts: list[bytes], lists: list[list[int]], me: int, place: Place, around: SeatOrder) -> None:
        seats = around.order if place.zone.seats else (0,)
        held = [lists[place.index + seat] for seat in seats]
        parts[place.size] = b"".join([self.tenths.of(len(cards)) for cards in held])
        if place.seen >= 0:  # else no seat sees any of them
            parts[place.seen] = b"".join(
                [
                    self._seen(cards if zones.sees(place.zone, seat, me) else cards[-1:])
                    for seat, cards in zip(seats, held, strict=True)
                ]
            )

    def _tokens(self, latest: Latest, s: State, around: SeatOrder) -> None:
        parts, at, loaded, new = latest.parts, self.tokens, latest.loaded, latest.tokens is not s.tokens
        latest.tokens = s.tokens
        for p in around.order:
            if new or not loaded[p]:
                loaded[p] = self._loaded(s.tables[p], s.tokens)
            parts[at] = loaded[p]
            at += 1

    def _loaded(self, table: list[int], tokens: dict[int, int]) -> bytes:
        """Return the tokens on these cards."""
        loaded = [card for card in table if card in tokens]
        if not loaded:
            return self.no_tokens
        found = array("f", self.no_tokens)
        for card in loaded:
            found[self.stay[card]] = tokens[card] * QUARTERS
        return found.tobytes()
