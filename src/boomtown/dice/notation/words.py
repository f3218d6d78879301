"""Options of the Dice Game in words: "roll beer arrow"."""

from __future__ import annotations

from collections.abc import Sequence

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
    """Return the faces of these dice (all of them)."""
    return [FACES[face] for i, face in enumerate(s.faces) if face >= 0 and mask >> i & 1]


def source(why: str, code: int) -> str:
    """Return the thing that a `use` uses."""
    return KINDS.get(kind_of(code)) or SOURCES.get(why, "")


def chosen(s: State, why: str, code: int) -> list[str]:
    """Return a choice other than a seat. For the Doctor: the face of a die and its new face."""
    if why == "doctor":
        return [FACES[s.faces[codes.die_of(code)]], FACES[face_of(code)]]
    return [FACES[face_of(code)] if face_of(code) >= 0 else token(code)]


def token(code: int) -> str:
    """Return the kind of arrow."""
    return CHIEFS if is_chief(code) else REGULAR


def phrase(s: State, why: str, code: int, letters: Sequence[str]) -> str:
    """Return the option in the words of scenarios and games."""
    if code == PASS:
        return "pass"
    verb, seat = verb_of(code), seat_of(code)
    if verb == "roll":
        return f"roll {' '.join(shown(s, mask_of(code)))}"
    if verb == "keep":
        return f"keep {', '.join(shown(s))}"
    if verb == "choose":
        return f"choose {letters[seat] if seat >= 0 else ', '.join(chosen(s, why, code))}"
    words = f"use {source(why, code)}" + (f" on {letters[seat]}" if seat >= 0 else "")
    return f"{words}, then choose {CHIEFS}" if is_chief(code) else words
