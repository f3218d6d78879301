"""Dodge City: 40 playing cards, 15 characters. The order of import gives the cards their ids. Rules: dodge_city.md."""

from boomtown.card.sets.dodge_city import copies, brown, green, characters  # isort: skip

__all__ = ["brown", "characters", "copies", "green"]
