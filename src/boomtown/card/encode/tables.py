"""Look-up tables by card, and the bytes of numbers: 32-bit floats, as in an observation."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from functools import lru_cache
from struct import pack
from typing import Final

from boomtown.card.cards import KIND
from boomtown.encode.base import places, scaled

Seats = tuple[int, ...]
Order = list[int]  # all seats clockwise from the observer
NOWHERE: Final = -1
WIDTH: Final = 4  # bytes of a number
MOST: Final = 500  # more than a pile has cards
ZERO: Final = bytes(WIDTH)
ONE: Final = pack("f", 1.0)


def scaled_bytes(scale: float, most: int = MOST) -> list[bytes]:
    """Return the bytes of `number * scale` for numbers from -most to most. A negative number indexes from the end."""
    return [pack("f", number) for number in scaled(scale, most)]


class Scale:
    """Bytes of `number * scale`. Those of numbers from 0 to `MOST` are made once."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.made = scaled_bytes(scale)

    def of(self, number: int) -> bytes:
        return self.made[number] if 0 <= number <= MOST else pack("f", number * self.scale)


class Sparse:
    """Bytes of `size` numbers, most of them 0. Runs of zeros are made when they first occur."""

    def __init__(self, size: int) -> None:
        self.size, self.empty = size, zeros(size)
        self.zeros, self.ones = [b""] * (size + 1), [b""] * size  # by length of the run; with a 1 behind it

    def counts(self, places: list[int]) -> bytes:
        """Return how often each place occurs in `places`, which is sorted by this."""
        if not places:
            return self.empty
        places.sort()
        pieces: list[bytes] = []
        ones, free, n = self.ones, 0, 0  # free: the first place behind the pieces
        for at in places:
            if at >= free:
                pieces.append(ones[at - free] or self._one(at - free))
                free = at + 1
                n = 1
            else:  # the same place again
                n += 1
                pieces[-1] = pieces[-1][:-WIDTH] + pack("f", n)
        rest = self.size - free
        pieces.append(self.zeros[rest] or self._zeros(rest))
        return b"".join(pieces)

    def _one(self, run: int) -> bytes:
        found = self.ones[run] = zeros(run) + ONE
        return found

    def _zeros(self, run: int) -> bytes:
        found = self.zeros[run] = zeros(run)
        return found


def by_card(kinds: tuple[str, ...], start: int = 0) -> list[int]:
    """Return by card id the index of its kind, from `start` on; NOWHERE for a kind that is not in `kinds`."""
    at = places(kinds, start)
    return [at.get(name, NOWHERE) for name in KIND]


@lru_cache(maxsize=1024)
def zeros(size: int) -> bytes:
    """Return the bytes of zeros: the same object for the same size, so that they take little of a processor's cache."""
    return bytes(WIDTH * size)


def ones(size: int) -> list[bytes]:
    """Return by place the bytes of `size` numbers of which that one is 1."""
    return [bytes(WIDTH * at) + ONE + bytes(WIDTH * (size - at - 1)) for at in range(size)]


def ones_by_name(names: tuple[str, ...]) -> dict[str, bytes]:
    return dict(zip(names, ones(len(names)), strict=True))


def ones_by_card(kinds: tuple[str, ...]) -> list[bytes]:
    """Return by card id the bytes in which the place of its kind is 1. For kinds that are not in `kinds` all are 0."""
    by_place = [*ones(len(kinds)), zeros(len(kinds))]
    return [by_place[at] for at in by_card(kinds)]


def flags(size: int) -> list[bytes]:
    """Return the bytes of `size` numbers, each 0 or 1, by the sum of 2 ** place of those that are 1."""
    found = [b""]
    for _ in range(size):
        found = [of + ZERO for of in found] + [of + ONE for of in found]
    return found
