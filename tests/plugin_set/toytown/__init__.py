"""A set of everything that sets to come need, in a folder that says all of it (docs/add-a-set.md).

Toy Town: a market of two cards with a hidden deck behind it, coins, a wagon with loads, a chest without suit that never
comes into a hand, a card with two targets, a deck of toy events beside the event deck, and a character.

It is no part of boomtown, but a distribution of its own: its entry point makes it known to a process that has
tests/plugin_set in its path.
"""

from boomtown.card.cards import CardSet
from boomtown.kernel.setup_validation import Option
from toytown import cards, events, market

SET = CardSet("toy", "Toy Town", 900, options={"rich": Option(needs=("toy",))}, event_deck="toys")

__all__ = ["SET", "cards", "events", "market"]
