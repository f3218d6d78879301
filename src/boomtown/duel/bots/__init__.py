"""Bots of The Duel."""

from boomtown.bots.policy import GameBots
from boomtown.duel.bots.greenhorn import Greenhorn
from boomtown.duel.bots.quick import Quick
from boomtown.duel.bots.style import STYLES

_PERSONAS = {name: type(name, (Greenhorn,), {"style": style}) for name, style in STYLES.items()}
BOTS = GameBots({"greenhorn": Greenhorn, "quick": Quick, **_PERSONAS})

__all__ = ["BOTS", "Greenhorn", "Quick"]
