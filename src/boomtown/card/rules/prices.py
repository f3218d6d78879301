"""Prices of options: of the powers of sources, and of the verbs that sets add."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boomtown.card.codes import USE, verb_of
from boomtown.card.rules.steps import source_of


class Price(NamedTuple):
    """Price of an option: lives, cards of the hand, money of a set, and tokens."""

    lives: int = 0
    cards: int = 0
    gold: int = 0
    loads: int = 0


# By source: the price of its power, declared next to the power. Shown to players
PRICES: dict[str, Price] = {}
# By verb: the price of an option of that verb, registered by the set with these options
PRICED: dict[int, Callable[[int], Price]] = {}


def price_of(code: int) -> Price:
    """Return the price of an option, without the price of playing a card."""
    verb = verb_of(code)
    if verb == USE:
        return PRICES.get(source_of(code), Price())
    priced = PRICED.get(verb)
    return priced(code) if priced is not None else Price()
