"""Gold Rush: 24 equipment cards, nuggets, 8 characters; Shadow Gunslingers, also without them. Rules: gold_rush.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.declared.counters import bought
from boomtown.card.sets.gold_rush import beer, black, brown, characters, gold, log_texts, market, shadows
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    "gold_rush",
    "Gold Rush",
    50,
    options={"shadow_gunslingers": Option()},
    presets=(Preset("gold-fever", 5, ("gold_rush",)),),
    counted={"equipment": bought("gold_rush")},
)

__all__ = ["SET", "beer", "black", "brown", "characters", "gold", "log_texts", "market", "shadows"]
