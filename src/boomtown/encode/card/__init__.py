"""The card game as numbers."""

from boomtown.encode.card.encoder import CardEncoder

__all__ = ["CardEncoder"]
