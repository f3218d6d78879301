"""Points of a win, and the ranking of a tournament."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec import Struct

from boomtown.ratings import win_rate

from ..engine.role_rates import rates_of

WORTH = 10  # points that a role gets in the mean of many games
MOST = 100  # points of a win, so that one lucky renegade of eight players does not decide a tournament


class Result(NamedTuple):
    """Result of a player in a game. `won` None: the game was abandoned."""

    role: str | None
    won: bool | None


class Score(Struct):
    """Sum of a player's games."""

    points: int = 0
    won: int = 0
    games: int = 0


def points_of(kind: str, players: int, result: Result) -> int | None:
    """Return the points of a result: for a win the more, the more rarely the role wins; None for an abandoned game."""
    if result.won is None:
        return None
    rate = win_rate(result.role or "", rates_of(kind, players))
    return min(MOST, round(WORTH / rate)) if result.won else 0


def score(kind: str, players: int, results: Iterable[Result]) -> Score:
    """Return the sum of the results of a player."""
    total = Score()
    for result in results:
        points = points_of(kind, players, result)
        if points is not None:
            total = Score(total.points + points, total.won + bool(result.won), total.games + 1)
    return total


def ranked(scores: Sequence[tuple[int, Score]]) -> list[tuple[int, int]]:
    """Return rank and number of each player, the best first. Players with equal points and wins share a rank.

    `scores`: the number of each player with their score.
    """
    order = sorted(scores, key=lambda one: (-one[1].points, -one[1].won, one[0]))
    found: list[tuple[int, int]] = []
    for _, group in groupby(order, key=lambda one: (one[1].points, one[1].won)):
        rank = len(found) + 1
        found += [(rank, number) for number, _ in group]
    return found
