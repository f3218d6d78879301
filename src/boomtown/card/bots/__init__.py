"""What the bots know of the card game: its bots, and what its events say."""

from boomtown.bots.brain import GameBots
from boomtown.card.bots import values
from boomtown.card.bots.greenhorn import Greenhorn
from boomtown.card.bots.quick import Quick
from boomtown.card.bots.reading import READS, act

BOTS = GameBots({"greenhorn": Greenhorn, "quick": Quick}, READS, act, {"roles": "seats"})

__all__ = ["BOTS", "Greenhorn", "Quick", "values"]
