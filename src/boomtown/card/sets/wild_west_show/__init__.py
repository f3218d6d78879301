"""Wild West Show: ten show cards in a deck of their own and eight characters. Rules: wild_west_show.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.sets.wild_west_show import (
    characters,
    deck,
    greygory_deck,
    lee_van_kliff,
    log_texts,
    orders,
    roles,
    seats,
    shows,
)
from boomtown.card.sets.wild_west_show.shared import DECK, OF_SET
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    OF_SET,
    "Wild West Show",
    70,
    options={"rosa_once": Option(needs=(OF_SET,))},
    event_deck=DECK,
    presets=(Preset("big-show", 7, ("bonus", OF_SET)),),
)

__all__ = [
    "SET",
    "characters",
    "deck",
    "greygory_deck",
    "lee_van_kliff",
    "log_texts",
    "orders",
    "roles",
    "seats",
    "shows",
]
