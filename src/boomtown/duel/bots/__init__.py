"""Bots of The Duel."""

from boomtown.bots.policy import GameBots
from boomtown.duel.bots.greenhorn import Greenhorn
from boomtown.duel.bots.quick import Quick

BOTS = GameBots({"greenhorn": Greenhorn, "quick": Quick})

__all__ = ["BOTS", "Greenhorn", "Quick"]
