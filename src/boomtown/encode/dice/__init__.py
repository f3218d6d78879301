"""The Dice Game as numbers."""

from boomtown.encode.dice.encoder import DiceEncoder

__all__ = ["DiceEncoder"]
