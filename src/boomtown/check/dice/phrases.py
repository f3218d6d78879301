"""The words of the Dice Game: what a part of an action means among the options, and an option in words."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.check.grammar import Part
from boomtown.dice import codes
from boomtown.dice.codes import face_of, is_chief, kind_of, mask_of, seat_of, verb_of
from boomtown.dice.faces import FACES
from boomtown.dice.state import State
from boomtown.kernel.frame import PASS

CHIEFS, REGULAR = "chief_arrow", "arrow"
# What is used, by the question that offers it
SOURCES = {
    "elena": "Elena Fuente",
    "apache": "Apache Kid",
    "aim": "Slab the Killer",
    "spare": "Bart Cassidy",
    "molly": "Molly Stark",
    "pedro": "Pedro Ramirez",
    "kit": "Kit Carlson",
    "return": "Devil's Left Hand",
}
KINDS = {codes.ROLE: "role", codes.A_LOUDMOUTH: "loudmouth", codes.A_COWARD: "coward"}


def shown(s: State, mask: int = -1) -> list[str]:
    """The faces of these dice (all of them)."""
    return [FACES[face] for i, face in enumerate(s.faces) if face >= 0 and mask >> i & 1]


def matches(s: State, part: Part, why: str, code: int) -> bool:
    """Whether this option of that question is one that the part describes."""
    if code == PASS:
        return part.verb == "pass"
    verb = verb_of(code)
    if part.verb != verb:
        return False
    if verb in ("roll", "keep"):
        return sorted(part.things) == sorted(shown(s, mask_of(code) if verb == "roll" else -1))
    if verb == "use":
        return part.thing == _source(why, code) and part.seat in (-1, seat_of(code))
    if part.seat >= 0 or seat_of(code) >= 0:
        return part.seat == seat_of(code)
    return part.thing == _chosen(s, why, code)[0]


def _source(why: str, code: int) -> str:
    return KINDS.get(kind_of(code)) or SOURCES.get(why, "")


def _chosen(s: State, why: str, code: int) -> list[str]:
    """What is chosen that is no seat: for the Doctor the face of a die and the one it is turned to."""
    if why == "doctor":
        return [FACES[s.faces[codes.die_of(code)]], FACES[face_of(code)]]
    return [FACES[face_of(code)] if face_of(code) >= 0 else _token(code)]


def _token(code: int) -> str:
    return CHIEFS if is_chief(code) else REGULAR


def narrows(part: Part, code: int) -> bool:
    """Whether a `choose` that completes a half-named action means this option: a seat, a face, a kind of arrow."""
    if part.verb != "choose":
        return False
    if part.seat >= 0:
        return part.seat == seat_of(code)
    return part.thing == (FACES[face_of(code)] if face_of(code) >= 0 else _token(code))


def phrase(s: State, why: str, code: int, letters: Sequence[str]) -> str:
    """The option in the words of a scenario."""
    if code == PASS:
        return "pass"
    verb, seat = verb_of(code), seat_of(code)
    if verb == "roll":
        return f"roll {' '.join(shown(s, mask_of(code)))}"
    if verb == "keep":
        return f"keep {', '.join(shown(s))}"
    if verb == "choose":
        return f"choose {letters[seat] if seat >= 0 else ', '.join(_chosen(s, why, code))}"
    words = f"use {_source(why, code)}" + (f" on {letters[seat]}" if seat >= 0 else "")
    return f"{words}, then choose {CHIEFS}" if is_chief(code) else words
