"""Facts about cards and characters that a search needs. `puzzles.py` in the folder of a set has those of the set."""

from __future__ import annotations

from typing import Final

# Characters
UNPROVED: Final[set[str]] = set()  # an ability that depends on several hidden cards or on shown ones: left out
LOOKING: Final[set[str]] = set()  # may look at the next cards; to draw any cards is at least as good
FROM_DISCARDS: Final[set[str]] = set()  # may take the top card of the discard pile, which then counts

# Kinds of cards
FIRST: Final[list[str]] = []  # those to try first, in this order
TAKING: Final[set[str]] = set()  # takes away a card of a hand
NEARER: Final[set[str]] = set()  # stays, and brings other players nearer
UNLIMITED: Final[set[str]] = set()  # allows any number of BANG! cards
