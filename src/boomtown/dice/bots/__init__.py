"""Bots of the Dice Game, and the evidence in its events."""

from boomtown.bots.policy import GameBots
from boomtown.dice.bots.evidence import EVIDENCE
from boomtown.dice.bots.greenhorn import PERSONAS, Greenhorn

BOTS = GameBots({"greenhorn": Greenhorn, **PERSONAS}, EVIDENCE)

__all__ = ["BOTS", "Greenhorn"]
