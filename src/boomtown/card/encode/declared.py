"""Facts about single cards, characters and events that sets declare for the encoder, each set in its module
`encode.py`.

The module is found by the folder of the set. A set without questions of its own needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Literal, get_args

from boomtown.encode.base import Meaning

if TYPE_CHECKING:
    from boomtown.card.encode.vocabulary import Vocabulary

Meanings = Callable[["Vocabulary"], Iterator[Meaning]]
Verb = Literal["use", "choose", "draw", "discard", "buy", "take"]

ACTIONS: Final[dict[Verb, list[tuple[str, Meanings]]]] = {verb: [] for verb in get_args(Verb)}
TURNED: Final[dict[str, int]] = {}  # by source: maximum number of cards turned up for one check
SUITED: Final[set[str]] = set()  # sources that ask for the suits of cards in hands
LENDERS: Final[set[str]] = set()  # sources that lend a seat the ability of a character


def brings(verb: Verb, *sources: str) -> Callable[[Meanings], Meanings]:
    """Register the actions that these sources add (a character, an event, a kind of card, a set)."""

    def keep(meanings: Meanings) -> Meanings:
        ACTIONS[verb] += [(source, meanings) for source in sources]
        return meanings

    return keep


def added_actions(vocabulary: Vocabulary, verb: Verb) -> Iterator[Meaning]:
    """Yield the actions that the sources of a vocabulary add."""
    for source, meanings in ACTIONS[verb]:
        if vocabulary.has(source):
            yield from meanings(vocabulary)


def choose_words(*words: str) -> Meanings:
    """Return the meanings for the choice of one of these words."""
    return lambda vocabulary: (("choose", word, "", -1, "") for word in words)


def choose_seats(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the meanings for the choice of another player."""
    for seat in range(1, vocabulary.players):
        yield "choose", "", "", seat, ""


def choose_anybody(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the meanings for the choice of any player, the chooser included."""
    for seat in range(vocabulary.players):
        yield "choose", "", "", seat, ""
