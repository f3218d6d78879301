"""What a card or a character is worth of which the bots know nothing: by what it says of itself."""

from __future__ import annotations

from boomtown.card.cards import Character, Kind

UNKNOWN = 3.0
USUAL_LIFE, USUAL = 4, 7.0  # a character
MISSED, STAYS, HARMS, HELPS, PRICE = 0.2, 0.8, 0.4, 0.2, 0.5


def holding(kind: Kind) -> float:
    """A card in the hand: 3 points, and what its traits add."""
    if kind.weapon_range is not None:
        return UNKNOWN
    value = UNKNOWN + MISSED * kind.missed + STAYS * (kind.border == "green") - PRICE * kind.cost
    return value + {"harms": HARMS, "helps": HELPS}.get(kind.nature, 0.0)


def lying(kind: Kind) -> float:
    """A card in play: what its owner loses with it. What harms its owner is a burden."""
    if kind.weapon_range is not None:
        return 1.0 + 0.7 * kind.weapon_range
    return -UNKNOWN if kind.stays and kind.border != "green" and kind.nature == "harms" else UNKNOWN


def being(character: Character) -> float:
    """A character for a whole game: one with fewer lives has the better ability."""
    return USUAL + 0.25 * (USUAL_LIFE - character.life)
