"""Facts about The Valley of Shadows for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.encode.declared import SUITED, brings
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.encode.base import Meaning

SUITED.add("Black Flower")


@brings("draw", "Evelyn Shebang")
def two_shots(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield two shots in phase 1 at different players, under the other reading."""
    for seat in range(vocabulary.players):
        for second in range(vocabulary.players):
            if seat != second:
                yield "use", "Evelyn Shebang", "", seat, f"and {second}"


@brings("choose", "Saved!")
def whom_to_save(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the plays of Saved! on another player."""
    for seat in range(1, vocabulary.players):
        yield "play", "Saved!", "", seat, ""
