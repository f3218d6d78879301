"""One seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium as gym
import pytest
from gymnasium.utils.env_checker import check_env

from boomtown.env.gymnasium import ID, env
from boomtown.games import IllegalChoice, SetupError


def play(game: Any, seed: int) -> tuple[list[Any], float, int]:
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
def test_a_game_against_bots(opponents: str, of: str) -> None:
    game = env(opponents=opponents, game=of, players=4)
    assert isinstance(game, gym.Env)
    told, total, seat = play(game, 1)
    assert total == (1 if seat in game.table.game.winners else -1)
    again, _, _ = play(game, 1)
    assert [t.tobytes() for t in told] == [t.tobytes() for t in again]


def test_seats_in_turn() -> None:
    game = env(opponents="random", seat=None, players=4)
    seats = set()
    for seed in range(12):
        _, info = game.reset(seed=seed)
        seats.add(info["seat"])
        assert game.table.asked == info["seat"]
    assert seats == {0, 1, 2, 3}


def test_opponents_of_ones_own() -> None:
    """A function plays the opponents: it gets the game and its seat, and answers with a code."""
    asked = []

    def last(game: Any, seat: int) -> int:
        asked.append(seat)
        return int(game.ask.options[-1])

    play(env(opponents={1: "random", 2: last, 3: last}, players=4), 1)
    assert set(asked) == {2, 3}


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    game = env(opponents="random", players=4, render_mode="ansi")
    game.reset(seed=1)
    assert "seat 0 is asked" in (game.render() or "")
    game.render_mode = "human"
    assert game.render() is None
    assert "seat 0 is asked" in capsys.readouterr().out


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("of", ["bang", "dice"])
def test_gymnasiums_own_check(of: str, seat: int | None) -> None:
    """It draws actions without a mask, so a legal one is played in place of each that is not."""
    game = env(opponents="random", game=of, players=4, seat=seat, illegal="replace", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "(?s).*Not able to test alternative render modes.*")  # made without a spec
        check_env(game)


@pytest.mark.parametrize("of", ["bang", "dice", "duel"])
def test_gymnasiums_own_check_of_the_registered_environment(of: str) -> None:
    """Nothing has to be set for it: the registration plays a legal action in place of each illegal one."""
    made: Any = gym.make(ID, opponents="random", game=of, players=2 if of == "duel" else 4, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)
    made.reset(seed=1)
    assert made.unwrapped.action_masks().shape == (made.action_space.n,)
    assert made.step(int(made.unwrapped.action_masks().argmin()))[4]["replaced"]


def test_the_registration_can_be_told_to_raise() -> None:
    made: Any = gym.make(ID, opponents="random", illegal="raise")
    made.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of"):
        made.step(int(made.unwrapped.action_masks().argmin()))


def test_a_legal_action_in_place_of_an_illegal_one() -> None:
    game = env(opponents="random", players=4, illegal="replace")
    _, info = game.reset(seed=1)
    assert info == {"seat": 0, "replaced": False}
    info = game.step(int(game.action_masks().argmin()))[4]
    assert info == {"seat": 0, "replaced": True}
    info = game.step(int(game.action_masks().argmax()))[4]
    assert info == {"seat": 0, "replaced": False}


def test_human_rendering_shows_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    game = env(opponents="random", players=4, render_mode="human")
    game.reset(seed=1)
    assert capsys.readouterr().out.count("is asked: ") == 1
    game.step(int(game.action_masks().argmax()))
    assert capsys.readouterr().out.count("is asked: ") == 1


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"opponnents": "random"}, r"an option from opponents, .*, got 'opponnents' \(did you mean 'opponents'"),
        ({"render_mode": "rgb_array"}, "render_mode must be None or 'human' or 'ansi', got 'rgb_array'"),
        ({"illegal": "lose"}, "illegal must be 'raise' or 'replace', got 'lose'"),
        ({"seat": "0"}, "seat must be 0 to 4 or None, got '0'"),
        ({"seat": True}, "seat must be 0 to 4 or None, got True"),
        ({"opponents": "clever"}, "timid, loyalist, quick or FILE.py:CLASS, got 'clever'"),
        ({"opponents": "cowhand", "game": "dice"}, "quick or FILE.py:CLASS, got 'cowhand'"),
        ({"opponents": {1: "random"}, "seat": None}, "expected an opponent for every seat but 0, got none for 2, 3, 4"),
        ({"most": True}, "most must be a number of decisions, 1 or more, got True"),
        ({"game": "chess"}, "game must be one of bang, dice, duel, got 'chess'"),
    ],
)  # fmt: skip
def test_wrong_options_are_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises((ValueError, SetupError), match=says):
        env(**options)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 3 or None, got 4"):
        env(seat=4, players=4)
    with pytest.raises(ValueError, match="expected an opponent for every seat but 0, got none for 2, 3"):
        env(opponents={1: "random"}, players=4).reset(seed=1)
    game = env(opponents="random", players=4)
    game.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of"):
        game.step(int(game.action_masks().argmin()))
