"""The games notation knows; a new one registers its dialect here."""

from __future__ import annotations

from boomtown.notation.card.dialect import CardDialect
from boomtown.notation.dialect import Dialect
from boomtown.notation.dice.dialect import DiceDialect

DIALECTS: dict[str, Dialect] = {"bang": CardDialect(), "dice": DiceDialect()}
