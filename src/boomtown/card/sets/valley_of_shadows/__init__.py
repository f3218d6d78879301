"""The Valley of Shadows: 16 playing cards, 8 characters. Rules: valley_of_shadows.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.sets.valley_of_shadows import (
    avoiding,
    blue,
    brown,
    characters,
    ghost,
    henry_block,
    hidden,
    saving,
    shooting,
)
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    OF_SET,
    "The Valley of Shadows",
    60,
    options={"tornado_draws": Option(needs=(OF_SET,)), "evelyn_two": Option(needs=(OF_SET,))},
    presets=(Preset("dark-valley", 6, ("dodge_city", OF_SET)),),
)

__all__ = ["SET", "avoiding", "blue", "brown", "characters", "ghost", "henry_block", "hidden", "saving", "shooting"]
