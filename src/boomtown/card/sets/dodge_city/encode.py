"""Facts about Dodge City for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.encode.actions import their_cards
from boomtown.card.encode.cast import Cast
from boomtown.card.encode.sources import LENDERS, SUITED, brings, choose_seats
from boomtown.encode.base import Meaning

SUITED.add("Apache Kid")
LENDERS.add("Vera Custer")
brings("choose", "Vera Custer")(choose_seats)


@brings("choose", "Vera Custer", "Brawl")
def whose_card(cast: Cast) -> Iterator[Meaning]:
    """Yield the choices of a second Vulture Sam (Vera Custer) among the cards of an eliminated player."""
    return their_cards(cast, "choose", "")


@brings("draw", "Pat Brennan")
def from_the_table(cast: Cast) -> Iterator[Meaning]:
    for seat in range(cast.players):
        for of in cast.stays:
            yield "draw", "", "", seat, of
