"""Bots of the Dice Game, and the evidence in its events."""

from boomtown.bots.persona import with_personas
from boomtown.bots.policy import GameBots
from boomtown.dice.bots.act_table import ACT_TABLE
from boomtown.dice.bots.evidence import EVIDENCE
from boomtown.dice.bots.greenhorn import Greenhorn

BOTS = GameBots({"greenhorn": Greenhorn, **with_personas(Greenhorn)}, EVIDENCE, act_table=ACT_TABLE)

__all__ = ["BOTS", "Greenhorn"]
