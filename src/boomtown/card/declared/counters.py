"""What simulations count of a set's own things: by the name of a table, what a choice counts as, "" for nothing.

A set says it in its folder: `CardSet(..., counted={"equipment": bought("gold_rush")})`. A seat counts once a game for
each thing that it has had, as often as it has had it, and as won if it wins.
"""

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import BUY, PLAY, TAKE, USE, VERB, card_of

Reader = Callable[[int], str]


def bought(of_set: str) -> Reader:
    """Cards of the set taken from an offer."""
    return _cards(of_set, BUY, False)


def taken(of_set: str) -> Reader:
    """Things of the set taken where they stand, for everybody to take."""
    return _cards(of_set, TAKE, False)


def laid(of_set: str) -> Reader:
    """Cards of the set played from the hand that stay in play."""
    return _cards(of_set, PLAY, True)


def used(of_set: str) -> Reader:
    """Cards of the set used where they lie."""
    return _cards(of_set, USE, True)


def _cards(of_set: str, verb: int, staying: bool) -> Reader:
    def reads(code: int) -> str:
        if (code >> VERB) & 15 != verb or card_of(code) < 0:  # what ends or declines has no verb of these
            return ""
        kind = KINDS[KIND[card_of(code)]]
        return kind.name if kind.set == of_set and (kind.stays or not staying) else ""

    return reads
