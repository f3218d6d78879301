"""Positions as values, and rewards."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from boomtown.encode import encoder
from boomtown.env import functional as f
from boomtown.env.players import policy_player
from boomtown.games import IllegalChoice, new_game

SETUPS = [{"players": 4}, {"game": "dice", "players": 4}]


def legal(position: f.Position) -> list[int]:
    return [action for action, on in enumerate(f.mask(position)) if on]


@pytest.mark.parametrize("setup", SETUPS, ids=["bang", "dice"])
def test_a_game_from_end_to_end(setup: dict[str, Any]) -> None:
    position = f.reset(setup, 1)
    while not f.over(position):
        assert len(f.observe(position)) == position.encoder.size
        assert f.rewards(position) == [0, 0, 0, 0]
        position = f.step(position, legal(position)[-1])
    assert sorted(set(f.rewards(position))) == [-1, 1]
    assert f.asked(position) == -1
    assert f.potentials(position) == [0, 0, 0, 0]
    with pytest.raises(IllegalChoice, match="the game is over"):
        f.step(position, 0)


def test_a_step_changes_nothing_behind_it() -> None:
    position = f.reset({"players": 4}, 1)
    before, actions = f.observe(position), legal(position)
    followers = [f.step(position, action) for action in actions]
    assert f.observe(position) == before
    assert legal(position) == actions
    assert len({bytes(f.observe(p, 0)) for p in followers}) > 1


def test_the_encoder_can_be_kept() -> None:
    numbers = encoder({"players": 4})
    assert f.reset({"players": 4}, 1, numbers).encoder is numbers


@pytest.mark.parametrize("setup", SETUPS, ids=["bang", "dice"])
def test_potentials_begin_at_nothing(setup: dict[str, Any]) -> None:
    assert f.potentials(f.reset(setup, 1)) == [0, 0, 0, 0]


def test_potentials_follow_the_sides() -> None:
    game = new_game({"players": 4, "roles": ["sheriff", "outlaw", "outlaw", "renegade"]}, 1)
    game.state.life[0] -= 1
    lost = 1 / game.state.max_life[0]
    assert f.potentials(f.Position(game, encoder(game.setup))) == pytest.approx([-lost, lost, lost, lost / 3])


def test_a_policy_gets_numbers_alone() -> None:
    game = new_game({"players": 4}, 1)
    numbers = encoder(game.setup)
    assert game.ask is not None
    seat = game.ask.who

    def first(observation: array[float], mask: bytearray) -> int:
        assert observation == numbers.observe(game, seat)
        return mask.index(1)

    assert policy_player(numbers, first)(game, seat) in game.ask.options


def test_potentials_of_the_duel() -> None:
    """Each side has the mean of its four characters less that of the opponent."""
    position = f.reset({"game": "duel", "players": 2}, 1)
    assert f.potentials(position) == [0, 0]
    rnd, found = Random(1), set()
    while not f.over(position):
        one, other = f.potentials(position)
        assert -1 <= one == -other <= 1
        found.add(one)
        position = f.step(position, rnd.choice([a for a, on in enumerate(f.mask(position)) if on]))
    assert len(found) > 4
    assert min(found) < 0 < max(found)
    assert f.potentials(position) == [0, 0]
