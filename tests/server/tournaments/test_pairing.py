"""Division of players into tables: sizes, repeated meetings, points."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from boomtown.server.tournaments.pairing import divide, meetings

NOBODY_MET = meetings([])


def players(count: int) -> dict[str, int]:
    return {f"p{number}": 0 for number in range(count)}


@pytest.mark.parametrize(
    ("count", "size", "sizes"),
    [
        (2, 5, [2]),
        (5, 5, [5]),
        (6, 5, [3, 3]),
        (9, 4, [3, 3, 3]),
        (11, 4, [4, 4, 3]),
        (5, 2, [2, 2, 1]),
        (64, 8, [8] * 8),
    ],
)
def test_tables_have_nearly_equal_numbers_of_people(count: int, size: int, sizes: list[int]) -> None:
    tables = divide(players(count), size, NOBODY_MET, Random(1))
    assert [len(table) for table in tables] == sizes
    assert Counter(player for table in tables for player in table) == Counter(list(players(count)))


def test_players_of_equal_points_are_divided_at_random() -> None:
    assert divide(players(8), 4, NOBODY_MET, Random(1)) != divide(players(8), 4, NOBODY_MET, Random(2))


def test_players_with_like_points_meet() -> None:
    points = {f"p{number}": 10 * number for number in range(8)}
    assert divide(points, 2, NOBODY_MET, Random(1)) == [["p7", "p6"], ["p5", "p4"], ["p3", "p2"], ["p1", "p0"]]


def test_no_two_players_meet_again_while_others_are_left() -> None:
    """Nine players at tables of three meet all others in four rounds at best; two are always without repetition."""
    for seed in range(20):
        random, played = Random(seed), list[list[str]]()
        for round_ in range(2):
            played += divide(players(9), 3, meetings(played), random)
            pairs = Counter(frozenset(pair) for table in played for pair in combinations(table, 2))
            assert max(pairs.values()) == 1, (seed, round_)


def test_duels_are_a_round_robin_for_a_while() -> None:
    for seed in range(20):
        random, played = Random(seed), list[list[str]]()
        for _ in range(4):
            played += divide(players(8), 2, meetings(played), random)
        assert max(meetings(played).values()) == 1, seed


def test_no_player_plays_against_a_bot_twice_before_all_have() -> None:
    random, played = Random(3), list[list[str]]()
    for _ in range(5):
        played += divide(players(5), 2, meetings(played), random)
    alone = Counter(table[0] for table in played if len(table) == 1)
    assert max(alone.values()) == 1
