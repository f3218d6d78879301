"""What the bots know of the card game: its greenhorn, and what its events say."""

from boomtown.bots.card.greenhorn import Greenhorn
from boomtown.bots.card.reading import READS

__all__ = ["READS", "Greenhorn"]
