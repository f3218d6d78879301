"""Estimated values of cards and characters without a row, from their traits."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.cards import Character, Kind

UNKNOWN = 3.0
USUAL_LIFE, USUAL = 4, 7.0  # a character
MISSED, STAYS, HARMS, HELPS, PRICE = 0.2, 0.8, 0.4, 0.2, 0.5


def holding(kind: Kind) -> float:
    """Return the value of a card in the hand: 3 points, changed by its traits."""
    if kind.weapon_range is not None:
        return UNKNOWN
    value = UNKNOWN + MISSED * kind.missed + STAYS * (kind.border == "green") - PRICE * kind.cost
    return value + {"harms": HARMS, "helps": HELPS}.get(kind.nature, 0.0)


def lying(kind: Kind) -> float:
    """Return the value of a card in play for its owner; negative for a card that harms the owner."""
    if kind.weapon_range is not None:
        return 1.0 + 0.7 * kind.weapon_range
    return -UNKNOWN if kind.stays and kind.border != "green" and kind.nature == "harms" else UNKNOWN


def being(character: Character) -> float:
    """Return the value of a character for a game. A character with fewer lives has a better ability."""
    return USUAL + 0.25 * (USUAL_LIFE - character.life)
