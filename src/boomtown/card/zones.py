"""Zones for cards and numbers that sets add, each declared once.

The zones of the base game are slots of the state, because every step works with them: hands, cards in play, deck,
discard pile, and cards set out, looked at or turned up. A set declares its own zones here: a market, a second deck,
money. `State.zones` holds one list for each, or one for each seat; a number of a seat is a list with one entry a seat.

A declaration defines the place in the state, copies and saves; that no card is lost; the output in a view, a position
and the notation; the redeal; and the observation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from boomtown.card.cards import CARDS_OF_SET, HOMES, SETS

Eyes = Literal["all", "owner", "top", "nobody"]
EACH_SEAT: Final = -1


@dataclass(frozen=True)
class Zone:
    """Zone of cards.

    `seats`: each seat has one. `seen`: the cards are visible to all, to the seat, to none, or only the top one (the
    last of the list) to all. `filled`: at the start it holds the shuffled cards of its kinds (Kind.home) of the sets in
    use. `pile`: the zone that the cards return to; when the deck is empty, that pile is shuffled and becomes the deck.
    `size`: number of cards from the start, turned up from the zone `deck`; EACH_SEAT: one for each player.
    `kept`: the zone is never empty.
    """

    name: str
    set: str
    seats: bool = False
    seen: Eyes = "all"
    filled: bool = False
    pile: str = ""
    size: int = 0
    deck: str = ""
    kept: bool = False

    @property
    def home(self) -> str:
        """The zone name by which kinds refer to it."""
        return self.pile or self.name

    def laid_out(self, n: int) -> int:
        """Return the number of cards at the start, with `n` players."""
        return n if self.size == EACH_SEAT else self.size


@dataclass(frozen=True)
class Count:
    """Public number of each seat (nuggets).

    `on_cards`: it counts tokens on the character; cards in play hold the same tokens (`State.tokens`).
    """

    name: str
    set: str
    start: int = 0
    on_cards: bool = False


ZONES: Final[dict[str, Zone | Count]] = {}


def declare(*places: Zone | Count) -> None:
    """Add places of a set; ValueError for a name that is taken."""
    for place in places:
        if place.name in ZONES:
            raise ValueError(f"expected a zone with a name of its own, got {place.name!r} of {place.set!r} again")
        ZONES[place.name] = place


@lru_cache(maxsize=64)
def in_use(sets: tuple[str, ...]) -> tuple[Zone | Count, ...]:
    """Return the places of these sets, in the order of the sets."""
    order = [*SETS]
    return tuple(sorted([place for place in ZONES.values() if place.set in sets], key=lambda p: order.index(p.set)))


@lru_cache(maxsize=64)
def layout(sets: tuple[str, ...], n: int) -> Mapping[str, int]:
    """Return the index of the first list of each place in `State.zones`."""
    found: dict[str, int] = {}
    at = 0
    for place in in_use(sets):
        found[place.name] = at
        at += n if isinstance(place, Zone) and place.seats else 1
    return found


def empty(sets: tuple[str, ...], n: int) -> list[list[int]]:
    """Return all places at the start, without cards."""
    found: list[list[int]] = []
    for place in in_use(sets):
        if isinstance(place, Count):
            found.append([place.start] * n)
        else:
            found += [[] for _ in range(n if place.seats else 1)]
    return found


@lru_cache(maxsize=1024)
def cards_at_home(sets: tuple[str, ...], zone: str) -> tuple[int, ...]:
    """Return the cards of these sets that belong to a zone."""
    return tuple([card for name in sets for card in CARDS_OF_SET.get(name, ()) if HOMES.get(card) == zone])


def all_at_home(sets: tuple[str, ...]) -> list[int]:
    """Return the cards of these sets that belong to any zone."""
    return [card for place in in_use(sets) for card in cards_at_home(sets, place.name)]


def lists(zones: list[list[int]], sets: tuple[str, ...], n: int) -> Iterator[tuple[Zone | Count, list[list[int]]]]:
    """Yield each place with its lists: one, or one for each seat."""
    for place, at in zip(in_use(sets), layout(sets, n).values(), strict=True):
        yield place, zones[at : at + (n if isinstance(place, Zone) and place.seats else 1)]


def sees(place: Zone, seat: int, you: int | None) -> bool:
    """Return whether `you` (None: a spectator) sees all cards of the zone, if it belongs to `seat`."""
    return place.seen == "all" or (place.seen == "owner" and seat == you)


def shown(zones: list[list[int]], sets: tuple[str, ...], n: int, you: int | None) -> dict[str, Any]:
    """Return these places for a view: the visible cards, or their number and the top card."""
    found: dict[str, Any] = {}
    for place, of in lists(zones, sets, n):
        if isinstance(place, Count):
            found[place.name] = list(of[0])
            continue
        seen = [_shown(place, seat, you, cards) for seat, cards in enumerate(of)]
        found[place.name] = seen if place.seats else seen[0]
    return found


def _shown(place: Zone, seat: int, you: int | None, cards: list[int]) -> dict[str, Any]:
    if sees(place, seat, you):
        return {"count": len(cards), "cards": list(cards)}
    top = {"top": cards[-1] if cards else None} if place.seen == "top" else {}
    return {"count": len(cards), **top}


def cards_in(zones: list[list[int]], sets: tuple[str, ...], n: int) -> list[int]:
    """Return all cards in zones of sets."""
    return [card for place, of in lists(zones, sets, n) if isinstance(place, Zone) for cards in of for card in cards]


def redealt(
    zones: list[list[int]], sets: tuple[str, ...], n: int, you: int | None, shuffle: Callable[[list[int]], object]
) -> list[list[int]]:
    """Return the zones with all cards that `you` does not see dealt again among the lists of their zone."""
    found = [list(cards) for cards in zones]
    for place, of in lists(found, sets, n):
        if not isinstance(place, Zone):
            continue
        unseen = [cards for seat, cards in enumerate(of) if not sees(place, seat, you)]
        shows = 1 if place.seen == "top" else 0
        pool = [card for cards in unseen for card in cards[: len(cards) - shows]]
        pool.sort()  # so that the old order does not show
        shuffle(pool)
        for cards in unseen:
            for i in range(len(cards) - shows):
                cards[i] = pool.pop()
    return found
