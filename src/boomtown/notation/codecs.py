"""Codecs of single values in a position, and tables of names and codes. Each codec reads exactly what it writes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Protocol
from urllib.parse import quote, unquote_to_bytes

from boomtown.notation.scanner import Scanner

Scalar = bool | int | str


def write_scalar(value: Scalar) -> str:
    """Return `yes`, `no`, a number, or the text."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def read_scalar(text: str) -> Scalar:
    """Return the value that `write_scalar` wrote. A text that looks like a number becomes one."""
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


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
        """Return the code of a name, or the name in quotation marks."""
        return self.of.get(name) or f'"{escaped(name)}"'

    def read(self, scan: Scanner) -> str:
        """Read a code or a quoted name."""
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
    """Return any text as letters, digits and `%` with two hex digits."""
    return text if PLAIN.fullmatch(text) else quote(text, safe="")


def unescaped(scan: Scanner) -> str:
    """Read a text that `escaped` wrote."""
    start = scan.at
    raw = scan.match(r"(?:[A-Za-z0-9_.~-]|%[0-9A-Fa-f]{2})*")
    try:
        return unquote_to_bytes(raw).decode()
    except UnicodeDecodeError as error:
        raise scan.wrong("text in UTF-8", start) from error


TOKEN = "[a-z][a-z0-9_]*"


class Codec(Protocol):
    """Text form of one kind of value. `n` is the number of seats."""

    def write(self, value: Any, n: int) -> str: ...

    def read(self, scan: Scanner, n: int) -> Any:
        """Read a value at the scanner. Raises NotationError if there is none."""


Control = dict[str, Any]  # how an editor changes a value: its kind, and limits


def control_of(codec: Codec, n: int) -> Control | None:
    """Return how an editor of positions changes values of the codec; None if only the line has them."""
    found: Callable[[int], Control | None] | None = getattr(codec, "control", None)
    return None if found is None else found(n)


class Number:
    """Integer in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def control(self, n: int) -> Control:
        return {"control": "number", "low": self.low, "high": self.high}

    def write(self, value: Any, n: int) -> str:
        return str(value)

    def read(self, scan: Scanner, n: int) -> int:
        start = scan.at
        expected = f"a number from {self.low} to {self.high}"
        number = int(scan.take(r"-?[0-9]{1,9}", expected))
        if not self.low <= number <= self.high:
            raise scan.wrong(expected, start)
        return number


class Seat:
    """Letter of a seat. `-` for no seat (-1), if allowed."""

    def __init__(self, nobody: bool = False) -> None:
        self.nobody = nobody

    def control(self, n: int) -> Control:
        return {"control": "seat", "none": self.nobody}

    def write(self, value: Any, n: int) -> str:
        return SEATS[value] if value >= 0 else "-"

    def read(self, scan: Scanner, n: int) -> int:
        start = scan.at
        expected = f"a player from A to {SEATS[n - 1]}" + (" or -" if self.nobody else "")
        if self.nobody and scan.accept("-"):
            return -1
        seat = SEATS.index(scan.take("[A-H]", expected))
        if seat >= n:
            raise scan.wrong(expected, start)
        return seat


class Seats:
    """Letters of seats in a row. `-` for none."""

    def control(self, n: int) -> Control:
        return {"control": "seats"}

    def write(self, value: Any, n: int) -> str:
        return "".join(SEATS[p] for p in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[int]:
        if scan.accept("-"):
            return []
        found = [Seat().read(scan, n)]
        while scan.text[scan.at : scan.at + 1].isalpha():
            found.append(Seat().read(scan, n))
        return found


class Marked:
    """Yes or no by seat, written as the letters of the seats with yes."""

    def control(self, n: int) -> Control:
        return {"control": "marks"}

    def write(self, value: Any, n: int) -> str:
        return Seats().write([p for p in range(n) if value[p]], n)

    def read(self, scan: Scanner, n: int) -> list[bool]:
        found = Seats().read(scan, n)
        return [p in found for p in range(n)]


class Flag:
    """Yes or no."""

    def control(self, n: int) -> Control:
        return {"control": "flag"}

    def write(self, value: Any, n: int) -> str:
        return "yes" if value else "no"

    def read(self, scan: Scanner, n: int) -> bool:
        return scan.take("yes|no", "yes or no") == "yes"


class Word:
    """One of several fixed words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def control(self, n: int) -> Control:
        return {"control": "word", "among": list(self.words)}

    def write(self, value: Any, n: int) -> str:
        return str(value)

    def read(self, scan: Scanner, n: int) -> str:
        start = scan.at
        word = scan.match("[a-z_]+")
        if word not in self.words:
            raise scan.wrong(f"one of {', '.join(self.words)}", start)
        return word


class Name:
    """Name written as its code. `-` for none."""

    def __init__(self, codes: Codes, known: Sequence[str] | None = None, what: str = "name") -> None:
        self.codes, self.known, self.what = codes, known, what

    def control(self, n: int) -> Control | None:
        return None if self.known is None else {"control": "name", "of": self.what, "among": list(self.known)}

    def write(self, value: Any, n: int) -> str:
        return self.codes.write(value) if value else "-"

    def read(self, scan: Scanner, n: int) -> str:
        if scan.accept("-"):
            return ""
        start = scan.at
        name = self.codes.read(scan)
        if self.known is not None and name not in self.known:
            raise scan.wrong(f"the code of a {self.what}", start)
        return name


MOST = 5000  # values in a list; a very long game has several hundred sightings of hidden cards


class Listed:
    """Values of one kind, separated by commas. `-` for none."""

    def __init__(self, one: Codec, most: int = MOST) -> None:
        self.one, self.most = one, most

    def control(self, n: int) -> Control | None:
        one = control_of(self.one, n)
        lists = {"name": "names", "number": "figures"}
        return one | {"control": lists[one["control"]]} if one and one["control"] in lists else None

    def write(self, value: Any, n: int) -> str:
        return ",".join(self.one.write(v, n) for v in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[Any]:
        if scan.accept("-"):
            return []
        found = [self.one.read(scan, n)]
        while scan.accept(","):
            if len(found) >= self.most:
                raise scan.wrong(f"at most {self.most} values")
            found.append(self.one.read(scan, n))
        return found


class BySeat:
    """Lists of values by seat, without the empty ones: `A:One/Other,C:One`."""

    def __init__(self, one: Codec) -> None:
        self.one = one

    def write(self, value: Any, n: int) -> str:
        rows = [f"{SEATS[p]}:{'/'.join(self.one.write(v, n) for v in row)}" for p, row in enumerate(value) if row]
        return ",".join(rows) or "-"

    def read(self, scan: Scanner, n: int) -> list[list[Any]]:
        found: list[list[Any]] = [[] for _ in range(n)]
        if scan.accept("-"):
            return found
        while True:
            row = found[Seat().read(scan, n)]
            scan.expect(":")
            while not row or scan.accept("/"):
                if len(row) > n:
                    raise scan.wrong("fewer names")
                row.append(self.one.read(scan, n))
            if not scan.accept(","):
                return found


class Token:
    """Name written as its code, or a lowercase word. `-` for none."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes

    def write(self, value: Any, n: int) -> str:
        return value if re.fullmatch(TOKEN, value) else self.codes.write(value) if value else "-"

    def read(self, scan: Scanner, n: int) -> str:
        if scan.accept("-"):
            return ""
        return scan.match(TOKEN) or self.codes.read(scan)
