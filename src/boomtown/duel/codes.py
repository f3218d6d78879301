"""Options as ints: the choice in packed bits.

Bits 0-6: card + 1. 7-13: the targeted card in play + 1. 14-17: the target. 18-23: the way. 24 and up: the verb.

Target: 1 to 4 a place (slot + 1). 5 and 6 the hand of a seat. 7 and 8 its side. 9 a reload (Pearl Hat).

Way: AS_COLT, AS_MISSED for PLAY and answers. A character + 1, or MARKER, for USE. A back, or points + POINTS, for
CHOOSE.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 127
OF_AT: Final = 7
TARGET_AT: Final = 14
HOW_AT: Final = 18
VERB_AT: Final = 24
VERBS: Final = ("play", "use", "choose", "discard", "draw")
PLAY: Final = 0
USE: Final = 1 << VERB_AT
CHOOSE: Final = 2 << VERB_AT
DISCARD: Final = 3 << VERB_AT
DRAW: Final = 4 << VERB_AT

# targets
PLACE, HAND, SIDE_OF, RELOAD = 1, 5, 7, 9
# how
COLT_, MISSED_ = 1, 2
AS_COLT: Final = COLT_ << HOW_AT
AS_MISSED: Final = MISSED_ << HOW_AT
MARKER_HOW: Final = 40
MARKER: Final = USE | MARKER_HOW << HOW_AT
BACK_HOW: Final = 50  # and 51
POINTS: Final = 32  # and the number of points above it


def at(slot: int) -> int:
    return slot + PLACE << TARGET_AT


def hand_of(seat: int) -> int:
    return seat + HAND << TARGET_AT


def side_of(seat: int) -> int:
    return seat + SIDE_OF << TARGET_AT


AT_RELOAD: Final = RELOAD << TARGET_AT


def using(character: int) -> int:
    return USE | character + 1 << HOW_AT


def verb_of(code: int) -> str:
    return VERBS[code >> VERB_AT]


def card_of(code: int) -> int:
    """Return the card, or -1."""
    return (code & CARD) - 1


def aimed_card(code: int) -> int:
    """Return the targeted card in play, or -1."""
    return (code >> OF_AT & CARD) - 1


def target_of(code: int) -> int:
    """Return the target, or 0."""
    return code >> TARGET_AT & 15


def slot_of(code: int) -> int:
    """Return the targeted slot, or -1."""
    target = code >> TARGET_AT & 15
    return target - PLACE if PLACE <= target < HAND else -1


def seat_of(code: int) -> int:
    """Return the seat that is the target or contains it, or -1."""
    target = code >> TARGET_AT & 15
    if not target or target == RELOAD:
        return -1
    return (target - PLACE) >> 1 if target < HAND else (target - HAND) & 1


def how_of(code: int) -> int:
    return code >> HOW_AT & 63
