"""Points and ranks of a tournament."""

import pytest

from boomtown.server.engine.role_rates import rates_of
from boomtown.server.tournaments.standings import Result, Score, points_of, ranked, score
from boomtown.spec import DEFAULT


@pytest.mark.parametrize(("kind", "players"), [(DEFAULT, 5), (DEFAULT, 8), ("dice", 5), ("duel", 2)])
def test_each_role_is_worth_the_same_in_the_mean(kind: str, players: int) -> None:
    rates = rates_of(kind, players)
    assert len(rates) > 1
    for role in rates:
        won = points_of(kind, players, Result(role, True))
        assert won is not None
        assert won == 100 or won * rates[role]["rate"] == pytest.approx(10, abs=0.3)
        assert points_of(kind, players, Result(role, False)) == 0


def test_a_rare_win_pays_at_most_a_hundred_points() -> None:
    assert rates_of(DEFAULT, 8)["renegade"]["rate"] < 0.1
    assert points_of(DEFAULT, 8, Result("renegade", True)) == 100


def test_an_abandoned_game_counts_for_nothing() -> None:
    assert points_of(DEFAULT, 5, Result("sheriff", None)) is None
    assert score("duel", 2, [Result("law", None), Result("law", True)]).games == 1


def test_a_game_without_figures_has_points() -> None:
    assert points_of("another", 3, Result("king", True)) == 29


def test_points_decide_then_wins_and_equal_players_share_a_rank() -> None:
    scores = [(0, Score(20, 1, 2)), (1, Score(40, 1, 2)), (2, Score(40, 2, 2)), (3, Score(20, 1, 1)), (4, Score())]
    assert ranked(scores) == [(1, 2), (2, 1), (3, 0), (3, 3), (5, 4)]
