"""Options as ints: the choice, packed. Objects are for readers outside the engine.

Bits 0-5 are dice: a mask for ROLL, else the position of one die. Bits 6-9 are face + 1, bits 10-13 seat + 1, bit 14 is
the chief's arrow, bits 15-17 the kind of USE. The verb starts at bit 20.
"""

from __future__ import annotations

DICE, FACE_AT, SEAT, CHIEF, KIND, VERB = 0, 6, 10, 1 << 14, 15, 20
VERBS = ("roll", "keep", "use", "choose")
ROLL, KEEP, USE, CHOOSE = (verb << VERB for verb in range(4))
# what is used: an ability (the question says whose), the own special role, a saloon die
ABILITY, ROLE, A_LOUDMOUTH, A_COWARD = (kind << KIND for kind in range(4))
USE_ROLE = USE | ROLE


def verb_of(code: int) -> str:
    return VERBS[code >> VERB]


def mask_of(code: int) -> int:
    """Return the dice thrown again by a ROLL, one bit per position."""
    return code & 63


def die_of(code: int) -> int:
    """Return the position of the die that a CHOOSE of the Doctor names."""
    return code & 63


def face_of(code: int) -> int:
    """Return the face, or -1 if the option names none."""
    return (code >> FACE_AT & 15) - 1


def seat_of(code: int) -> int:
    """Return the seat, or -1 if the option names none."""
    return (code >> SEAT & 15) - 1


def kind_of(code: int) -> int:
    """Return the kind of a USE: ABILITY, ROLE, A_LOUDMOUTH or A_COWARD."""
    return code & (7 << KIND)


def is_chief(code: int) -> bool:
    return bool(code & CHIEF)


def at(seat: int) -> int:
    return seat + 1 << SEAT


def showing(face: int) -> int:
    return face + 1 << FACE_AT
