"""Facts about The Valley of Shadows for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.encode.cast import Cast
from boomtown.card.encode.sources import SUITED, brings
from boomtown.encode.base import Meaning

SUITED.add("Black Flower")


@brings("draw", "Evelyn Shebang")
def two_shots(cast: Cast) -> Iterator[Meaning]:
    """Yield two shots in phase 1 at different players, under the other reading."""
    for seat in range(cast.players):
        for second in range(cast.players):
            if seat != second:
                yield "use", "Evelyn Shebang", "", seat, f"and {second}"


@brings("choose", "Saved!")
def whom_to_save(cast: Cast) -> Iterator[Meaning]:
    """Yield the plays of Saved! on another player."""
    for seat in range(1, cast.players):
        yield "play", "Saved!", "", seat, ""
