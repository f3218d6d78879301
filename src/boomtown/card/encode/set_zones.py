"""Observation of what sets add: their zones and numbers (card/zones.py), and tokens on cards in play."""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card import zones
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.tables import Order, by_card
from boomtown.card.encode.vocabulary import Vocabulary

TEN, FOUR = 1 / 10, 1 / 4  # scales


class SetZones:
    """Writer of these parts. Zones of seats and numbers are in order of the seats, clockwise from the observer."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        self.layout, self.sets, self.players = layout, vocabulary.sets, vocabulary.players
        self.places = zones.in_use(vocabulary.sets)
        self.needed = bool(self.places)
        self.seen = {name: by_card(vocabulary.kinds, start) for name, start in layout.seen.items()}
        self.stay, self.stays = by_card(vocabulary.stays), len(vocabulary.stays)

    def write(self, found: array[float], game: Any, me: int, order: Order) -> None:
        s = game.state
        for place in self.places:
            at = self.layout.sizes[place.name]
            if isinstance(place, zones.Count):
                numbers = s.zone(place.name)
                for i, seat in enumerate(order):
                    found[at + i] = numbers[seat] * TEN
                continue
            for i, seat in enumerate(order if place.seats else (0,)):
                cards = s.zone(place.name, seat)
                found[at + i] = len(cards) * TEN
                self._cards(found, place, i, cards if zones.sees(place, seat, me) else cards[-1:])
        for i, seat in enumerate(order if s.tokens else ()):
            for card in s.tables[seat]:
                if card in s.tokens:
                    found[self.layout.tokens + i * self.stays + self.stay[card]] = s.tokens[card] * FOUR

    def _cards(self, found: array[float], place: zones.Zone, i: int, cards: list[int]) -> None:
        seen = self.seen.get(place.name)
        if seen is None:  # no seat sees any of them
            return
        for card in cards:
            found[seen[card] + i * len(self.layout.kinds)] += 1.0
