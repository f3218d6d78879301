"""Runs: every mix of sets occurs, the same plan is the same run, and no fault is found in some games of each."""

from __future__ import annotations

import pytest

from boomtown.fuzz.invariants.compare import InvariantError, difference, equal
from boomtown.fuzz.run import Plan, fuzz
from boomtown.fuzz.setups import described, mixes
from boomtown.fuzz.simpler import simpler
from boomtown.games import GAMES, catalog, new_game
from tests.samples import sampled


@pytest.mark.slow
@sampled("game", {game: game for game in GAMES}, "duel")
def test_some_games_of_every_kind(game: str) -> None:
    """All invariants at every decision, the costly ones now and then."""
    played = fuzz(Plan(3, game, "tests"))
    assert played.fault is None, f"{played.fault.check}: {played.fault.what} {described(played.fault.case.setup)}"
    assert played.looked["options"] == played.decisions
    assert played.looked["replay"] >= played.games == 3


@pytest.mark.slow
def test_the_same_run_for_any_number_of_jobs() -> None:
    plan = Plan(12, "dice", "jobs", decisions=200)
    alone = fuzz(plan)
    assert 200 <= alone.decisions < 600
    assert fuzz(plan, 2) == alone


@pytest.mark.slow
def test_a_run_in_two_parts_is_the_same_run() -> None:
    whole, first, second = Plan(2, "dice", "p"), Plan(1, "dice", "p"), Plan(1, "dice", "p", start=1)
    parts = fuzz(first)
    parts.add(fuzz(second))
    assert fuzz(whole) == parts


def test_a_short_run_has_some_of_every_game_and_set() -> None:
    found = [Plan(96).setup(number) for number in range(96)]
    had = {(setup["game"], of_set) for setup in found for of_set in setup["sets"]}
    assert {setup["game"] for setup in found} == set(GAMES)
    assert had >= {(game, one["id"]) for game in GAMES for one in catalog(game)["sets"][1:]}


@pytest.mark.parametrize("game", GAMES)
def test_every_setup_comes(game: str) -> None:
    """The plan covers every mix, number of players, option value and optional key."""
    plan = Plan(1, game, "setups")
    found = [plan.setup(number) for number in range(max(200, 10 * len(mixes(game))))]
    for setup in found:
        new_game(setup, "0", record=False)
    facts = catalog(game)
    assert {tuple(setup["sets"]) for setup in found} == set(mixes(game))
    assert {setup["players"] for setup in found} == set(range(facts["players"][0], facts["players"][1] + 1))
    for option in facts["options"]:
        values = {setup["options"].get(option["id"]) for setup in found}
        assert values == {None, *option.get("values", [False, True])}
    for key in ("ask_forced", "keep", "sheriff", "rotate", "roles", "characters"):
        assert 0 < sum(key in setup for setup in found) < len(found)


def test_simpler_setups() -> None:
    """Each simpler setup lacks one part; a removed seat takes its role and character with it."""
    setup = {
        "game": "dice",
        "players": 4,
        "sets": ["chiefs_arrow"],
        "options": {"deal_roles": "mixed"},
        "roles": ["outlaw", "sheriff", "renegade", "outlaw"],
        "keep": {"0": "El Gringo", "3": "Rose Doolan"},
        "sheriff": 2,
    }
    found = list(simpler(setup))
    assert setup | {"sets": []} in found
    assert setup | {"options": {}} in found
    assert {k: v for k, v in setup.items() if k != "keep"} in found
    fewer = {"players": 3, "roles": ["sheriff", "renegade", "outlaw"], "keep": {"2": "Rose Doolan"}, "sheriff": 1}
    assert setup | fewer in found
    assert not any(s["players"] == 3 and "sheriff" not in s["roles"] for s in found if "roles" in s)


@pytest.mark.parametrize(
    ("got", "expected", "where"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, "['a'][1]: expected 3, got 2"),
        ({"a": 1}, {}, "['a']: unexpected"),
        ({}, {"a": 1}, "['a']: missing"),
        ([3, 3, 1], [1, 2], ": missing [2], too many [3, 3]"),
        ("a", None, ": expected None, got 'a'"),
    ],
)
def test_where_things_differ(got: object, expected: object, where: str) -> None:
    assert difference(got, expected) == where
    with pytest.raises(InvariantError, match=r"^it"):
        equal("it", got, expected)
