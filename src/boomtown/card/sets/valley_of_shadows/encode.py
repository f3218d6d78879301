"""What the encoder must know of The Valley of Shadows."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.encode.cast import Cast
from boomtown.card.encode.sources import SUITED, brings
from boomtown.encode.base import Meaning

SUITED.add("Black Flower")


@brings("draw", "Evelyn Shebang")
def two_shots(cast: Cast) -> Iterator[Meaning]:
    """In phase 1, by the other reading: two players at once."""
    for seat in range(cast.players):
        for second in range(cast.players):
            if seat != second:
                yield "use", "Evelyn Shebang", "", seat, f"and {second}"


@brings("choose", "Saved!")
def whom_to_save(cast: Cast) -> Iterator[Meaning]:
    """It is played on whoever is about to lose a life."""
    for seat in range(1, cast.players):
        yield "play", "Saved!", "", seat, ""
