"""What positions and paths of scenarios say of sets beyond zones and numbers.

Each set tells it in its module `check.py`, which is found by the folder of the set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boomtown.scenarios.format import Scenario

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.scenarios.position import Cards
    from boomtown.card.state import State

# By key of a position: asks for the cards that its value names (`Cards.want`), and enters numbers
Reader = Callable[[Scenario, "State", "Cards", Any], None]
# Once the cards are found, where the set is in use
Filler = Callable[[Scenario, "State"], None]
# By first word of a path, e.g. "train": the values of the paths that begin with it
Values = Callable[["Bang"], dict[str, Any]]

READERS: Final[dict[str, Reader]] = {}
FILLERS: Final[dict[str, Filler]] = {}  # by set
VALUES: Final[dict[str, Values]] = {}
COPIED: Final[dict[str, Callable[[Bang], str]]] = {}  # by card that copies another one: the name of that card, or ""


def reads(key: str) -> Callable[[Reader], Reader]:
    """`reader(scenario, state, cards, value)` for a key of a position that holds more than a list of cards."""

    def keep(reader: Reader) -> Reader:
        READERS[key] = reader
        return reader

    return keep


def completes(of_set: str) -> Callable[[Filler], Filler]:
    """`filler(scenario, state)`, for what lies at the start wherever the set is in use."""

    def keep(filler: Filler) -> Filler:
        FILLERS[of_set] = filler
        return filler

    return keep


def copies(card: str) -> Callable[[Callable[[Bang], str]], Callable[[Bang], str]]:
    """`copied(game)`: the name of the card whose effect a play of this card has now."""

    def keep(copied: Callable[[Bang], str]) -> Callable[[Bang], str]:
        COPIED[card] = copied
        return copied

    return keep


def path_values(head: str) -> Callable[[Values], Values]:
    """`values(game)` by path, for paths that begin with `head`."""

    def keep(values: Values) -> Values:
        VALUES[head] = values
        return values

    return keep
