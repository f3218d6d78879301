"""Registry of facts about single cards, characters and events for the encoder. Each set fills it in its module
`encode.py`.

The module is found by the folder of the set. A set without questions of its own needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Literal, get_args

from boomtown.encode.base import Meaning

if TYPE_CHECKING:
    from boomtown.card.encode.cast import Cast

Meanings = Callable[["Cast"], Iterator[Meaning]]
Verb = Literal["use", "choose", "draw", "discard", "buy", "take"]

ACTIONS: Final[dict[Verb, list[tuple[str, Meanings]]]] = {verb: [] for verb in get_args(Verb)}
TURNED: Final[dict[str, int]] = {}  # by source: maximum number of cards turned up for one check
SUITED: Final[set[str]] = set()  # sources that ask for the suits of cards in hands
LENDERS: Final[set[str]] = set()  # sources that lend a seat the ability of a character


def brings(verb: Verb, *sources: str) -> Callable[[Meanings], Meanings]:
    """Register `meanings(cast)`: the actions that these sources add (a character, an event, a kind of card, a set)."""

    def keep(meanings: Meanings) -> Meanings:
        ACTIONS[verb] += [(source, meanings) for source in sources]
        return meanings

    return keep


def brought(cast: Cast, verb: Verb) -> Iterator[Meaning]:
    """Yield the actions that the sources of a cast add."""
    for source, meanings in ACTIONS[verb]:
        if cast.has(source):
            yield from meanings(cast)


def choose_words(*words: str) -> Meanings:
    """Return the meanings for the choice of one of these words."""
    return lambda cast: (("choose", word, "", -1, "") for word in words)


def choose_seats(cast: Cast) -> Iterator[Meaning]:
    """Yield the meanings for the choice of another player."""
    for seat in range(1, cast.players):
        yield "choose", "", "", seat, ""


def choose_anybody(cast: Cast) -> Iterator[Meaning]:
    """Yield the meanings for the choice of any player, the chooser included."""
    for seat in range(cast.players):
        yield "choose", "", "", seat, ""
