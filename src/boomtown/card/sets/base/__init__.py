"""Base game: 80 playing cards, 16 characters. Rules: base.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.sets.base import blue, brown, characters, phase_1_characters
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    "base",
    "BANG!",
    0,
    options={"expert_characters": Option(), "no_book_cards": Option()},
    presets=(Preset("first-game", 5, options={"no_book_cards": True}),),
)

__all__ = ["SET", "blue", "brown", "characters", "phase_1_characters"]
