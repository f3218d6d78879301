"""First games: deals with an easy character and without the loss of a turn in the first round."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS, PRINTED

if TYPE_CHECKING:
    from boomtown.card.state import State

DRAWN = 3  # cards each seat may draw in the first round: two, and one by an ability


def suits_beginner(s: State, seat: int) -> bool:
    """Return whether the deal suits a beginner in this seat.

    The character must be simple, and no other player may get a card that stops a turn before the beginner had a turn.
    """
    if not CHARACTERS[s.characters[seat]].simple:
        return False
    hands = (hand for p, hand in enumerate(s.hands) if p != seat)
    soon = s.deck[-DRAWN * s.n :]
    return not any(PRINTED[card].stops_turn for card in chain(soon, *hands))
