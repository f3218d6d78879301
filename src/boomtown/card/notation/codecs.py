"""Codecs for values that only the card game has."""

from __future__ import annotations

from typing import Any

from boomtown.card.cards import EVENTS, NAMES, NUMBER_OF
from boomtown.card.declared.memory import OF_TURN
from boomtown.card.notation import cards
from boomtown.card.notation.names import CODES
from boomtown.notation.codecs import Control, Listed, Number, Token
from boomtown.notation.scanner import Scanner

_EVENTS = {name: NUMBER_OF[name] for name in EVENTS}  # numbers by name


class Notes:
    """Memory of sources for a turn: cards and names by their codes, other values as numbers."""

    def _codec(self, key: str) -> Any:
        holds = OF_TURN[key].holds if key in OF_TURN else "number"
        return OneCard() if holds == "card" else NameOf() if holds == "name" else Number(-999, 999)

    def write(self, value: Any, n: int) -> str:
        return ",".join(f"{WORD.write(k, n)}:{self._codec(k).write(v, n)}" for k, v in value.items()) or "-"

    def read(self, scan: Scanner, n: int) -> dict[str, int]:
        found: dict[str, int] = {}
        while not found or scan.accept(","):
            key = WORD.read(scan, n)
            scan.expect(":")
            found[key] = self._codec(key).read(scan, n)
        return found


class OneCard:
    """A card, `-` for none."""

    def write(self, value: Any, n: int) -> str:
        return cards.OF[value] if value >= 0 else "-"

    def read(self, scan: Scanner, n: int) -> int:
        return -1 if scan.accept("-") else cards.read_card(scan)


class NameOf:
    """Name that is stored as its number in NAMES."""

    def write(self, value: Any, n: int) -> str:
        return CODES.write(NAMES[value])

    def read(self, scan: Scanner, n: int) -> int:
        start = scan.at
        name = CODES.read(scan)
        if name not in NUMBER_OF:
            raise scan.wrong("a name of the game", start)
        return NUMBER_OF[name]


class Events:
    """Events by code. `next_last`: the next event is the last in the game and the first in the line."""

    def __init__(self, next_last: bool = False) -> None:
        self.names, self.turn = Listed(NameOf()), -1 if next_last else 1

    def control(self, n: int) -> Control:
        return {"control": "numbered", "of": "event", "top_last": self.turn < 0, "among": _EVENTS}

    def write(self, value: Any, n: int) -> str:
        return self.names.write(value[:: self.turn], n)

    def read(self, scan: Scanner, n: int) -> list[int]:
        start = scan.at
        found = self.names.read(scan, n)
        if any(NAMES[i] not in EVENTS for i in found):
            raise scan.wrong("events", start)
        return found[:: self.turn]


WORD = Token(CODES)


class Zones:
    """Lists of the zones that sets add (card/zones.py), as card ids or numbers: `901.900/-/1.1.1`."""

    def __init__(self) -> None:
        self.number = Number(0, 1022)

    def write(self, value: Any, n: int) -> str:
        return "/".join(".".join(self.number.write(x, n) for x in one) or "-" for one in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[list[int]]:
        found = [self._one(scan, n)]
        while scan.accept("/"):
            found.append(self._one(scan, n))
        return found

    def _one(self, scan: Scanner, n: int) -> list[int]:
        if scan.accept("-"):
            return []
        found = [self.number.read(scan, n)]
        while scan.accept("."):
            found.append(self.number.read(scan, n))
        return found


class Tokens:
    """Tokens on cards in play: `#920:2`."""

    def __init__(self) -> None:
        self.card, self.count = OneCard(), Number(0, 99)

    def control(self, n: int) -> Control:
        return {"control": "tokens"}

    def write(self, value: Any, n: int) -> str:
        return ",".join(f"{self.card.write(card, n)}:{self.count.write(count, n)}" for card, count in value)

    def read(self, scan: Scanner, n: int) -> list[list[int]]:
        found: list[list[int]] = []
        while not found or scan.accept(","):
            card = self.card.read(scan, n)
            scan.expect(":")
            found.append([card, self.count.read(scan, n)])
        return found


class Decks:
    """Further event decks: the name, the event in force, events to come, past events, separated by colons."""

    def __init__(self) -> None:
        self.left, self.gone = Events(next_last=True), Events()

    def write(self, value: Any, n: int) -> str:
        return "/".join(self._write(name, pile, n) for name, pile in value)

    def _write(self, name: str, pile: Any, n: int) -> str:
        on = CODES.write(pile["on"]) if pile["on"] else "-"
        return ":".join((WORD.write(name, n), on, self.left.write(pile["left"], n), self.gone.write(pile["gone"], n)))

    def read(self, scan: Scanner, n: int) -> list[list[Any]]:
        found: list[list[Any]] = []
        while not found or scan.accept("/"):
            name = WORD.read(scan, n)
            scan.expect(":")
            on = "" if scan.accept("-") else CODES.read(scan)
            scan.expect(":")
            left = self.left.read(scan, n)
            scan.expect(":")
            found.append([name, {"on": on, "left": left, "gone": self.gone.read(scan, n)}])
        return found
