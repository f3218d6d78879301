"""What the bots know of the Dice Game: its greenhorn, and what its events say."""

from boomtown.bots.dice.greenhorn import Greenhorn
from boomtown.bots.dice.reading import READS

__all__ = ["READS", "Greenhorn"]
