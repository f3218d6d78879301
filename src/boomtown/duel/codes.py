"""Options as ints: what is chosen, packed. Objects are for reading at the edges.

bits 0-6 card + 1, 7-13 a card in play that is aimed at + 1, 14-17 the target, 18-23 how, 24 up the verb.
Target: 1 to 4 a place (slot + 1), 5 and 6 the hand of a seat, 7 and 8 its side, 9 a reload (Pearl Hat).
How: PLAY and answers: AS_COLT, AS_MISSED. USE: a character + 1, or MARKER. CHOOSE: a back, or points + POINTS.
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
    """-1: none."""
    return (code & CARD) - 1


def aimed_card(code: int) -> int:
    """The card in play that is aimed at; -1: none."""
    return (code >> OF_AT & CARD) - 1


def target_of(code: int) -> int:
    """0: none."""
    return code >> TARGET_AT & 15


def slot_of(code: int) -> int:
    """The place aimed at; -1: none."""
    target = code >> TARGET_AT & 15
    return target - PLACE if PLACE <= target < HAND else -1


def seat_of(code: int) -> int:
    """The seat aimed at, whole or in part; -1: none."""
    target = code >> TARGET_AT & 15
    if not target or target == RELOAD:
        return -1
    return (target - PLACE) >> 1 if target < HAND else (target - HAND) & 1


def how_of(code: int) -> int:
    return code >> HOW_AT & 63
