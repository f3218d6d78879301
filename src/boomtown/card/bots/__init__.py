"""What the bots know of the card game: its bots, and what its events say."""

from boomtown.bots.policy import GameBots
from boomtown.card.bots import load_values
from boomtown.card.bots.evidence import READS, act
from boomtown.card.bots.greenhorn import Greenhorn
from boomtown.card.bots.quick.quick import Quick

BOTS = GameBots({"greenhorn": Greenhorn, "quick": Quick}, READS, act, {"roles": "seats"})

__all__ = ["BOTS", "Greenhorn", "Quick", "load_values"]
