"""Paired games: each deal is played once per player, with the bots one seat further each time.

All bots have had the same cards and roles by the same luck, and are compared deal by deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import sqrt

from boomtown.lab.normal import HALF

Pair = tuple[str, str]


@dataclass(slots=True)
class Lead:
    """Lead of one bot over another: one difference per deal, as exact sums that do not depend on the number of
    processes.
    """

    deals: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)

    def add(self, other: Lead) -> None:
        self.deals += other.deals
        self.total += other.total
        self.squares += other.squares

    def interval(self) -> tuple[float, float, float]:
        """Mean difference over the deals with its 95 % confidence interval (mean, low, high), from -1 to 1.

        Student's t. Deals are independent, the games of one deal are not: a deal counts as one measurement. (-1, 1)
        with fewer than two deals.
        """
        n = self.deals
        mean = self.total / n if n else Fraction(0)
        if n < 2:
            return float(mean), -1.0, 1.0
        variance = (self.squares - n * mean * mean) / (n - 1)
        half = student(n - 1) * sqrt(variance / n)
        return float(mean), max(-1.0, float(mean) - half), min(1.0, float(mean) + half)


def leads(bots: Sequence[str], played: Mapping[str, int], won: Mapping[str, int]) -> dict[Pair, Lead]:
    """Return for each two bots of one deal the share of its seats that the first won, less that of the second.

    `played`, `won`: seats by bot.
    """
    there = [bot for bot in dict.fromkeys(bots) if played.get(bot)]
    rate = {bot: Fraction(won.get(bot, 0), played[bot]) for bot in there}
    found = {(a, b): rate[a] - rate[b] for a, b in combinations(there, 2)}
    return {pair: Lead(1, lead, lead * lead) for pair, lead in found.items()}


EXACT = (12.7062, 4.3027, 3.1824, 2.7764)  # for 1 to 4 degrees of freedom, where the series is too coarse


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, to 0.001 (Cornish-Fisher series around the normal quantile)."""
    if freedom <= len(EXACT):
        return EXACT[freedom - 1]
    z = HALF
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4
