"""Names and their short codes, one table for each game, and what a code looks like among other words."""

from __future__ import annotations

import re
from difflib import get_close_matches
from urllib.parse import quote, unquote_to_bytes

from boomtown.notation.scan import Scanner

NAME = r"[A-Z][A-Za-z]+"
SEAT = r"[A-H]"
CARD = r"(?:[A-Z][a-z][2-9TJQKA][shdc][2-9]?|#[0-9]{1,4})"
SEATS = "ABCDEFGH"
PLAIN = re.compile(r"[A-Za-z0-9_.~-]+")
NAME_WORD = r"[a-z_]+(?:\.[a-z_]+)?"


class Codes:
    """Two-way table of names and codes, from texts `name: code | name: code`."""

    def __init__(self, *tables: str) -> None:
        entries = [entry.strip().rpartition(": ") for table in tables for entry in table.split("|")]
        pairs = [(name, code) for name, _, code in entries]
        self.of = dict(pairs)
        self.names = {code: name for name, code in pairs}
        assert len(self.of) == len(self.names) == len(pairs), "a name or code stands twice"

    def write(self, name: str) -> str:
        """The code, or the name itself between quotation marks."""
        return self.of.get(name) or f'"{escaped(name)}"'

    def read(self, scan: Scanner) -> str:
        """A code or a quoted name."""
        start = scan.at
        if scan.accept('"'):
            name = unescaped(scan)
            scan.expect('"', "a quotation mark at the end of a name")
            return name
        code = scan.take(NAME, "the code of a name")
        if code not in self.names:
            close = get_close_matches(code[:40], self.names, 1)
            hint = f" (did you mean {close[0]}, {self.names[close[0]]}?)" if close else ""
            raise scan.wrong(f"the code of a name{hint}", start)
        return self.names[code]


def escaped(text: str) -> str:
    """Any text as letters, digits and `%` with two hex digits."""
    return text if PLAIN.fullmatch(text) else quote(text, safe="")


def unescaped(scan: Scanner) -> str:
    """The inverse, from what stands here."""
    start = scan.at
    raw = scan.match(r"(?:[A-Za-z0-9_.~-]|%[0-9A-Fa-f]{2})*")
    try:
        return unquote_to_bytes(raw).decode()
    except UnicodeDecodeError as error:
        raise scan.wrong("text in UTF-8", start) from error
