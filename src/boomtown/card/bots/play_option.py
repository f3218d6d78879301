"""Ways to act in phase 2, read from the options."""

from __future__ import annotations

from typing import NamedTuple

from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import USE, card_of, name_of, of_of, seat_of, verb_of

NEVER = -100.0


class PlayOption(NamedTuple):
    """An option to play a card of the hand, or to use a green card in play, an ability, an event."""

    uses: bool
    kind: str  # what is played, or used
    to: int
    of: int
    card: int  # -1 for an ability or an event


def play_option_of(code: int) -> PlayOption:
    card, name = card_of(code), name_of(code)
    return PlayOption(verb_of(code) == USE, KIND[card] if name < 0 else NAMES[name], seat_of(code), of_of(code), card)
