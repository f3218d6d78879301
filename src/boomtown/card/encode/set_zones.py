"""Observation of what sets add: their zones and numbers (card/zones.py), and tokens on cards in play."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array

from boomtown.card import zones
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.tables import Order, by_card
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.state import State
from boomtown.encode.base import BoundedCache

TEN, FOUR = 1 / 10, 1 / 4  # scales
KEPT = 512  # cached arrangements of the zones on the table


class SetZones:
    """Writer of these parts. Zones of seats and numbers are in order of the seats, clockwise from the observer.

    Zones on the table look the same to all and change seldom, so their numbers are cached. They are made from a plan:
    (index in `State.zones`, place of the size, places by card or None, True if only the top card is seen).
    """

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        self.layout = layout
        places = zones.in_use(vocabulary.sets)
        self.needed = bool(places)
        self.seen = {name: by_card(vocabulary.kinds, start) for name, start in layout.seen.items()}
        self.stay, self.stays, self.kinds = by_card(vocabulary.stays), len(vocabulary.stays), len(vocabulary.kinds)
        index = zones.layout(vocabulary.sets, vocabulary.players)
        self.counts = [(index[p.name], layout.sizes[p.name]) for p in places if isinstance(p, zones.Count)]
        cards = [place for place in places if isinstance(place, zones.Zone)]
        self.of_seats = [place for place in cards if place.seats or place.seen == "owner"]
        self.on_table = [
            (index[place.name], layout.sizes[place.name], self.seen.get(place.name), place.seen == "top")
            for place in cards
            if place not in self.of_seats
        ]
        self.open = [at for at, _, seen, top in self.on_table if seen is not None and not top]
        self.tops = [at for at, _, seen, top in self.on_table if seen is not None and top]
        self.closed = [at for at, _, seen, _ in self.on_table if seen is None]
        self.block = slice(min(layout.sizes.values(), default=0), max(layout.tokens, 0))
        self._kept: BoundedCache[array[float]] = BoundedCache(KEPT)

    def write(self, found: array[float], s: State, me: int, order: Order) -> None:
        lists = s.zones
        key = (
            *[tuple(lists[at]) for at in self.open],
            *[(len(lists[at]), *lists[at][-1:]) for at in self.tops],
            *[len(lists[at]) for at in self.closed],
        )
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._on_table(lists))
        found[self.block] = kept
        for index, at in self.counts:
            numbers = lists[index]
            for i, seat in enumerate(order):
                if numbers[seat]:
                    found[at + i] = numbers[seat] * TEN
        for place in self.of_seats:
            self._of_seats(found, s, me, place, order)
        if s.tokens:
            self._tokens(found, s, order)

    def _on_table(self, lists: list[list[int]]) -> array[float]:
        """Return the part of an observation that holds the zones, with those on the table."""
        found = array("f", bytes(4 * self.block.stop))
        for index, at, seen, top in self.on_table:
            cards = lists[index]
            found[at] = len(cards) * TEN
            if seen is not None:
                for card in cards[-1:] if top else cards:
                    found[seen[card]] += 1.0
        return found[self.block]

    def _of_seats(self, found: array[float], s: State, me: int, place: zones.Zone, order: Order) -> None:
        at, seen = self.layout.sizes[place.name], self.seen.get(place.name)
        for i, seat in enumerate(order if place.seats else (0,)):
            cards = s.zone(place.name, seat)
            found[at + i] = len(cards) * TEN
            if seen is not None:  # else no seat sees any of them
                for card in cards if zones.sees(place, seat, me) else cards[-1:]:
                    found[seen[card] + i * self.kinds] += 1.0

    def _tokens(self, found: array[float], s: State, order: Order) -> None:
        tokens, tables, stay = s.tokens, s.tables, self.stay
        at = self.layout.tokens
        for seat in order:
            for card in tables[seat]:
                if card in tokens:
                    found[at + stay[card]] = tokens[card] * FOUR
            at += self.stays
