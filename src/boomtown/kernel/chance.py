"""Chance of a game: a keyed hash of a counter.

The same seed gives the same game on any machine. The key cannot be computed from the cards that a player sees. The
counter is part of the state and the key is stored here, so clones share this object.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256, shake_256
from operator import mod
from struct import unpack

from boomtown.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Random numbers of one game, derived from its seed."""

    __slots__ = ("key",)

    def __init__(self, seed: str) -> None:
        self.key = sha256(b"boomtown 1:" + seed.encode()).digest()

    def choose(self, counter: int, among: Sequence[int]) -> int:
        """Return an index into `among`. The bias of the remainder is below 2**-56."""
        digest = blake2b(counter.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
        return int.from_bytes(digest, "little") % len(among)

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        """Throw dice together: return for each one an index into its sides."""
        stream = shake_256(self.key + counter.to_bytes(8, "little")).digest(8 * len(sides))
        return [n % len(die) for n, die in zip(unpack(f"<{len(sides)}Q", stream), sides, strict=True)]

    def shuffle(self, counter: int, cards: list[int], top: int = -1) -> None:
        """Shuffle `cards` in place (Fisher-Yates over one stream of 8 bytes per card).

        `top` is the number of cards at the end of the list that the caller needs, or -1 for all. These cards are the
        same as in a full shuffle; the order of the rest is arbitrary.
        """
        n = len(cards)
        last = max(0, n - 1 - top) if top >= 0 else 0
        stream = shake_256(self.key + counter.to_bytes(8, "little")).digest(8 * n)
        places = map(mod, unpack(f"<{n}Q", stream), range(n, 1, -1))
        for i, j in zip(range(n - 1, last, -1), places, strict=False):
            cards[i], cards[j] = cards[j], cards[i]
