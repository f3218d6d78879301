"""One seat against bots."""

from __future__ import annotations

import gymnasium as gym
import pytest

from boomtown.env.gymnasium import env
from boomtown.games import IllegalChoice


def play(game, seed):
    """A game with the last action on offer: (observations, sum of rewards)."""
    seen, info = game.reset(seed=seed)
    told, total = [seen], 0.0
    while True:
        mask = game.action_masks()
        assert mask.shape == (game.action_space.n,)
        seen, reward, over, cut, info = game.step(len(mask) - 1 - int(mask[::-1].argmax()))
        assert game.observation_space.contains(seen)
        told.append(seen)
        total += reward
        if over or cut:
            return told, total, info["seat"]


@pytest.mark.parametrize("opponents", ["random", "greenhorn"])
@pytest.mark.parametrize("of", ["bang", "dice"])
def test_a_game_against_bots(opponents, of):
    game = env(opponents=opponents, game=of, players=4)
    assert isinstance(game, gym.Env)
    told, total, seat = play(game, 1)
    assert total == (1 if seat in game.table.game.winners else -1)
    again, _, _ = play(game, 1)
    assert [t.tobytes() for t in told] == [t.tobytes() for t in again]


def test_seats_in_turn():
    game = env(opponents="random", seat=None, players=4)
    seats = set()
    for seed in range(12):
        _, info = game.reset(seed=seed)
        seats.add(info["seat"])
        assert game.table.asked == info["seat"]
    assert seats == {0, 1, 2, 3}


def test_opponents_of_ones_own():
    """A function plays the others: it gets the game and its seat, and answers with a code."""
    asked = []

    def last(game, seat):
        asked.append(seat)
        return game.ask.options[-1]

    play(env(opponents={1: "random", 2: last, 3: last}, players=4), 1)
    assert set(asked) == {2, 3}


def test_text(capsys):
    game = env(opponents="random", players=4, render_mode="ansi")
    game.reset(seed=1)
    assert "seat 0 is asked" in game.render()
    game.render_mode = "human"
    assert game.render() is None
    assert "seat 0 is asked" in capsys.readouterr().out


def test_what_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="seat must be 0 to 3 or None, got 4"):
        env(seat=4, players=4)
    with pytest.raises(ValueError, match="expected an opponent for every seat but 0, got none for 2, 3"):
        env(opponents={1: "random"}, players=4).reset(seed=1)
    game = env(opponents="random", players=4)
    game.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of"):
        game.step(int(game.action_masks().argmin()))
