"""What the bots know of the Dice Game: its greenhorn, and what its events say."""

from boomtown.bots.policy import GameBots
from boomtown.dice.bots.evidence import EVIDENCE
from boomtown.dice.bots.greenhorn import Greenhorn

BOTS = GameBots({"greenhorn": Greenhorn}, EVIDENCE)

__all__ = ["BOTS", "Greenhorn"]
