"""Cards by code: two letters for the kind, rank, suit, and a number for identical cards."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import boomtown.games  # noqa: F401  (fills the card tables)
from boomtown.card.cards import KIND, RANK, SUIT
from boomtown.card.notation.names import CODES
from boomtown.notation.codecs import CARD, Codes
from boomtown.notation.scanner import Scanner

RANKS = "23456789TJQKA"
ENDS = " .,:/*"  # characters that may follow a pile
REST = -1  # in a pile being read: all cards that the line does not name


def _codes(codes: Codes) -> list[str]:
    """Return codes by card id. Identical cards are numbered from the second on. A kind without a code uses the id."""
    found: list[str] = []
    count: dict[str, int] = defaultdict(int)
    for card, (kind, rank, suit) in enumerate(zip(KIND, RANK, SUIT, strict=True)):
        printed = f"{RANKS[rank - 2]}{suit[0]}" if suit else ""
        code = f"{codes.of[kind]}{printed}" if kind in codes.of and printed else f"#{card}"
        count[code] += 1
        found.append(code + (str(count[code]) if count[code] > 1 else ""))
    return found


OF = _codes(CODES)
CARD_OF = {code: card for card, code in enumerate(OF)}


def read_card(scan: Scanner) -> int:
    """Read a card; NotationError if the text has no valid code here."""
    start = scan.at
    code = scan.take(CARD, "a card, as Bg7c (BANG! 7 of clubs)")
    if code not in CARD_OF:
        raise scan.wrong("a card that exists", start)
    return CARD_OF[code]


class Pile:
    """Cards in a row, the top one first; `-` for none. `open_`: a final `*` stands for all cards that are not named."""

    def __init__(self, top_last: bool = False, open_: bool = False) -> None:
        self.top_last, self.open = top_last, open_

    def control(self, n: int) -> dict[str, Any]:
        return {"control": "cards", "top_last": self.top_last, "rest": self.open}

    def write(self, value: Any, n: int) -> str:
        """Return the codes of the cards. The rest can only be at the end of an open pile."""
        shown = list(reversed(value) if self.top_last else value)
        rest = "*" if self.open and REST in shown else ""
        return "".join(OF[c] for c in shown if c != REST) + rest or "-"

    def read(self, scan: Scanner, n: int) -> list[int]:
        if scan.accept("-"):
            return []
        found = [CARD_OF[code] for code in scan.run(CARD, CARD_OF)]
        while not scan.done and scan.text[scan.at] not in ENDS:
            found.append(read_card(scan))  # raises the precise error
        if self.open and scan.accept("*"):
            found.append(REST)
        if not found:
            raise scan.wrong("cards, as Bg7cBe6h, or - for none")
        return found[::-1] if self.top_last else found
