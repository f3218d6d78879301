"""Options as ints. A code holds a verb, a card, a target seat, one of the target's cards, and a kind or character.

| bits | field | values |
| --- | --- | --- |
| 0-9 | card | card id, NO_CARD for none |
| 10-13 | to | seat + 1, 0 for none |
| 14-23 | of | 0 none, 1 a random card of the hand, card id + 2, 1008 + seat of a second target |
| 24-33 | name | index into cards.NAMES + 1 ("as" of a play, source of a use, the name chosen), 0 none |
| 34-37 | verb | PLAY ... TAKE |
| 38 | | set for an ability used unbidden while another question is pending |
"""

from __future__ import annotations

from typing import Final

NO_CARD: Final = 1023
CARD: Final = 1023  # the bits of the card
TO: Final = 10
OF: Final = 14
NAME: Final = 24
AIMED: Final = (1 << NAME) - (1 << TO)  # the bits of the target seat and its card
AT: Final = 15 << TO  # the bits of the target seat
OF_WHAT: Final = (1 << NAME) - (1 << OF)  # the bits of the target's card
VERB: Final = 34
HAND: Final = 1 << OF
PLAY: Final = 0
USE: Final = 1
CHOOSE: Final = 2
DISCARD: Final = 3
DRAW: Final = 4
BUY: Final = 5
TAKE: Final = 6
VERBS = ("play", "use", "choose", "discard", "draw", "buy", "take")
UNBIDDEN: Final = 1 << 38

V_USE: Final = USE << VERB
V_CHOOSE: Final = CHOOSE << VERB
V_DISCARD: Final = DISCARD << VERB
V_DRAW: Final = DRAW << VERB
V_BUY: Final = BUY << VERB
V_TAKE: Final = TAKE << VERB
DRAW_DECK: Final = V_DRAW | NO_CARD


def at(seat: int) -> int:
    """Return the target part of a code."""
    return (seat + 1) << TO


MOST_PLAYERS: Final = 8
TARGET: Final = [at(seat) for seat in range(15)]  # by seat, for long lists


FIRST: Final = 2 << OF  # the card 0 of the target; further cards follow in steps of 1 << OF


def its(card: int) -> int:
    """Return the part of a code that names a card in play of the target."""
    return FIRST + (card << OF)


ITS: Final = [its(card) for card in range(1006)]  # by card, for long lists


SECOND: Final = 1006  # value of `of_of` for the seat 0 as a second target; cards have lower numbers


def and_at(seat: int) -> int:
    """Return the part of a code that names a second target."""
    return FIRST + ((SECOND + seat) << OF)


def second_of(of: int) -> int:
    """Return the second target that an `of` stands for, or -1."""
    return of - SECOND if of >= SECOND else -1


def parts(code: int) -> tuple[int, int, int, int]:
    """Return card, target seat, target's card and name at once, as card_of, seat_of, of_of and name_of do."""
    if code < NO_CARD:  # a card alone
        return code, -1, -2, -1
    card = code & 1023
    return (
        -1 if card == NO_CARD else card,
        ((code >> TO) & 15) - 1,
        ((code >> OF) & 1023) - 2,
        ((code >> NAME) & 1023) - 1,
    )


def verb_of(code: int) -> int:
    return (code >> VERB) & 15


def card_of(code: int) -> int:
    """Return the card, or -1."""
    card = code & 1023
    return -1 if card == NO_CARD else card


def seat_of(code: int) -> int:
    """Return the target seat, or -1."""
    return ((code >> TO) & 15) - 1


def of_of(code: int) -> int:
    """Return the target's card, -1 for a random card of the hand, -2 for none, or a second target (see `second_of`)."""
    return ((code >> OF) & 1023) - 2


def name_of(code: int) -> int:
    """Return the index into cards.NAMES of the name, or -1."""
    return ((code >> NAME) & 1023) - 1
