"""The sets in the order that gives their cards ids: append only."""

from boomtown.card.sets import base, bonus, dodge_city, high_noon, fistful  # isort: skip

__all__ = ["base", "bonus", "dodge_city", "fistful", "high_noon"]
