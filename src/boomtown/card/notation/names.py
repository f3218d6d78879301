"""Codes of all names in the card game. A code never changes and is never reused.

Kinds of cards have two letters, other names three or more. Each code is declared with its name; those of suits and
colours are here.
"""

from __future__ import annotations

from boomtown.card.cards import CODES as DECLARED
from boomtown.notation.codecs import Codes

WORDS = """
spades: Spades | hearts: Hearts | diamonds: Diamonds | clubs: Clubs | red: Red | black: Black
"""

CODES = Codes(WORDS, *(f"{name}: {code}" for name, code in DECLARED.items()))
