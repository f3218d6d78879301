"""Options as ints: what is chosen, packed. Objects are for reading at the edges.

bits 0-5 dice (a mask for ROLL, else the position of one die), 6-9 face + 1, 10-13 seat + 1, 14 the chief's arrow,
15-17 kind of USE, 20 up the verb.
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
    """ROLL: the dice thrown again, bit by position."""
    return code & 63


def die_of(code: int) -> int:
    """CHOOSE of the Doctor: the position of the die."""
    return code & 63


def face_of(code: int) -> int:
    """-1: none named."""
    return (code >> FACE_AT & 15) - 1


def seat_of(code: int) -> int:
    """-1: none named."""
    return (code >> SEAT & 15) - 1


def kind_of(code: int) -> int:
    """USE: ABILITY, ROLE, A_LOUDMOUTH or A_COWARD."""
    return code & (7 << KIND)


def is_chief(code: int) -> bool:
    return bool(code & CHIEF)


def at(seat: int) -> int:
    return seat + 1 << SEAT


def showing(face: int) -> int:
    return face + 1 << FACE_AT
