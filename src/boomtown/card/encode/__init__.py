"""The card game as numbers."""

from boomtown.card.encode.encoder import CardEncoder

__all__ = ["CardEncoder"]
