"""Simulation: same plan, same numbers; counts that add up; intervals that are Wilson's."""

from __future__ import annotations

import pytest

from boomtown.games import SetupError, load_game
from boomtown.lab.bench import _mid_effect
from boomtown.lab.report import report, wilson
from boomtown.lab.simulate import Plan, play_one, simulate

PLAN = Plan(games=40, bots=("greenhorn", "random"), sets=("bonus",), seed="lab")


@pytest.mark.slow
def test_same_numbers_for_any_number_of_jobs() -> None:
    heard: list[int] = []
    alone = simulate(PLAN, 1, heard.append)
    assert sum(heard) == 40
    assert report(PLAN, simulate(PLAN, 2)) == report(PLAN, alone)


def test_counts_add_up() -> None:
    plan = Plan(games=4, players=7, bots=("random",))
    found = report(plan, simulate(plan))
    assert found["games"] == 4
    assert found["unfinished"] == 0
    assert sum(side["won"] for side in found["wins"]["side"].values()) == 4
    assert all(role["of"] == 4 for role in found["wins"]["role"].values())
    assert sum(character["of"] for character in found["wins"]["character"].values()) == 28
    assert "bot" not in found["wins"]  # only one kind of bot: nothing to compare


def test_three_players_win_as_hunters_or_as_the_last() -> None:
    plan = Plan(games=12, players=3, bots=("random",), sets=("dodge_city",))
    found = report(plan, simulate(plan))
    assert set(found["wins"]["side"]) == {"hunter", "last"}
    assert set(found["wins"]["role"]) == {"deputy", "outlaw", "renegade"}
    assert sum(side["won"] for side in found["wins"]["side"].values()) == 12
    assert sum(role["won"] for role in found["wins"]["role"].values()) == 12


def test_a_role_has_won_with_either_of_two_renegades() -> None:
    plan = Plan(games=1, players=8, bots=("random",), sets=("dodge_city",))
    for number in range(400):
        tally = play_one(plan, number)
        assert tally.won["role", "renegade"] == tally.sides["renegade"]
        if tally.sides["renegade"]:
            return
    raise AssertionError("no renegade has won")


def test_the_dice_game_counts_what_it_has_besides() -> None:
    """Special roles under their plain ones too; ghost renegades by the team they joined."""
    sets = ("special_roles", "ghost")
    plan = Plan(30, 5, ("random",), sets, (("deal_roles", "special"),), "dice", "dice")
    wins = report(plan, simulate(plan))["wins"]
    assert set(wins["role"]) == {"sheriff", "deputy", "outlaw", "renegade"}
    assert {row["of"] for row in wins["role"].values()} == {30}
    assert wins["special"]["Bear"] == wins["role"]["sheriff"]  # all special: the sheriff is the Bear
    assert sum(wins["special"][name]["of"] for name in ("Good", "Doctor", "Judge")) == 30
    assert set(wins["ghost renegade"]) == {"outlaw"}
    assert wins["role"]["renegade"]["won"] == wins["side"]["renegade"]["won"] + wins["ghost renegade"]["outlaw"]["won"]


def test_three_players_of_the_dice_game() -> None:
    plan = Plan(10, 3, ("random",), game="dice")
    wins = report(plan, simulate(plan))["wins"]
    assert set(wins["side"]) == {"hunter", "last"}
    assert sum(side["won"] for side in wins["side"].values()) == 10
    assert "special" not in wins


@pytest.mark.parametrize("setup", [{"players": 5}, {"game": "dice", "players": 4, "sets": ["saloon_dice"]}])
def test_a_position_in_the_middle_of_an_effect(setup: dict[str, object]) -> None:
    """More waits on the stack than where most questions are asked, and it can be saved and loaded."""
    game = _mid_effect(setup, 1)
    assert game.ask is not None
    assert len(game.stack) >= 4
    assert load_game(game.save()).view(None) == game.view(None)


def test_bots_rotate_over_the_seats() -> None:
    plan = Plan(games=2, players=4, bots=("greenhorn", "random", "random"))
    assert [plan.bot_at(0, p) for p in range(4)] == ["greenhorn", "random", "random", "greenhorn"]
    assert [plan.bot_at(1, p) for p in range(4)] == ["random", "random", "greenhorn", "random"]
    tally = play_one(plan, 1)
    assert tally.played["bot", "greenhorn"] == 1
    assert tally.played["bot", "random"] == 3


def test_wilson_interval() -> None:
    """Newcombe 1998, example 1: 81 of 263 gives 0.2553 to 0.3662."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan(games=1, players=9), "players must be 3 to 8, got 9"),
        (Plan(games=1, players=3), "3 players need the set 'dodge_city'"),
        (Plan(games=0), "games must be 1 or more, got 0"),
        (Plan(games=1, bots=("clever",)), "expected a bot from random, greenhorn, quick or FILE.py:CLASS, got 'clever'"),
        (Plan(games=1, bots=()), "at least one bot"),
        (Plan(games=1, sets=("moon",)), "got 'moon'"),
        (Plan(games=1, options=(("event_cards", 3),)), "must be one of 12, 13, 14, 15, got 3"),
        (Plan(games=1, options=(("expert", True),)), "got 'expert'"),
    ],
)
def test_plans_that_cannot_be_played(plan: Plan, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        simulate(plan)
