"""The Dice Game as numbers."""

from boomtown.dice.encode.encoder import DiceEncoder

__all__ = ["DiceEncoder"]
