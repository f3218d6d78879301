"""Tags in the head of a game text: `[Name "value"]`, one per line. They hold the setup and the deal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from boomtown.deal import DIGITS, Deal
from boomtown.games import DEFAULT
from boomtown.notation.codecs import SEATS, read_scalar, write_scalar
from boomtown.notation.dialect import Json, defaults_of, unsaid_of
from boomtown.notation.errors import NotationError, clipped
from boomtown.notation.scanner import Scanner

TAG = "[A-Za-z][A-Za-z0-9_]{0,63}"
ESCAPES = {'"': '"', "\\": "\\", "n": "\n", "r": "\r", "t": "\t"}
_ESCAPED = {meant: f"\\{mark}" for mark, meant in ESCAPES.items()}
LONGEST = 20_000  # characters of a value


def write_tag(name: str, value: str) -> str:
    """Return one line of the head."""
    return f'[{name} "{quoted(value)}"]'


def quoted(value: str) -> str:
    """Return the value with escapes, as it is written between quotation marks."""
    return _UNSAFE.sub(_escape, value)


# Characters that end a line or cannot be encoded, the quotation mark and the backslash
_UNSAFE = re.compile('["\\\\\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff]')


def _escape(found: re.Match[str]) -> str:
    return _ESCAPED.get(found[0]) or f"\\u{ord(found[0]):04x}"


def read_tag(scan: Scanner) -> tuple[str, str, int]:
    """Return the name, the value, and the index where the value begins. Raises NotationError if the line is no tag."""
    scan.expect("[", "a tag")
    name = scan.take(TAG, "the name of a tag")
    scan.take("[ \t]+", "a blank, then a value")
    start = scan.at
    scan.expect('"', "a value between quotation marks")
    value = _read_value(scan)
    scan.match("[ \t]*")
    scan.expect("]", "a closing bracket")
    scan.match("[ \t]*")
    if not scan.done and not scan.sees(";"):
        raise scan.wrong("the end of the line")
    return name, value, start + 1


def _read_value(scan: Scanner) -> str:
    found: list[str] = []
    while not scan.accept('"'):
        if part := scan.match(r'[^"\\]+'):
            found.append(part)
        elif scan.accept("\\"):
            start = scan.at
            if code := scan.match("u[0-9a-fA-F]{4}"):
                found.append(chr(int(code[1:], 16)))
            elif (mark := scan.match(".")) in ESCAPES:
                found.append(ESCAPES[mark])
            else:
                raise scan.wrong(f"one of {', '.join(ESCAPES)} or u and four hex digits behind \\", start)
        else:
            raise scan.wrong("a quotation mark at the end of the value")
    return "".join(found)


SEP = "; "


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(";") if word.strip()]


def _pairs(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in _words(text):
        key, given, value = word.partition("=")
        if not given or key.strip() in found:
            raise ValueError(f"pairs key=value, each key once, got {word!r}")
        found[key.strip()] = value.strip()
    return found


def _seat(text: str) -> int:
    if len(text) != 1 or text not in SEATS:
        raise ValueError(f"a player from A to {SEATS[-1]}, got {text!r}")
    return SEATS.index(text)


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise ValueError(f"a number, got {text!r}")
    return int(text)


def _keep_out(value: Mapping[str, str]) -> str:
    return SEP.join(f"{SEATS[int(p)]}={name}" for p, name in value.items())


def _keep_in(text: str) -> dict[str, str]:
    return {str(_seat(p)): name for p, name in _pairs(text).items()}


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"yes or no, got {text!r}")
    return text == "yes"


# Each key of a setup: its tag, writer and reader. Other keys are written as JSON.
KEYS: dict[str, tuple[str, Callable[[Any], str], Callable[[str], Any]]] = {
    "game": ("Game", str, str),
    "players": ("Players", str, _number),
    "sets": ("Sets", SEP.join, _words),
    "options": (
        "Options",
        lambda value: SEP.join(f"{k}={write_scalar(v)}" for k, v in value.items()),
        lambda text: {k: read_scalar(v) for k, v in _pairs(text).items()},
    ),
    "ask_forced": ("AskForced", write_scalar, _yes),
    "keep": ("Keep", _keep_out, _keep_in),
    "sheriff": ("Sheriff", lambda value: SEATS[value], _seat),
    "rotate": ("Rotate", str, _number),
    "roles": ("Roles", SEP.join, _words),
    "characters": ("Characters", SEP.join, _words),
}
TAGS = {tag: (key, read) for key, (tag, _, read) in KEYS.items()}
RESERVED = (*TAGS, "Setup", "Seed", "Position")


def setup_tags(setup: Json) -> list[tuple[str, str]]:
    """Return the setup as tags, without values that are the default."""
    defaults = defaults_of(setup["game"], setup["sets"])
    changed = {name: value for name, value in setup["options"].items() if value != defaults[name]}
    shown = setup | {"options": changed}
    found = [
        (tag, write(shown[key]))
        for key, (tag, write, _) in KEYS.items()
        if shown.get(key) is not None and shown[key] is not False and shown[key] not in ([], {})
    ]
    other = {key: value for key, value in setup.items() if key not in KEYS}
    return found + ([("Setup", json.dumps(other, sort_keys=True))] if other else [])


COMMITMENT, SECRET, PART = "Commitment", "Secret", "Part"
_TAG = re.compile(f"{COMMITMENT}|{SECRET}|{PART}[A-Z]")


def deal_tags(deal: Deal) -> dict[str, str]:
    """Return the tags of a deal. A seat without a part has no tag."""
    parts = {f"{PART}{SEATS[seat]}": part for seat, part in enumerate(deal.parts) if part}
    return {COMMITMENT: deal.commitment, SECRET: deal.secret, **parts}


def promises(tags: Mapping[str, str]) -> bool:
    """Return True if any tag belongs to the commitment of a deal."""
    return any(_TAG.fullmatch(name) for name in tags)


def read_deal(tags: Mapping[str, str], players: int) -> tuple[str, Deal]:
    """Return the commitment of a head and its deal. Raises NotationError for missing or invalid tags."""
    for name in (COMMITMENT, SECRET):
        if name not in tags:
            raise NotationError(f"the tag {name}", "none")
    letters = SEATS[:players]
    for name in filter(_TAG.fullmatch, tags):
        if name not in (COMMITMENT, SECRET) and name.removeprefix(PART) not in letters:
            raise NotationError(f"parts of the seats {letters[0]} to {letters[-1]}", name)
        if not DIGITS.fullmatch(tags[name]):
            raise NotationError(f"64 hexadecimal digits as {name}", clipped(tags[name]))
    return tags[COMMITMENT], Deal(tags[SECRET], tuple(tags.get(f"{PART}{letter}") for letter in letters))


class Head:
    """Tags of a text, with their places."""

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
        """Raise NotationError if the seed cannot be encoded, since a seed is made of bytes."""
        try:
            self.values.get("Seed", "").encode()
        except UnicodeEncodeError as error:
            raise self.wrong("Seed", "text that can be encoded", repr(self.values["Seed"])) from error

    def only_position(self) -> None:
        """Raise NotationError if there are setup tags, since a position contains the whole setup."""
        for name in (*TAGS, "Setup"):
            if name in self.values:
                raise self.wrong(name, "no setup tag together with Position", name)

    @property
    def free(self) -> dict[str, str]:
        """Tags that are no part of the setup."""
        return {name: value for name, value in self.values.items() if name not in RESERVED}

    def wrong(self, name: str, expected: str, got: str = "") -> NotationError:
        line, column = self.places.get(name, (1, 1))
        return NotationError(expected, got, line, column)

    def setup(self) -> Json:
        """Return the setup in the form that `new_game` accepts."""
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
