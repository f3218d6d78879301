"""Actions of phase 2, decoded from the options."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import BUY, DISCARD, TAKE, USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.rules.prices import price_of

NEVER = -100.0


class PlayOption(NamedTuple):
    """Option to play a card of the hand, or to use a green card in play, an ability or an event."""

    uses: bool
    kind: str  # the card, ability or event
    to: int
    of: int
    card: int  # -1 for an ability or an event
    gold: int = 0  # price in gold
    buys: bool = False  # a purchase
    removes: bool = False  # gold paid to discard a card in play
    at: str = ""  # kind whose row has the fare for taking the card


@lru_cache(maxsize=1 << 16)
def play_option_of(code: int) -> PlayOption:
    card, name, verb, of = card_of(code), name_of(code), verb_of(code), of_of(code)
    if verb == BUY:
        return PlayOption(False, KIND[card], -1, -2, card, price_of(code).gold, buys=True)
    if verb == TAKE:
        return PlayOption(False, KIND[card], -1, -2, card, buys=True, at=NAMES[name])
    if verb == DISCARD:
        return PlayOption(False, KIND[of], seat_of(code), of, -1, price_of(code).gold, removes=True)
    gold = price_of(code).gold if verb == USE else 0
    return PlayOption(verb == USE, KIND[card] if name < 0 else NAMES[name], seat_of(code), of, card, gold)
