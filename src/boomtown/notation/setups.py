"""The setup of a game as tags."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from boomtown.notation.codes import SEATS
from boomtown.notation.dialect import Json
from boomtown.notation.dialects import defaults_of
from boomtown.notation.scalars import read_scalar, write_scalar

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


# Each key of a setup: its tag, how its value is written and read. A key that is not here goes as JSON.
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
    """The setup as tags; what is the default is left out."""
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
