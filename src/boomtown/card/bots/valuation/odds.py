"""Probabilities of cards in other hands."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from functools import lru_cache
from math import comb

from boomtown.card.bots.value_table import column

MISSED_SHARE, BANG_SHARE = 0.15, 0.31  # of all cards
# The same for characters that use other cards as these
MISSED_IN: dict[str, float] = column("missed_share")
BANG_IN: dict[str, float] = column("bang_share")


@lru_cache(maxsize=4096)
def outlasts(mine: int, hand: int, share: float) -> float:
    """Return the probability that a hand of that size has at most `mine` cards of a kind with that share."""
    return float(sum(comb(hand, k) * share**k * (1 - share) ** (hand - k) for k in range(min(mine, hand) + 1)))
