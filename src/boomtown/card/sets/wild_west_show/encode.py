"""Facts about Wild West Show for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import CHARACTERS, KINDS
from boomtown.card.encode.actions import at_targets, their_cards
from boomtown.card.encode.declared import LENDERS, SUITED, brings, choose_anybody
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.sets.wild_west_show.greygory_deck import GREYGORY
from boomtown.card.sets.wild_west_show.lee_van_kliff import KLIFF
from boomtown.card.sets.wild_west_show.orders import DOROTHY
from boomtown.encode.base import Meaning

LENDERS.add(GREYGORY)
SUITED.add(DOROTHY)  # a diamond BANG! at a character that is immune to it
brings("choose", DOROTHY)(choose_anybody)


@brings("choose", DOROTHY)
def what_is_aimed_at(vocabulary: Vocabulary) -> Iterator[Meaning]:
    return their_cards(vocabulary, "choose", "")


@brings("choose", GREYGORY)
def which_ability(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for name, character in CHARACTERS.items():
        if character.set == "base":
            yield "choose", name, "", -1, ""


@brings("use", KLIFF)
def repetitions(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the repetitions of brown cards at all possible targets."""
    for kind in vocabulary.kinds:
        if not KINDS[kind].stays:
            yield from at_targets(vocabulary, "use", KLIFF, "", KINDS[kind].aim)


@brings("choose", KLIFF)
def ways_to_repeat(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the ways of a card that can be played in several ways."""
    for kind in KINDS.values():
        if kind.counts_as and kind.set in vocabulary.sets:
            yield "choose", kind.name, "", -1, ""
