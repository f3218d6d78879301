"""The evaluation of a seat says only what the seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.bots import History, Observation, make_bot
from boomtown.evaluation import chances, reasons, roles
from boomtown.fuzz.support import support_of
from boomtown.games import Game, new_game

SETUPS: list[dict[str, Any]] = [
    {"players": 6, "sets": ["dodge_city", "gold_rush"]},
    {"game": "dice", "players": 5},
    {"game": "duel", "players": 2},
]


def says(game: Game, history: History) -> tuple[Any, ...]:
    assert game.ask is not None
    observation = Observation(game, game.ask.who)
    told = [reasons(observation, history, seat) for seat in range(game.players)]
    return chances(observation, history), roles(observation, history), told


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hidden_cards_and_roles_change_nothing(setup: dict[str, Any]) -> None:
    rng, history = Random(3), History()
    game = new_game(setup, "secrets of the evaluation")
    bots = [make_bot("greenhorn", seat, history) for seat in range(game.players)]
    while game.ask is not None and game.moves < 120:
        who = game.ask.who
        choice = bots[who].choose(game, who)
        if game.moves % 6 == 0:
            twin = support_of(game.name).scramble(game, who, rng)
            assert says(twin, history) == says(game, history)
        game.apply(choice)
