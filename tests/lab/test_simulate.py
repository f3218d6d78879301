"""Simulation: same plan, same numbers; counts that add up; intervals that are Wilson's."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from boomtown.bots import NAMES
from boomtown.card.cards import KIND
from boomtown.card.codes import V_BUY, V_TAKE, V_USE
from boomtown.card.declared.counters import bought, laid, taken, used
from boomtown.cli import main
from boomtown.games import SetupError, catalog, load_game, new_game
from boomtown.kernel.frame import END
from boomtown.lab.bench import _mid_effect
from boomtown.lab.paired import Lead, leads, student
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


@pytest.mark.parametrize("bot", ["quick", "random"])
def test_what_sets_have_counted(bot: str) -> None:
    """Equipment of Gold Rush: once a seat and game, however often it is bought; with either bot."""
    plan = Plan(games=12, players=5, bots=(bot,), sets=("gold_rush",), seed="gold")
    found = report(plan, simulate(plan))["wins"]["equipment"]
    kinds = {k for k, of in catalog()["kinds"].items() if of["set"] == "gold_rush"}
    assert found
    assert set(found) <= kinds
    assert all(row["won"] <= row["of"] <= row["times"] for row in found.values())
    assert any(row["of"] < row["times"] for row in found.values())
    assert "equipment" not in report(PLAN, simulate(Plan(games=2, players=4)))["wins"]


def test_the_tables_of_things_are_printed_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "6", "--bots", "quick", "--sets", "gold_rush"]
    assert main(words) == 0
    assert "equipment" not in capsys.readouterr().out
    assert main([*words, "--things"]) == 0
    head = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("equipment"))
    assert head.split()[1:4] == ["times", "seats", "won"]


def test_choices_that_count() -> None:
    """Cards count when bought, laid, used in play or taken from the train; any further choice counts as nothing."""
    shovel, barrel, beer, wagon = (KIND.index(name) for name in ("Pickaxe", "Barrel", "Beer", "Caboose"))
    assert bought("gold_rush")(V_BUY | shovel) == "Pickaxe"
    assert bought("gold_rush")(V_USE | shovel) == bought("base")(V_BUY | shovel) == bought("gold_rush")(END) == ""
    assert used("gold_rush")(V_USE | shovel) == "Pickaxe"
    assert [laid("base")(c) for c in (barrel, beer)] == ["Barrel", ""]
    assert [taken("great_train_robbery")(c) for c in (V_TAKE | wagon, V_USE | wagon)] == ["Caboose", ""]


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
        (
            Plan(games=1, bots=("clever",)),
            f"expected a bot from {', '.join(NAMES)}, quick or FILE.py:CLASS, got 'clever'",
        ),
        (Plan(games=1, bots=()), "at least one bot"),
        (Plan(games=1, sets=("moon",)), "got 'moon'"),
        (Plan(games=1, options=(("event_cards", 3),)), "must be one of 12, 13, 14, 15, got 3"),
        (Plan(games=1, options=(("expert", True),)), "got 'expert'"),
    ],
)
def test_plans_that_cannot_be_played(plan: Plan, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        simulate(plan)


# --- paired games


def test_every_bot_has_every_seat_of_a_deal_equally_often() -> None:
    plan = Plan(10, 5, ("greenhorn", "random"), paired=True)
    for deal in range(2):
        games = range(5 * deal, 5 * deal + 5)
        assert {plan.deal(game) for game in games} == {f"0/{deal}"}
        often = {sum(plan.bot_at(game, seat) == "greenhorn" for game in games) for seat in range(5)}
        assert often == {3 - deal}  # the extra seat alternates between the bots
    alone = Plan(10, 5, ("greenhorn", "random"))
    assert [alone.deal(game) for game in range(3)] == ["0/0", "0/1", "0/2"]


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    plan = Plan(4, 4, ("greenhorn", "random"), paired=True)
    first, second = (new_game(plan.setup(), plan.deal(number)) for number in (0, 3))
    assert [first.view(p) for p in range(4)] == [second.view(p) for p in range(4)]
    assert new_game(plan.setup(), plan.deal(4)).view(0) != first.view(0)


def test_the_lead_by_hand() -> None:
    """Three deals; c sits in none of them."""
    total = {("a", "b"): Lead()}
    for won_a, won_b in ((9, 3), (6, 6), (9, 0)):  # of 12 seats and of 6
        found = leads(("a", "b", "c"), {"a": 12, "b": 6}, {"a": won_a, "b": won_b})
        assert set(found) == {("a", "b")}
        total["a", "b"].add(found["a", "b"])
    lead = total["a", "b"]
    differences = [9 / 12 - 3 / 6, 6 / 12 - 6 / 6, 9 / 12 - 0]
    half = 4.3027 * stdev(differences) / sqrt(3)
    mean, low, high = lead.interval()
    assert mean == pytest.approx(fmean(differences))
    assert (low, high) == pytest.approx((max(-1, mean - half), min(1, mean + half)))
    assert Lead().interval() == (0.0, -1.0, 1.0)
    assert Lead(1).interval() == (0.0, -1.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_students_t(freedom: int, t: float) -> None:
    """The 97.5 % quantiles as tables of it print them."""
    assert student(freedom) == pytest.approx(t, abs=0.001)


def test_the_interval_of_the_lead_covers() -> None:
    """The interval contains the true lead in about 95 of 100 simulated matches."""
    chance, covered = Random(1), 0
    for _ in range(400):
        lead = Lead()
        for _ in range(12):  # of 10 seats each: 0.6 against 0.4
            won = [sum(chance.random() < rate for _ in range(10)) for rate in (0.6, 0.4)]
            lead.add(leads(("a", "b"), {"a": 10, "b": 10}, {"a": won[0], "b": won[1]})["a", "b"])
        low, high = lead.interval()[1:]
        covered += low <= 0.2 <= high
    assert 360 < covered < 396


@pytest.mark.slow
def test_paired_games() -> None:
    """The tally does not depend on the number of processes; progress counts whole deals; the better bot leads."""
    plan = Plan(40, 4, ("quick", "random"), ("bonus",), seed="pairs", paired=True)
    heard: list[int] = []
    tally = simulate(plan, 1, heard.append)
    assert heard == [4] * 10
    more: list[int] = []
    assert simulate(plan, 2, more.append) == tally
    assert sum(more) == 40
    assert all(games % 4 == 0 for games in more)
    found = report(plan, tally)
    assert found["deals"] == 10
    (row,) = found["leads"]
    assert (row["bot"], row["over"], row["deals"]) == ("quick", "random", 10)
    assert row["low"] < row["lead"] < row["high"]
    assert row["lead"] > 0.1
    seats = found["wins"]["bot"]
    assert row["lead"] == pytest.approx(seats["quick"]["rate"] - seats["random"]["rate"], abs=0.0002)  # 2 seats each


def test_a_deal_with_an_unfinished_game_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(4, 4, ("quick", "random"), paired=True)
    monkeypatch.setattr("boomtown.lab.simulate.TOO_LONG", 5)
    tally = simulate(plan)
    assert tally.unfinished == 4
    assert report(plan, tally)["leads"] == []


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan(12, 5, ("quick", "random"), paired=True), "a multiple such as 10 or 15, got 12"),
        (Plan(2, 5, ("quick", "random"), paired=True), "a multiple such as 5, got 2"),
        (Plan(5, 5, ("quick", "quick"), paired=True), "expected at least two, got 'quick' alone"),
        (Plan(5, 5, ("cowhand",), game="dice"), r"quick or FILE.py:CLASS, got 'cowhand'"),
    ],
)
def test_pairs_that_cannot_be_played(plan: Plan, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        simulate(plan)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sets"), [(5, ()), (8, ("bonus", "dodge_city", "high_noon", "fistful"))])
def test_the_same_told_by_events_or_by_choices(players: int, sets: tuple[str, ...]) -> None:
    """Bots remember the same and act the same from events as from choices."""
    plan = Plan(6, players, ("quick", "random"), sets, seed="told")
    assert not plan.events
    with pytest.MonkeyPatch.context() as patch:
        told = simulate(plan)
        patch.setattr(Plan, "events", True)
        assert simulate(plan) == told


def test_who_begins_has_a_table_where_it_matters() -> None:
    """In The Duel; one seat of each game begins."""
    plan = Plan(games=8, players=2, bots=("greenhorn",), game="duel")
    found = report(plan, simulate(plan))["wins"]["turn order"]
    assert {name: row["of"] for name, row in found.items()} == {"begins": 8, "goes second": 8}
    assert found["begins"]["won"] + found["goes second"]["won"] == 8
    assert "turn order" not in report(PLAN, simulate(Plan(games=2, players=4)))["wins"]
