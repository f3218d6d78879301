"""Registry of what sets add to positions and paths of scenarios, besides zones and counts.

Each set registers it in its module `scenarios.py`, which is found by the folder of the set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boomtown.scenarios.format import Scenario

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.scenarios.position import Cards
    from boomtown.card.state import State

# By key of a position: requests the cards that its value names (`Cards.want`), and enters counts
Reader = Callable[[Scenario, "State", "Cards", Any], None]
# By set in use, called once the cards are found
Filler = Callable[[Scenario, "State"], None]
# By first word of a path, such as "train": the values of its paths
Values = Callable[["Bang"], dict[str, Any]]

READERS: Final[dict[str, Reader]] = {}
FILLERS: Final[dict[str, Filler]] = {}  # by set
VALUES: Final[dict[str, Values]] = {}
COPIED: Final[dict[str, Callable[[Bang], str]]] = {}  # by copying card: the name of the copied card, or ""


def reads(key: str) -> Callable[[Reader], Reader]:
    """Register `reader(scenario, state, cards, value)` for a key of a position with more than a list of cards."""

    def register(reader: Reader) -> Reader:
        READERS[key] = reader
        return reader

    return register


def completes(of_set: str) -> Callable[[Filler], Filler]:
    """Register `filler(scenario, state)`, which lays out what the set has at the start of a game."""

    def register(filler: Filler) -> Filler:
        FILLERS[of_set] = filler
        return filler

    return register


def copies(card: str) -> Callable[[Callable[[Bang], str]], Callable[[Bang], str]]:
    """Register `copied(game)`, which returns the name of the card whose effect a play of `card` has now."""

    def register(copied: Callable[[Bang], str]) -> Callable[[Bang], str]:
        COPIED[card] = copied
        return copied

    return register


def path_values(head: str) -> Callable[[Values], Values]:
    """Register `values(game)`, which returns the values of paths that begin with `head`."""

    def register(values: Values) -> Values:
        VALUES[head] = values
        return values

    return register
