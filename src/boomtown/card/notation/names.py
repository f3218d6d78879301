"""The code of every name in the card game. A code never changes and is never given twice.

Kinds of cards have two letters, all else three or more. Each code stands where its name is declared; those of suits and
colours stand here.
"""

from __future__ import annotations

from boomtown.card.cards import CODES as DECLARED
from boomtown.notation.codecs import Codes

WORDS = """
spades: Spades | hearts: Hearts | diamonds: Diamonds | clubs: Clubs | red: Red | black: Black
"""

CODES = Codes(WORDS, *(f"{name}: {code}" for name, code in DECLARED.items()))
