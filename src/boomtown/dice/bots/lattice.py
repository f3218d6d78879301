"""All that so many dice of six faces can show, order aside: the ground on which expectations are worked out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

FACES = 6


class Lattice:
    """Multisets of at most `n` faces (positions 0-5 of a die), numbered by size. One die more or one die less is one
    step, so the mean over a throw of several dice is taken one die at a time.
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


@lru_cache(maxsize=16)
def without(n: int, fixed: int = -1) -> list[tuple[int, ...]]:
    """By number the multisets with one die less; `fixed`: a face that stays."""
    return [tuple(j for f, j in down.items() if f != fixed) for down in lattice(n).down]


@lru_cache(maxsize=8)
def lattice(n: int) -> Lattice:
    return Lattice(n)
