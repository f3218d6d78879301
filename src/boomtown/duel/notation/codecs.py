"""Codecs of values that only The Duel has."""

from __future__ import annotations

from typing import Any

from boomtown.duel.notation.names import NUMBER_OF_CARD, OF_CARD
from boomtown.notation.codecs import Codec, Control, control_of
from boomtown.notation.scanner import Scanner

MOST = 90  # cards of a pile


class Pile:
    """Cards by their codes, separated by plus signs. `-` for none."""

    def control(self, n: int) -> Control:
        return {"control": "cards", "top_last": True, "rest": False}

    def write(self, value: Any, n: int) -> str:
        return "+".join(OF_CARD[card] for card in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[int]:
        if scan.accept("-"):
            return []
        found: list[int] = []
        while True:
            start = scan.at
            code = scan.take(r"[A-Z][a-z]{3}[0-9]{0,2}", "the code of a card")
            if code not in NUMBER_OF_CARD:
                raise scan.wrong("the code of a card", start)
            found.append(NUMBER_OF_CARD[code])
            if len(found) > MOST:
                raise scan.wrong(f"at most {MOST} cards")
            if not scan.accept("+"):
                return found


class Piles:
    """Fixed number of piles, separated by slashes."""

    def __init__(self, count: int) -> None:
        self.count = count

    def control(self, n: int) -> Control:
        return {**Pile().control(n), "each": self.count}

    def write(self, value: Any, n: int) -> str:
        return "/".join(Pile().write(pile, n) for pile in value)

    def read(self, scan: Scanner, n: int) -> list[list[int]]:
        found = [Pile().read(scan, n)]
        while len(found) < self.count:
            scan.expect("/", "a stroke, then another pile")
            found.append(Pile().read(scan, n))
        return found


class Both:
    """Value for each of two seats, separated by a slash."""

    def __init__(self, one: Codec) -> None:
        self.one = one

    def control(self, n: int) -> Control | None:
        one = control_of(self.one, n)
        return one and {**one, "each": 2}

    def write(self, value: Any, n: int) -> str:
        return "/".join(self.one.write(v, n) for v in value)

    def read(self, scan: Scanner, n: int) -> list[Any]:
        first = self.one.read(scan, n)
        scan.expect("/", "a stroke, then the value of the other seat")
        return [first, self.one.read(scan, n)]
