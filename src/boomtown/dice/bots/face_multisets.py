"""Multisets of faces that a number of dice can show, for the computation of expectations."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from boomtown.dice.faces import ARROW, DYNAMITE

FACES = 6
Less = list[tuple[int, tuple[int, ...]]]


class Multisets:
    """Multisets of at most `n` faces (positions 0-5 of a die), numbered by size. A step adds or removes one die, so the
    mean over a throw of several dice is computed one die at a time.
    """

    def __init__(self, n: int) -> None:
        sets = [s for size in range(n + 1) for s in combinations_with_replacement(range(FACES), size)]
        self.n = n
        self.number = {s: i for i, s in enumerate(sets)}
        self.counts = [tuple(s.count(f) for f in range(FACES)) for s in sets]
        sizes = [len(s) for s in sets]
        self.rows = [range(sizes.index(k), sizes.index(k) + sizes.count(k)) for k in range(n + 1)]
        self.full = self.rows[n]
        self.size = sizes
        # By face thrown the multiset with it; by face taken away the multiset without it
        self.up = [tuple(self.number[tuple(sorted((*s, f)))] for f in range(FACES)) if len(s) < n else () for s in sets]
        self.down = [{f: self.number[_without(s, f)] for f in s} for s in sets]


def _without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


@lru_cache(maxsize=64)
def fewer(n: int, fixed: int, most: int) -> Less:
    """Return each multiset with at most `most` faces that are not arrows, with those of one die less, small ones
    first. `fixed`: a face that cannot be removed.
    """
    dice = multisets(n)
    less = [(i, tuple(j for f, j in down.items() if f != fixed)) for i, down in enumerate(dice.down)]
    return [(i, of) for i, of in less if of and dice.size[i] - dice.counts[i][ARROW] <= most]


@lru_cache(maxsize=64)
def loose(n: int, least: int) -> list[tuple[int, ...]]:
    """Return all multisets of fewer than `n` dice with at least `least` arrows, large ones first. Each is followed by
    the six multisets with one more die.
    """
    dice = multisets(n)
    return [(i, *dice.up[i]) for row in reversed(dice.rows[:-1]) for i in row if dice.counts[i][ARROW] >= least]


@lru_cache(maxsize=32)
def with_dynamites(n: int, dynamites: int) -> list[int]:
    """Return the full multisets with at least that many dynamites."""
    dice = multisets(n)
    return [i for i in dice.full if dice.counts[i][DYNAMITE] >= dynamites]


@lru_cache(maxsize=8)
def multisets(n: int) -> Multisets:
    return Multisets(n)
