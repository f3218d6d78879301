"""Phrases of the Dice Game in scenarios: the option that a part of an action means. `notation` writes options."""

from __future__ import annotations

from boomtown.dice.codes import face_of, mask_of, seat_of, verb_of
from boomtown.dice.faces import FACES
from boomtown.dice.notation.words import chosen, shown, source, token
from boomtown.dice.state import State
from boomtown.kernel.frame import PASS
from boomtown.scenarios.grammar import Part


def matches(s: State, part: Part, why: str, code: int) -> bool:
    """Return True if the part describes this option of the question `why`."""
    if code == PASS:
        return part.verb == "pass"
    verb = verb_of(code)
    if part.verb != verb:
        return False
    if verb in ("roll", "keep"):
        return sorted(part.things) == sorted(shown(s, mask_of(code) if verb == "roll" else -1))
    if verb == "use":
        return part.thing == source(why, code) and part.seat in (-1, seat_of(code))
    if part.seat >= 0 or seat_of(code) >= 0:
        return part.seat == seat_of(code)
    return part.thing == chosen(s, why, code)[0]


def narrows(part: Part, code: int) -> bool:
    """Return True if a `choose` that completes a partly named action means this option: a seat, face or
    kind of arrow.
    """
    if part.verb != "choose":
        return False
    if part.seat >= 0:
        return part.seat == seat_of(code)
    return part.thing == (FACES[face_of(code)] if face_of(code) >= 0 else token(code))
