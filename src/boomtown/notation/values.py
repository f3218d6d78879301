"""Plain values of a state or step (numbers, names, seats, cards, lists, steps), and fields that hold any value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

from boomtown.games import GAMES
from boomtown.kernel.frame import family, frame_named
from boomtown.notation.codecs import CARD, SEATS
from boomtown.notation.dialect import COMMON, Dialect, Field, Json
from boomtown.notation.scanner import Scanner

DEEPEST = 12  # depth of nested lists and steps
MOST = 1000  # values of a list or step
DIGITS = 60
WORDS = {"none": None, "yes": True, "no": False}
EXPECTED = "a number, player, card, name, yes, no, none, [list] or Step(...)"


class Values:
    """Values of one game with `n` seats. Reading tells them apart by their form.

    `as_` is the meaning of a number: "seat", "card", or "" for a plain number.
    """

    def __init__(self, dialect: Dialect, n: int) -> None:
        self.dialect, self.n = dialect, n

    # --- writing: from what a save holds

    def write(self, value: Any, as_: str = "") -> str:
        if value is None or isinstance(value, bool):
            return next(word for word, meant in WORDS.items() if meant is value)
        if isinstance(value, int):
            return self._number(value, as_)
        if isinstance(value, str):
            return self.dialect.codes.write(value)
        if isinstance(value, dict):
            return self._step(value) if "step" in value else self._map(value)
        return f"[{','.join(self.write(v, as_) for v in value)}]"

    def _number(self, value: int, as_: str) -> str:
        if as_ == "seat" and 0 <= value < self.n:
            return SEATS[value]
        if as_ == "card" and value >= 0:
            return self.dialect.card(value)
        return str(value)

    def _map(self, value: dict[str, Any]) -> str:
        return "{" + ",".join(f"{self.write(k)}:{self.write(v)}" for k, v in value.items()) + "}"

    def _step(self, packed: dict[str, Any]) -> str:
        """Write a packed step, without default values at its end."""
        name, given = packed["step"], list(packed["with"])
        kind = frame_named(family(GAMES[self.dialect.game]), name)
        assert kind is not None
        known = fields(kind)  # type: ignore[arg-type]
        while given and _default(known[len(given) - 1]) == given[-1]:
            given.pop()
        values = (self.write(v, self.dialect.meant(f.name)) for f, v in zip(known, given, strict=False))
        return f"{name}({','.join(values)})"

    # --- reading: to what a save holds

    def read(self, scan: Scanner, depth: int = 0) -> Any:
        """Read any value. Raises NotationError if there is none."""
        if depth > DEEPEST:
            raise scan.wrong(f"at most {DEEPEST} lists and steps within each other")
        if scan.accept("["):
            return self._list(scan, "]", depth)
        if scan.accept("{"):
            return self._read_map(scan, depth)
        start = scan.at
        if name := scan.match(r"[A-Za-z]+(?=\()"):
            return self._read_step(scan, name, start, depth)
        if number := scan.match(rf"-?[0-9]{{1,{DIGITS}}}"):
            return int(number)
        if word := scan.match(r"(?:none|yes|no)(?![A-Za-z])"):
            return WORDS[word]
        if scan.match(rf"{CARD}(?![A-Za-z0-9])"):
            scan.at = start
            return self.dialect.read_card(scan)
        if seat := scan.match(r"[A-H](?![A-Za-z0-9])"):
            if SEATS.index(seat) >= self.n:
                raise scan.wrong(f"a player from A to {SEATS[self.n - 1]}", start)
            return SEATS.index(seat)
        if not (scan.sees('"') or scan.text[start : start + 1].isupper()):
            raise scan.wrong(EXPECTED)
        return self.dialect.codes.read(scan)

    def _list(self, scan: Scanner, end: str, depth: int) -> list[Any]:
        found: list[Any] = []
        while not scan.accept(end):
            if found:
                scan.expect(",", f"a comma or {end!r}")
            if len(found) >= MOST:
                raise scan.wrong(f"at most {MOST} values")
            found.append(self.read(scan, depth + 1))
        return found

    def _read_map(self, scan: Scanner, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not scan.accept("}"):
            if found:
                scan.expect(",", "a comma or '}'")
            start = scan.at
            key = self.read(scan, depth + 1)
            if not isinstance(key, str) or key in found or len(found) >= MOST:
                raise scan.wrong(f"at most {MOST} different names", start)
            scan.expect(":")
            found[key] = self.read(scan, depth + 1)
        return found

    def _read_step(self, scan: Scanner, name: str, start: int, depth: int) -> dict[str, Any]:
        kind = frame_named(family(GAMES[self.dialect.game]), name)
        try:
            known = fields(kind)  # type: ignore[arg-type]
        except TypeError:
            raise scan.wrong(f"a step of the game {self.dialect.game}", start) from None
        scan.expect("(")
        given = self._list(scan, ")", depth)
        if len(given) > len(known):
            raise scan.wrong(f"at most {len(known)} values for {name}", start)
        for field in known[len(given) :]:
            if (value := _default(field)) is MISSING:
                raise scan.wrong(f"{field.name} of {name}", start)
            given.append(value)
        return {"step": name, "with": given}


def _default(field: Any) -> Any:
    """Return the default of a field as a save holds it, or MISSING."""
    if field.default is not MISSING:
        return list(field.default) if isinstance(field.default, tuple) else field.default
    return MISSING


def fallback_fields(dialect: Dialect, fresh: Json, values: Values) -> list[Field]:
    """Return a field under its own name for each value of a state that no field of the dialect covers."""
    known = COMMON | dialect.of_seats | {field.key for field in dialect.fields}
    return [Field(key, key, SameKind(values, value)) for key, value in _flat(fresh) if key not in known]


def _flat(state: Json) -> Iterator[tuple[str, Any]]:
    """Yield keys and values. Values within a part have keys `part.key`."""
    for key, value in state.items():
        if isinstance(value, dict) and value:
            yield from ((f"{key}.{below}", inner) for below, inner in value.items())
        else:
            yield key, value


class SameKind:
    """Any value of the same type as an example."""

    def __init__(self, values: Values, other: Any) -> None:
        self.values, self.other = values, other

    def write(self, value: Any, n: int) -> str:
        return self.values.write(value)

    def read(self, scan: Scanner, n: int) -> Any:
        start = scan.at
        value = self.values.read(scan)
        if (self.other is not None and type(value) is not type(self.other)) or (
            isinstance(value, dict) and "step" in value
        ):
            raise scan.wrong(f"a value like {self.values.write(self.other)}", start)
        return value
