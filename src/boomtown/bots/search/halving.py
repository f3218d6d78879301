"""Sequential halving: rollouts are spent on the candidates that look best, until few are left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

LEAST = 4  # values of each candidate before the first one is dropped
Sample = Callable[[int, int], float]  # (number of a candidate, number of a world) -> value


@dataclass(frozen=True)
class Found:
    """Best candidate, its gain over candidate 0 on the same worlds, and the standard error of the gain."""

    best: int
    gain: float = 0.0
    error: float = 0.0
    rollouts: int = 0


def halve(count: int, budget: int, sample: Sample, more: Callable[[], bool]) -> Found:
    """Return the best of `count` candidates after at most `budget` values. Candidate 0 is never dropped.

    All candidates meet the same worlds. `more` returns False when the time is over; a world that not all candidates
    have met does not count then.
    """
    values: list[list[float]] = [[] for _ in range(count)]
    live, spent, world = list(range(count)), 0, 0
    rounds = max(1, (count - 1).bit_length())
    for number in range(rounds):
        worlds = max(LEAST, (budget - spent) // (rounds - number) // len(live))
        for _ in range(worlds):
            if spent + len(live) > budget:
                break
            row = _row(live, world, sample, more)
            spent += len(row)
            if len(row) < len(live):
                return _found(live, values, spent)
            for one, value in zip(live, row, strict=True):
                values[one].append(value)
            world += 1
        if number < rounds - 1:
            live = _better_half(live, values)
    return _found(live, values, spent)


def _row(live: list[int], world: int, sample: Sample, more: Callable[[], bool]) -> list[float]:
    """Return the value of each candidate in one world; fewer when the time is over."""
    row: list[float] = []
    for one in live:
        if not more():
            break
        row.append(sample(one, world))
    return row


def _better_half(live: list[int], values: list[list[float]]) -> list[int]:
    ranked = sorted(live, key=lambda one: -sum(values[one]))  # all have met the same worlds
    kept = ranked[: max(2, (len(live) + 1) // 2)]
    return kept if 0 in kept else [*kept, 0]


def _found(live: list[int], values: list[list[float]], spent: int) -> Found:
    best = max(live, key=lambda one: (sum(values[one]), -one))
    mine, base = values[best], values[0]
    n = len(mine)
    if best == 0 or n < 2:
        return Found(0, rollouts=spent)
    gains = [a - b for a, b in zip(mine, base, strict=True)]
    mean = sum(gains) / n
    return Found(best, mean, sqrt(sum((x - mean) ** 2 for x in gains) / (n - 1) / n), spent)
