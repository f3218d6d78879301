"""Places for cards and numbers that sets bring, each declared once; everything about them follows from the declaration.

The zones of the base game (hands, cards in play, deck, discard pile, and what is set out, looked at and turned up) are
slots of the state, because every step works with them. A set declares its own here: a market, a second deck, money.
They lie in `State.zones`, one list each, or one for each seat; a number of a seat is a list with one entry for each.

What follows from a declaration: its place in the state, copies and saves; that no card is lost; what a view shows, a
position and the notation call it; what is drawn anew in a redeal; what an observation holds.
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
    """Cards in a place of their own.

    `seats`: every seat has one. `seen`: who sees the cards: everybody, the seat, everybody the top one (the last in the
    list) alone, or nobody. `filled`: at the start it holds the cards of its kinds (Kind.home) of the sets in use,
    shuffled. `pile`: the zone to which they go back instead; when the deck has run out, that pile is shuffled and
    becomes the deck. `size`: so many cards lie here from the start, turned up from the zone `deck`;
    EACH_SEAT: as many as there are players.
    """

    name: str
    set: str
    seats: bool = False
    seen: Eyes = "all"
    filled: bool = False
    pile: str = ""
    size: int = 0
    deck: str = ""

    @property
    def home(self) -> str:
        """What the kinds say to which its cards belong."""
        return self.pile or self.name

    def laid_out(self, n: int) -> int:
        """The cards that lie here from the start, with `n` players."""
        return n if self.size == EACH_SEAT else self.size


@dataclass(frozen=True)
class Count:
    """A number that every seat has, known to all (nuggets). `on_cards`: it counts tokens that lie on the character, and
    the same ones lie on cards in play (`State.tokens`).
    """

    name: str
    set: str
    start: int = 0
    on_cards: bool = False


ZONES: Final[dict[str, Zone | Count]] = {}


def declare(*places: Zone | Count) -> None:
    """Bring places in with a set; ValueError for a name that is taken."""
    for place in places:
        if place.name in ZONES:
            raise ValueError(f"expected a zone with a name of its own, got {place.name!r} of {place.set!r} again")
        ZONES[place.name] = place


@lru_cache(maxsize=64)
def in_use(sets: tuple[str, ...]) -> tuple[Zone | Count, ...]:
    """The places of these sets, in the order of the sets."""
    order = [*SETS]
    return tuple(sorted([place for place in ZONES.values() if place.set in sets], key=lambda p: order.index(p.set)))


@lru_cache(maxsize=64)
def layout(sets: tuple[str, ...], n: int) -> Mapping[str, int]:
    """Where the lists of each place begin in `State.zones`."""
    found: dict[str, int] = {}
    at = 0
    for place in in_use(sets):
        found[place.name] = at
        at += n if isinstance(place, Zone) and place.seats else 1
    return found


def empty(sets: tuple[str, ...], n: int) -> list[list[int]]:
    """All places at the start, without cards."""
    found: list[list[int]] = []
    for place in in_use(sets):
        if isinstance(place, Count):
            found.append([place.start] * n)
        else:
            found += [[] for _ in range(n if place.seats else 1)]
    return found


@lru_cache(maxsize=1024)
def cards_at_home(sets: tuple[str, ...], zone: str) -> tuple[int, ...]:
    """The cards of these sets that belong to a zone."""
    return tuple([card for name in sets for card in CARDS_OF_SET.get(name, ()) if HOMES.get(card) == zone])


def all_at_home(sets: tuple[str, ...]) -> list[int]:
    """The cards of these sets that belong to any zone."""
    return [card for place in in_use(sets) for card in cards_at_home(sets, place.name)]


def lists(zones: list[list[int]], sets: tuple[str, ...], n: int) -> Iterator[tuple[Zone | Count, list[list[int]]]]:
    """Each place with its lists: one, or one for each seat."""
    for place, at in zip(in_use(sets), layout(sets, n).values(), strict=True):
        yield place, zones[at : at + (n if isinstance(place, Zone) and place.seats else 1)]


def sees(place: Zone, seat: int, you: int | None) -> bool:
    """Whether `you` (None: a spectator) sees all cards of the zone, where it belongs to `seat`."""
    return place.seen == "all" or (place.seen == "owner" and seat == you)


def shown(zones: list[list[int]], sets: tuple[str, ...], n: int, you: int | None) -> dict[str, Any]:
    """What a view says of these places: cards that are seen, else how many there are and the one on top."""
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
    """All cards that lie in zones of sets."""
    return [card for place, of in lists(zones, sets, n) if isinstance(place, Zone) for cards in of for card in cards]


def dealt_anew(
    zones: list[list[int]], sets: tuple[str, ...], n: int, you: int | None, shuffle: Callable[[list[int]], object]
) -> list[list[int]]:
    """The zones with everything `you` does not see dealt anew among the lists of its zone."""
    found = [list(cards) for cards in zones]
    for place, of in lists(found, sets, n):
        if not isinstance(place, Zone):
            continue
        unseen = [cards for seat, cards in enumerate(of) if not sees(place, seat, you)]
        shows = 1 if place.seen == "top" else 0
        pool = [card for cards in unseen for card in cards[: len(cards) - shows]]
        pool.sort()  # what the order was tells nothing
        shuffle(pool)
        for cards in unseen:
            for i in range(len(cards) - shows):
                cards[i] = pool.pop()
    return found
