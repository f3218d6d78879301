"""Chance from outside: a keyed hash of a counter.

The same seed gives the same game on any machine, and what a player sees of the cards does not let the key be computed.
The counter lives in the state, the key here, so clones share this object.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256, shake_256
from operator import mod
from struct import unpack

from boomtown.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Chance for one game, from its seed."""

    __slots__ = ("key",)

    def __init__(self, seed: str) -> None:
        self.key = sha256(b"boomtown 1:" + seed.encode()).digest()

    def choose(self, counter: int, among: Sequence[int]) -> int:
        """An index into `among`; the bias of the remainder is below 2**-56."""
        digest = blake2b(counter.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
        return int.from_bytes(digest, "little") % len(among)

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        """Dice thrown together: for each an index into its sides."""
        stream = shake_256(self.key + counter.to_bytes(8, "little")).digest(8 * len(sides))
        return [n % len(die) for n, die in zip(unpack(f"<{len(sides)}Q", stream), sides, strict=True)]

    def shuffle(self, counter: int, cards: list[int], top: int = -1) -> None:
        """Shuffle in place (Fisher-Yates over one stream of 8 bytes a card). `top`: so many cards at the end of the
        list are all that is needed; they are the same, and the others lie as it happens. -1: all.
        """
        n = len(cards)
        last = max(0, n - 1 - top) if top >= 0 else 0
        stream = shake_256(self.key + counter.to_bytes(8, "little")).digest(8 * n)
        places = map(mod, unpack(f"<{n}Q", stream), range(n, 1, -1))
        for i, j in zip(range(n - 1, last, -1), places, strict=False):
            cards[i], cards[j] = cards[j], cards[i]
