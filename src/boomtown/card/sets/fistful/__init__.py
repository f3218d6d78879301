"""A Fistful of Cards: 15 events. Rules: fistful.md; with High Noon: high_noon.md, Both decks."""

from boomtown.card.cards import MAIN_DECK, CardSet
from boomtown.card.sets.fistful import phases, rounds
from boomtown.kernel.setup_validation import Option

BOTH = ("high_noon", "fistful")

SET = CardSet(
    "fistful",
    "A Fistful of Cards",
    40,
    options={
        "event_cards": Option(14, (12, 13, 14, 15), BOTH),
        "last_event": Option("High Noon", ("High Noon", "A Fistful of Cards"), BOTH),
        "law_costs_life": Option(needs=("fistful",)),
        "dead_man_hunts": Option(needs=("dodge_city", "fistful"), players=(3,)),
    },
    event_deck=MAIN_DECK,
)

__all__ = ["SET", "phases", "rounds"]
