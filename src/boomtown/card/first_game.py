"""A kind deal for somebody's first game: an easy character, and a first round in which the turn is not lost."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS, PRINTED

if TYPE_CHECKING:
    from boomtown.card.state import State

DRAWN = 3  # cards each seat may draw in the first round: two, and one that an ability brings


def suits_beginner(s: State, seat: int) -> bool:
    """Whether `seat` has a simple character, and nobody else will hold a card that stops a turn before it had one."""
    if not CHARACTERS[s.characters[seat]].simple:
        return False
    hands = (hand for p, hand in enumerate(s.hands) if p != seat)
    soon = s.deck[-DRAWN * s.n :]
    return not any(PRINTED[card].stops_turn for card in chain(soon, *hands))
