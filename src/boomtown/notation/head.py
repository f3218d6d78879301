"""The head of a text that is being read."""

from __future__ import annotations

import json

from boomtown.games import DEFAULT
from boomtown.notation.dialect import Json
from boomtown.notation.dialects import unsaid_of
from boomtown.notation.errors import NotationError
from boomtown.notation.scan import Scanner
from boomtown.notation.setups import KEYS, RESERVED, TAGS
from boomtown.notation.tags import read_tag


class Head:
    """The tags of a text with their places."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.places: dict[str, tuple[int, int]] = {}

    def add(self, scan: Scanner) -> None:
        start = scan.at
        name, value, at = read_tag(scan)
        if name in self.values:
            raise scan.wrong(f"the tag {name} only once", start)
        self.values[name] = value
        self.places[name] = scan.line, scan.column + at

    def check_seed(self) -> None:
        """A seed is made of bytes."""
        try:
            self.values.get("Seed", "").encode()
        except UnicodeEncodeError as error:
            raise self.wrong("Seed", "text that can be encoded", repr(self.values["Seed"])) from error

    def only_position(self) -> None:
        """A position says the whole setup."""
        for name in (*TAGS, "Setup"):
            if name in self.values:
                raise self.wrong(name, "no further tag of the setup beside Position", name)

    @property
    def free(self) -> dict[str, str]:
        """Those that are no part of the setup."""
        return {name: value for name, value in self.values.items() if name not in RESERVED}

    def wrong(self, name: str, expected: str, got: str = "") -> NotationError:
        line, column = self.places.get(name, (1, 1))
        return NotationError(expected, got, line, column)

    def setup(self) -> Json:
        """As `new_game` wants it."""
        raw: Json = {}
        for name, value in self.values.items():
            if name in TAGS:
                key, read = TAGS[name]
                try:
                    raw[key] = read(value)
                except ValueError as error:
                    expected, _, got = str(error).partition(", got ")
                    raise self.wrong(name, expected, got) from error
        if unsaid := unsaid_of(raw.get("game", DEFAULT), raw.get("sets", [])):
            raw["options"] = unsaid | raw.get("options", {})
        return raw | self._other()

    def _other(self) -> Json:
        if "Setup" not in self.values:
            return {}
        try:
            other = json.loads(self.values["Setup"])
        except (ValueError, RecursionError) as error:
            raise self.wrong("Setup", "JSON", str(error)) from error
        if not isinstance(other, dict) or set(other) & set(KEYS):
            raise self.wrong("Setup", "a JSON object with further keys of the setup")
        return other
