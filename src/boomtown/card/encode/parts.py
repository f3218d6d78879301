"""Parts of an observation: each changes as a whole."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.tables import zeros
from boomtown.encode.fields import Field

BY_SEAT = ("character", "table", "tokens")  # fields with one part for each seat
JOINED = ("hand_suits",)  # fields that are one part with the field before


class Parts:
    """Division of an observation. `at`: by the offset of a field the index of its part, or of the first of its parts.
    `empty`: the parts when all numbers are 0.
    """

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.at: dict[int, int] = {}
        sizes: list[int] = []
        for field in fields:
            if field.name in JOINED:
                sizes[-1] += field.size
                continue
            self.at[field.offset] = len(sizes)
            count = field.shape[0] if field.name in BY_SEAT else 1
            sizes += [field.size // count] * count
        self.empty = [zeros(size) for size in sizes]

    def of(self, offset: int) -> int:
        """Return the index of the part of a field. For an absent field, with offset -1, it is -1."""
        return self.at.get(offset, -1)
