"""Bots of the Dice Game, and the evidence in its events."""

from boomtown.bots.persona import with_personas
from boomtown.bots.policy import GameBots
from boomtown.dice.bots.act_table import ACT_TABLE
from boomtown.dice.bots.evidence import EVIDENCE, choice_evidence
from boomtown.dice.bots.greenhorn import Greenhorn
from boomtown.dice.bots.quick.quick import Quick

BOTS = GameBots(
    {"greenhorn": Greenhorn, **with_personas(Greenhorn), "quick": Quick}, EVIDENCE, choice_evidence, act_table=ACT_TABLE
)

__all__ = ["BOTS", "Greenhorn", "Quick"]
