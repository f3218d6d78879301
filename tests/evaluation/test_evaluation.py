"""Public functions of `boomtown.evaluation`, the same for every game."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from typing import Any

import pytest

from boomtown.bots import History, Observation, make_bot
from boomtown.evaluation import chances, open_chances, quick_chances, reasons, roles, search_chances, side_of, sides
from boomtown.evaluation.features import STAGES, law_features, stage_of
from boomtown.evaluation.roles import evidence
from boomtown.evaluation.sides import true_roles
from boomtown.evaluation.table import read_table
from boomtown.games import Game, new_game

SETUPS: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 3, "sets": ["dodge_city"]},
    {"game": "dice", "players": 5},
    {"game": "dice", "players": 3},
    {"game": "duel", "players": 2},
]


def play(game: Game, bot: str, decisions: int = 10_000) -> tuple[Game, History]:
    history = History()
    bots = [make_bot(bot, seat, history) for seat in range(game.players)]
    while (ask := game.ask) is not None and decisions:
        game.apply(bots[ask.who].choose(game, ask.who))
        decisions -= 1
    return game, history


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_chances_are_probabilities_of_the_sides(setup: dict[str, Any]) -> None:
    game, history = play(new_game(setup, "evaluation"), "greenhorn", 30)
    assert game.ask is not None
    observation = Observation(game, game.ask.who)
    history.update(observation)
    for estimate in (chances(observation, history), chances(observation), open_chances(game)):
        assert tuple(estimate.chances) == tuple(estimate.error) == sides(game)
        assert sum(estimate.chances.values()) == pytest.approx(1)
        assert min(estimate.chances.values()) >= 0
        assert min(estimate.error.values()) >= 0
    assert quick_chances(game) == pytest.approx(tuple(open_chances(game).chances.values()))
    assert sum(search_chances(game)) == pytest.approx(1)
    assert search_chances(game) != pytest.approx(quick_chances(game))
    deals = roles(observation, history)
    assert sum(chance for chance, _ in deals) == pytest.approx(1)
    assert all(len(deal) == game.players for _, deal in deals)
    assert all(seat in (act.by, act.to) for seat in range(game.players) for act in reasons(observation, history, seat))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_that_is_over_gives_its_result(setup: dict[str, Any]) -> None:
    game, _ = play(new_game(setup, "evaluation"), "random")
    found = open_chances(game)
    assert {side_of(game, seat) for seat in game.winners} == {side for side, chance in found.chances.items() if chance}
    assert set(found.error.values()) == {0.0}
    assert search_chances(game) == tuple(found.chances.values())


def test_the_weights_of_a_search_follow_the_stage() -> None:
    table = read_table(new_game({"players": 5}, "stage"), None)
    roles = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
    assert stage_of(table, roles) == STAGES - 1
    assert stage_of(replace(table, order=[0, 1, 2]), roles) == 5
    assert stage_of(replace(table, order=[0]), roles) == 0


def test_reasons_name_the_shot_at_the_sheriff() -> None:
    history = History()
    history.acts, history.numbers = [(2, 3, 1.0), (1, 0, 1.0), (3, 4, 0.4)], [4, 7, 9]
    game = new_game({"players": 5, "roles": ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]}, "reasons")
    assert game.ask is not None
    observation = Observation(game, game.ask.who)
    found = reasons(observation, history, 1)
    assert [(act.number, act.by, act.to) for act in found] == [(7, 1, 0)]
    assert found[0].change > 0.2
    assert reasons(observation, history, observation.seat) == []


def test_a_sheriff_below_zero_has_features() -> None:
    """A shot that takes two lives at one life leaves -1 until the sheriff is out."""
    game = new_game({"players": 4}, "below zero")
    table, deal = read_table(game, None), true_roles(game)
    traits = [(-1.0, *of[1:]) if role == "sheriff" else of for of, role in zip(table.traits, deal, strict=True)]
    assert all(isfinite(value) for value in law_features(replace(table, traits=traits), deal))


def test_acts_of_a_role_that_was_dealt_again_do_not_count() -> None:
    game = new_game({"players": 5}, "dealt again")
    observation, history = Observation.between_questions(game, 0), History()
    history.acts, history.numbers = [(1, 2, 2.0), (2, 3, 1.0), (1, 2, 1.0)], [1, 2, 3]
    assert evidence(observation, history).numbers == [1, 2, 3]
    history.harm[1, 2] = 1.0
    assert evidence(observation, history).numbers == [2, 3]
