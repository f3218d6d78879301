"""The five bonus characters. Rules: bonus.md."""

from boomtown.card.cards import CardSet
from boomtown.card.sets.bonus import characters

SET = CardSet("bonus", "Bonus characters", 10)

__all__ = ["SET", "characters"]
