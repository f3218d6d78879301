"""The sets in the order that gives their cards ids: append only."""

from boomtown.card.sets import base, bonus

__all__ = ["base", "bonus"]
