"""Facts about Dodge City for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.encode.actions import their_cards
from boomtown.card.encode.declared import LENDERS, SUITED, brings, choose_seats
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.encode.base import Meaning

SUITED.add("Apache Kid")
LENDERS.add("Vera Custer")
brings("choose", "Vera Custer")(choose_seats)


@brings("choose", "Vera Custer", "Brawl")
def whose_card(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the choices of a second Vulture Sam (Vera Custer) among the cards of an eliminated player."""
    return their_cards(vocabulary, "choose", "")


@brings("draw", "Pat Brennan")
def from_the_table(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for seat in range(vocabulary.players):
        for of in vocabulary.stays:
            yield "draw", "", "", seat, of
