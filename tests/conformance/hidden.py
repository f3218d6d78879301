"""What is hidden in the card game drawn anew, for tests beside the conformance suite."""

from boomtown.fuzz.card import scramble

__all__ = ["scramble"]
