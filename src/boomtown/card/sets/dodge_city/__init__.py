"""Dodge City: 40 playing cards, 15 characters, three and eight players. Rules: dodge_city.md."""

from boomtown.card.cards import CardSet
from boomtown.card.sets.dodge_city import brown, characters, copies, green
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    "dodge_city",
    "Dodge City",
    20,
    options={"three_lives": Option(needs=("dodge_city",)), "spare_diamonds": Option(needs=("dodge_city",))},
    allows=(3, 8),
)

__all__ = ["SET", "brown", "characters", "copies", "green"]
