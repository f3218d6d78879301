"""What is hidden in each game drawn anew, for tests beside the conformance suite."""

from boomtown.fuzz.card import scramble
from boomtown.fuzz.support import SUPPORT

__all__ = ["SUPPORT", "scramble"]
