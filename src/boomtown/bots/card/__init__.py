"""What the bots know of the card game: its bots, and what its events say."""

from boomtown.bots.card import values
from boomtown.bots.card.greenhorn import Greenhorn
from boomtown.bots.card.quick import Quick
from boomtown.bots.card.reading import READS, act

__all__ = ["READS", "Greenhorn", "Quick", "act", "values"]
