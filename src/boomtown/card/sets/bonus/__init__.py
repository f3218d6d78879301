"""Five bonus characters. Rules: bonus.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.sets.bonus import characters

SET = CardSet("bonus", "Bonus characters", 10, presets=(Preset("classic", 5, ("bonus",)),))

__all__ = ["SET", "characters"]
