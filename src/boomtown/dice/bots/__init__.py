"""What the bots know of the Dice Game: its greenhorn, and what its events say."""

from boomtown.bots.policy import GameBots
from boomtown.dice.bots.greenhorn import Greenhorn
from boomtown.dice.bots.reading import READS

BOTS = GameBots({"greenhorn": Greenhorn}, READS)

__all__ = ["BOTS", "Greenhorn"]
