"""Division of the players of a round into tables."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from random import Random

Meetings = Counter[frozenset[str]]  # earlier games of two players together, and of one with bots alone
Cost = tuple[int, int]  # repeated meetings, distance in the ranking
ALONE = 1  # people at a table of bots


def meetings(tables: Iterable[Sequence[str]]) -> Meetings:
    """Return how often players have met at these tables."""
    met: Meetings = Counter()
    for table in tables:
        met.update(_groups(table))
    return met


def divide(points: Mapping[str, int], size: int, met: Meetings, random: Random) -> list[list[str]]:
    """Return the players at each table, at most `size` of them, in tables of nearly equal numbers.

    `points`: of each player. The tables have the fewest repeated meetings that exchanges of two players reach, and then
    the smallest distances in the ranking. Players with equal points are in a random order.
    """
    order = list(points)
    random.shuffle(order)
    order.sort(key=lambda player: -points[player])
    rank = {player: number for number, player in enumerate(order)}
    count = -(-len(order) // size)
    tables = [order[start:end] for start, end in _bounds(len(order), count)]

    def cost(table: list[str]) -> Cost:
        ranks = [rank[player] for player in table]
        return sum(met[group] for group in _groups(table)), max(ranks) - min(ranks)

    while any(_exchange(first, second, cost) for first, second in combinations(tables, 2)):
        pass
    return tables


def _bounds(players: int, tables: int) -> list[tuple[int, int]]:
    """Return the first place of each table and that after its last one; the first tables have one player more."""
    least, more = divmod(players, tables)
    starts = [number * least + min(number, more) for number in range(tables + 1)]
    return list(pairwise(starts))


def _groups(table: Sequence[str]) -> list[frozenset[str]]:
    return [frozenset(table)] if len(table) == ALONE else [frozenset(pair) for pair in combinations(table, 2)]


def _exchange(first: list[str], second: list[str], cost: Callable[[list[str]], Cost]) -> bool:
    """Exchange two players of two tables if that costs less. Return whether it did."""

    def both() -> Cost:
        (met, far), (also_met, also_far) = cost(first), cost(second)
        return met + also_met, far + also_far

    before = both()
    for one in range(len(first)):
        for other in range(len(second)):
            first[one], second[other] = second[other], first[one]
            if both() < before:
                return True
            first[one], second[other] = second[other], first[one]
    return False
