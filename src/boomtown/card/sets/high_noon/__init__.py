"""High Noon: 13 events and two bonus events. Rules: high_noon.md."""

from boomtown.card.cards import MAIN_DECK, CardSet
from boomtown.card.sets.high_noon import bonus_events, events
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    "high_noon", "High Noon", 30, options={"bonus_events": Option(True, needs=("high_noon",))}, event_deck=MAIN_DECK
)

__all__ = ["SET", "bonus_events", "events"]
