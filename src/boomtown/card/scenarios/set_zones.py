"""Zones and counts of sets in the positions of scenarios (card/zones.py), by their names there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import HOMES
from boomtown.card.scenarios.sources import FILLERS, READERS
from boomtown.card.zones import ZONES, Count, Zone, in_use
from boomtown.scenarios.format import Lines, Scenario, number_of

if TYPE_CHECKING:
    from boomtown.card.scenarios.position import Cards
    from boomtown.card.state import State

CHARACTER = "character"  # name in positions of the tokens that are not on a card
MOST = 99  # limit of a seat's count


def want(scenario: Scenario, s: State, cards: Cards, sets: list[str]) -> None:
    """Request the cards that the position names in zones of the sets in use, and enter its counts."""
    used = in_use(tuple(sets))
    players = list(scenario.players.values())
    for place in ZONES.values():
        by_seat = isinstance(place, Count) or place.seats
        for seat, where in enumerate(players if by_seat else [scenario.raw]):
            if place not in used:
                _refuse(scenario, place, where)
            elif isinstance(place, Count) and place.on_cards:
                _tokens(scenario, s, place, seat, where)
            elif isinstance(place, Count):
                s.zone(place.name)[seat] = number_of(scenario, where, place.name, place.start, 0, MOST)
            elif place.name not in READERS:
                cards.want(where.get(place.name), s.zone(place.name, seat), place.name, where)
    for key, reader in READERS.items():
        if key in s.places:
            reader(scenario, s, cards, scenario.raw.get(key))


def _tokens(scenario: Scenario, s: State, place: Count, seat: int, where: Lines) -> None:
    """Read `{Whip: 3, character: 1}`. Tokens on cards are entered once the cards are found (`lay_tokens`)."""
    named = where.get(place.name) or {}
    if not isinstance(named, dict):
        raise scenario.wrong(f"expected a map from cards or {CHARACTER!r} to numbers, got {named!r}", place.name, where)
    for name, count in named.items():
        if type(count) is not int or not 0 <= count <= MOST:
            raise scenario.wrong(f"expected a number from 0 to {MOST} for {name!r}, got {count!r}", place.name, where)
    s.zone(place.name)[seat] = named.get(CHARACTER, place.start)


def lay_tokens(scenario: Scenario, s: State, sets: list[str]) -> None:
    """Place the tokens on cards in play, now that their copies are known."""
    for place in in_use(tuple(sets)):
        if not isinstance(place, Count) or not place.on_cards:
            continue
        for seat, where in enumerate(scenario.players.values()):
            for name, count in (where.get(place.name) or {}).items():
                if name == CHARACTER:
                    continue
                card = s.in_play(seat, str(name))
                if card < 0:
                    raise scenario.wrong(f"expected a card on the table, {name!r} is none", place.name, where)
                if count:
                    s.tokens = {**s.tokens, card: count}


def _refuse(scenario: Scenario, place: Zone | Count, where: Lines) -> None:
    if place.name in where:
        raise scenario.wrong(f"expected the set {place.set!r} in use for this key", place.name, where)


def fill(scenario: Scenario, s: State, cards: Cards, sets: list[str]) -> None:
    """Add the unnamed cards below the named ones of their deck, and turn up what the set turns up from a deck."""
    raw: dict[str, Any] = scenario.raw
    places = [place for place in in_use(tuple(sets)) if isinstance(place, Zone)]
    for place in places:
        if place.filled:
            zone, rest = s.zone(place.name), [card for card in cards.free if HOMES.get(card) == place.home]
            zone[:] = ([] if raw.get(place.name) == [] else rest) + zone[::-1]
    for place in places:
        for _ in range(0 if place.name in raw else place.laid_out(s.n)):
            s.zone(place.name).append(s.zone(place.deck).pop())
    for of_set, filler in FILLERS.items():
        if of_set in sets:
            filler(scenario, s)
