"""Bots of the card game, and the evidence in its events."""

from boomtown.bots.persona import with_personas
from boomtown.bots.policy import GameBots
from boomtown.card.bots import load_values
from boomtown.card.bots.act_table import ACT_TABLE
from boomtown.card.bots.cowhand.cowhand import Cowhand
from boomtown.card.bots.evidence import EVIDENCE, choice_evidence
from boomtown.card.bots.greenhorn import Greenhorn
from boomtown.card.bots.quick.quick import Quick

BOTS = GameBots(
    {"greenhorn": Greenhorn, "cowhand": Cowhand, **with_personas(Greenhorn), "quick": Quick},
    EVIDENCE,
    choice_evidence,
    {"roles": "seats"},
    ACT_TABLE,
)

__all__ = ["BOTS", "Greenhorn", "Quick", "load_values"]
