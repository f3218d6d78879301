"""Meanings of the actions of the Dice Game.

A meaning is (verb, what, seat, chief). `what` is the dice of a throw, a face, or what is used. `seat` counts places
to the left of the acting seat, -1 for none. `chief` is the chief's arrow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from boomtown.dice.codes import (
    A_COWARD,
    A_LOUDMOUTH,
    ABILITY,
    ROLE,
    die_of,
    face_of,
    is_chief,
    kind_of,
    mask_of,
    seat_of,
    verb_of,
)
from boomtown.dice.faces import FACES
from boomtown.encode.base import Meaning
from boomtown.games import PASS

USED = {ABILITY: "the ability", ROLE: "the special role", A_LOUDMOUTH: "the loudmouth", A_COWARD: "the coward"}
PASSING: Meaning = ("pass", "", -1, False)
KEEPING: Meaning = ("keep", "", -1, False)


def faces_in(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the faces that dice of these modules can show."""
    return FACES if "saloon_dice" in setup["sets"] else FACES[:6]


def dice_in(setup: Mapping[str, Any]) -> int:
    """Return the largest number of dice on the table. A saloon die may join five base dice."""
    return 6 if "saloon_dice" in setup["sets"] else 5


def meanings(setup: Mapping[str, Any]) -> Iterator[Meaning]:
    """Return all possible meanings."""
    sets, n, dice = setup["sets"], setup["players"], dice_in(setup)
    yield PASSING
    yield KEEPING
    for mask in range(1, 1 << dice):
        yield "roll", _dice(mask), -1, False
    seats = (-1, *range(n))
    for chief in (False, True) if "chiefs_arrow" in sets else (False,):
        for seat in seats:
            yield "use", USED[ABILITY], seat, chief
        yield "choose", "", -1, chief
    for seat in range(n):
        yield "choose", "", seat, False
    if "special_roles" in sets:
        for seat in seats:
            yield "use", USED[ROLE], seat, False
        for die in range(dice):
            for face in faces_in(setup):
                yield "choose", _turned(die, face), -1, False
    if "saloon_dice" in sets:
        yield "use", USED[A_LOUDMOUTH], -1, False
        yield "use", USED[A_COWARD], -1, False
    if "ghost" in sets:
        for face in faces_in(setup):
            yield "choose", face, -1, False


def meaning(code: int, why: str, who: int, n: int) -> Meaning:
    """Return the meaning of an option for the seat that is asked."""
    if code == PASS:
        return PASSING
    verb, to, face = verb_of(code), seat_of(code), face_of(code)
    seat = (to - who) % n if to >= 0 else -1
    if verb == "roll":
        return verb, _dice(mask_of(code)), -1, False
    if verb == "keep":
        return KEEPING
    if verb == "use":
        return verb, USED[kind_of(code)], seat, is_chief(code)
    what = _turned(die_of(code), FACES[face]) if why == "doctor" else FACES[face] if face >= 0 else ""
    return verb, what, seat, is_chief(code)


def _dice(mask: int) -> str:
    return ", ".join(str(i + 1) for i in range(6) if mask >> i & 1)


def _turned(die: int, face: str) -> str:
    return f"die {die + 1} to {face}"


def describe(meaning: Meaning) -> str:
    """Return the meaning in words: "roll 1, 3, 4", "choose +2"."""
    verb, what, seat, chief = meaning
    if verb == "choose" and not what and seat < 0:
        return "choose the chief's arrow" if chief else "choose a regular arrow"
    at = f"at +{seat}" if verb == "use" else f"+{seat}"
    words = (verb, what, "with the chief's arrow" if chief else "", at if seat >= 0 else "")
    return " ".join(word for word in words if word)
