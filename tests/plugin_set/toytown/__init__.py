"""Example set in a folder of its own, with the parts that future sets need (docs/add-a-set.md).

Toy Town has a market of two cards with a hidden deck, coins and a wagon with loads. A chest has no suit and never
enters a hand. One card has two targets. A deck of toy events is next to the event deck. There is one character.

It is no part of boomtown, but a distribution of its own: its entry point makes it known to a process that has
tests/plugin_set in its path.
"""

from boomtown.card.cards import CardSet
from boomtown.kernel.setup_validation import Option
from toytown import cards, events, market

SET = CardSet("toy", "Toy Town", 900, options={"rich": Option(needs=("toy",))}, event_deck="toys")

__all__ = ["SET", "cards", "events", "market"]
