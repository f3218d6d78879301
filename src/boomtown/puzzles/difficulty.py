"""Difficulty of a puzzle: the share of the bots that solve it against the best defence."""

from __future__ import annotations

from boomtown.bots import History, make_bot
from boomtown.puzzles.search import Position, Search, TooLarge, outcome

BOTS = ("quick", "greenhorn", "cowhand", "hothead", "timid", "loyalist")
SEEDS = (1, 2)


def found_by(search: Search, at: Position, history: History, seat: int) -> dict[str, float]:
    """Return the share of the tries in which each bot solves the puzzle."""
    return {name: sum(_solves(search, at, history, seat, name, s) for s in SEEDS) / len(SEEDS) for name in BOTS}


def _solves(search: Search, at: Position, history: History, seat: int, name: str, seed: int) -> bool:
    bot = make_bot(name, seed, history.fork())
    while (found := outcome(at, search.goal)) is None:
        if not at.asks_me:
            at = next(search.rules.replies(at))
            continue
        choice = bot.choose(at.game, seat)
        try:
            if not search.keeps(at, choice):
                return False
        except TooLarge:
            return False
        at = next(search.rules.after(at, choice))
    return found
