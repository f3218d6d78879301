"""The base game: 80 playing cards, 16 characters. The order of import gives the cards their ids."""

from boomtown.card.sets.base import brown, blue, characters  # isort: skip

__all__ = ["blue", "brown", "characters"]
