"""Counters of simulations for a set: by table name, a function from a choice to the name it counts as, "" for none.

A set declares them in its folder: `CardSet(..., counted={"equipment": bought("gold_rush")})`. Each name is counted by
game and seat, with the number of uses, and as won if the seat wins.
"""

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import BUY, PLAY, TAKE, USE, VERB, card_of

Reader = Callable[[int], str]


def bought(of_set: str) -> Reader:
    """Count cards of the set that are bought."""
    return _cards(of_set, BUY, False)


def taken(of_set: str) -> Reader:
    """Count cards of the set that are taken from an open place."""
    return _cards(of_set, TAKE, False)


def laid(of_set: str) -> Reader:
    """Count cards of the set that are played from the hand and stay in play."""
    return _cards(of_set, PLAY, True)


def used(of_set: str) -> Reader:
    """Count cards of the set that are used in play."""
    return _cards(of_set, USE, True)


def _cards(of_set: str, verb: int, staying: bool) -> Reader:
    def reads(code: int) -> str:
        if (code >> VERB) & 15 != verb or card_of(code) < 0:  # END and PASS have none of these verbs
            return ""
        kind = KINDS[KIND[card_of(code)]]
        return kind.name if kind.set == of_set and (kind.stays or not staying) else ""

    return reads
