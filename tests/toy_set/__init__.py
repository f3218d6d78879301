"""A set of everything that sets to come need, in a folder that says all of it (docs/add-a-set.md).

Toy Town: a market of two cards with a hidden deck behind it, coins, a wagon with loads, a chest without suit that never
comes into a hand, a card with two targets, a deck of toy events beside the event deck, and a character.

It is no part of boomtown: `register` brings it in, for good, so the tests do it in a process of their own.
"""

from __future__ import annotations

import sys

from boomtown.card import sets
from boomtown.card.cards import CardSet
from boomtown.kernel.setups import Option


def register() -> None:
    """Make the set known in this process."""
    from tests.toy_set import cards, events, market  # noqa: F401

    sets.add(sys.modules[__name__])


SET = CardSet("toy", "Toy Town", 900, options={"rich": Option(needs=("toy",))}, event_deck="toys")
