"""Codecs for the knowledge of seats about hidden cards (`card.known`)."""

from __future__ import annotations

from typing import Any

from boomtown.card.cards import KIND
from boomtown.card.notation.cards import OF, Pile, read_card
from boomtown.card.setup import deck_of
from boomtown.notation.codecs import SEATS as LETTERS
from boomtown.notation.codecs import Listed, Number, Seat, Seats
from boomtown.notation.dialect import Json
from boomtown.notation.scanner import Scanner

PILE, SEATS, NUMBER = Pile(), Seats(), Number(0, 9999)


class Seen:
    """Cards whose place some seats know: the seats, then the cards."""

    def write(self, value: Any, n: int) -> str:
        by_seats: dict[int, list[int]] = {}
        for card, seats in value:
            by_seats.setdefault(seats, []).append(card)
        return ",".join(f"{SEATS.write(_seats(bits), n)}:{PILE.write(cards, n)}" for bits, cards in by_seats.items())

    def read(self, scan: Scanner, n: int) -> list[list[int]]:
        found: dict[int, int] = {}
        while not found or scan.accept(","):
            bits = sum(1 << p for p in SEATS.read(scan, n))
            scan.expect(":")
            start = scan.at
            for card in PILE.read(scan, n):
                if card in found:
                    raise scan.wrong("each card once", start)
                found[card] = bits
            if not found:
                raise scan.wrong("a card", start)
        return [[card, bits] for card, bits in sorted(found.items())]


def _seats(bits: int) -> list[int]:
    return [p for p in range(8) if bits >> p & 1]


class Older:
    """Cards that were not in the last shuffle: the number of their last shuffle, then the cards."""

    def write(self, value: Any, n: int) -> str:
        return ",".join(f"{epoch}:{PILE.write(cards, n)}" for epoch, cards in value)

    def read(self, scan: Scanner, n: int) -> list[list[Any]]:
        found: list[list[Any]] = []
        while not found or scan.accept(","):
            epoch = NUMBER.read(scan, n)
            scan.expect(":")
            found.append([epoch, PILE.read(scan, n)])
        return found


class World:
    """Possible world: its weight, `*`, and the places separated by full stops. `?1`: any card of shuffle 1."""

    def write(self, value: Any, n: int) -> str:
        weight, places = value
        return f"{weight}*" + ".".join("".join(OF[x] if x >= 0 else f"?{-1 - x}" for x in place) for place in places)

    def read(self, scan: Scanner, n: int) -> list[Any]:
        weight = int(scan.take("[0-9]{1,60}", "the weight of a world"))
        scan.expect("*")
        places: list[list[int]] = [[]]
        while True:
            if scan.accept("."):
                places.append([])
            elif scan.accept("?"):
                places[-1].append(-1 - NUMBER.read(scan, n))
            elif scan.text[scan.at : scan.at + 1].isupper() or scan.sees("#"):
                places[-1].append(read_card(scan))
            else:
                break
        if len(places) != n + 2:
            raise scan.wrong(f"{n + 2} places with full stops between them")
        return [weight, places]


class Doubts:
    """Possible worlds by seat in doubt; `/` between seats."""

    def __init__(self) -> None:
        self.worlds = Listed(World(), most=2000)

    def write(self, value: Any, n: int) -> str:
        return "/".join(f"{LETTERS[int(seat)]}:{self.worlds.write(worlds, n)}" for seat, worlds in value.items())

    def read(self, scan: Scanner, n: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not found or scan.accept("/"):
            start = scan.at
            seat = str(Seat().read(scan, n))
            scan.expect(":")
            if seat in found:
                raise scan.wrong("each player once", start)
            found[seat] = self.worlds.read(scan, n)
        return found


def squeezed(state: Json, setup: Json, nothing: Json) -> Json:
    """Return the state with only the unusual epochs instead of one for each card. `nothing`: if no knowledge is
    kept.
    """
    known = state["known"]
    if known is None:
        return state | {"known": nothing}
    older: dict[int, list[int]] = {}
    if known["epoch"]:
        for card in deck_of(setup):
            if known["epoch"][card] != known["epochs"]:
                older.setdefault(known["epoch"][card], []).append(card)
    return state | {"known": known | {"epoch": [list(pair) for pair in sorted(older.items())]}}


def stretched(state: Json, setup: Json) -> None:
    """Undo `squeezed`, in place."""
    known = state["known"]
    if not known["epochs"]:
        known["epoch"] = []
        return
    epoch = [0] * len(KIND)
    for card in deck_of(setup):
        epoch[card] = known["epochs"]
    for number, cards in known["epoch"]:
        for card in cards:
            epoch[card] = number
    known["epoch"] = epoch
