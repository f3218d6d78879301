"""PettingZoo's own tests, over both games, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from boomtown.env import pettingzoo
from boomtown.games import IllegalChoice, SetupError

SETUPS: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 7, "sets": ["bonus", "dodge_city", "high_noon", "fistful"]},
    {"game": "dice", "players": 5, "sets": ["ghost", "special_roles"]},
    {"game": "duel", "players": 2},
]
NAMES = ["bang", "bang-all", "dice", "duel"]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=NAMES)


@pytest.mark.slow
@every_setup
def test_api(setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():  # it takes a dict of observation and mask for an oversight
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(**setup), num_cycles=60)


@pytest.mark.slow
@every_setup
def test_seed(setup: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**setup), num_cycles=30)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo.env)
    shown = pettingzoo.env(render_mode="ansi", players=4)
    shown.reset(seed=1)
    text = shown.render()
    assert "sheriff, life" in text
    assert "is asked" in text
    assert "is asked" in capsys.readouterr().out


@pytest.mark.slow
@every_setup
def test_parallel_api(setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(**setup), num_cycles=60)


@pytest.mark.slow
@every_setup
def test_seeds_without_a_look_at_the_mask(setup: dict[str, Any]) -> None:
    """The test draws actions without the mask: `illegal="replace"` plays a legal one in place of each that is not."""
    parallel_seed_test(lambda: pettingzoo.parallel_env(illegal="replace", **setup), num_cycles=40)
    parallel_api_test(pettingzoo.parallel_env(illegal="replace", **setup), num_cycles=40)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: pettingzoo.env(illegal="replace", **setup), num_cycles=30)


@pytest.mark.slow
@every_setup
def test_state_for_central_training(setup: dict[str, Any]) -> None:
    state_test(pettingzoo.env(**setup), pettingzoo.parallel_env(**setup), num_cycles=60)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_the_state_is_what_all_seats_observe(make: Callable[..., Any]) -> None:
    env = make(players=4, opponents={2: "random"})
    env.reset(seed=1)
    state, table = env.state(), env.unwrapped.table
    assert state.shape == env.state_space.shape == (4, table.encoder.size)
    assert state.dtype == np.float32
    assert env.state_space.contains(state)
    for seat in range(4):
        assert np.array_equal(state[seat], np.frombuffer(table.observe(seat), np.float32))
    for agent in env.agents:
        seen = env.unwrapped.observe(agent)["observation"]
        assert np.array_equal(state[int(agent.removeprefix("player_"))], seen)


def test_human_rendering_shows_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    """After the reset and after each step, automatically."""
    makers: tuple[Callable[..., Any], ...] = pettingzoo.raw_env, pettingzoo.parallel_env
    for make in makers:
        env = make(players=4, render_mode="human")
        env.reset(seed=1)
        for move in range(3):
            shown = capsys.readouterr().out
            assert f"bang, move {move}, turn " in shown
            assert shown.count("is asked: ") == 1
            agent = env.agent_of[env.table.asked]
            action = first(env.observe(agent)["action_mask"])
            env.step(action if make is pettingzoo.raw_env else {agent: action})
        capsys.readouterr()


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_a_legal_action_in_place_of_an_illegal_one(make: Callable[..., Any]) -> None:
    env = make(players=4, illegal="replace")
    env.reset(seed=1)
    seen = set()
    for action in range(env.table.encoder.actions):
        played = env.table.legal(action)
        seen.add(played)
        mask = env.table.mask(env.table.asked)
        assert mask[played]
        assert played == action or not mask[action]
    assert len(seen) == sum(env.table.mask(env.table.asked))  # each of them comes
    agent = env.agent_of[env.table.asked]
    wrong = first(1 - env.observe(agent)["action_mask"])
    if make is pettingzoo.raw_env:
        env.step(wrong)
        assert env.infos[agent] == {"replaced": True}
    else:
        infos = env.step({agent: wrong})[4]
        assert infos[agent]["replaced"]
    assert env.table.game.moves == 1
    with pytest.raises(IllegalChoice, match="expected an action from 0 to 190, got 9999"):
        env.table.legal(9999)


def test_an_illegal_action_raises_on_request() -> None:
    env = pettingzoo.env(players=4, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of"):
        env.step(first(1 - env.observe(env.agent_selection)["action_mask"]))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"oponents": {1: "random"}}, r"from render_mode, .*, got 'oponents' \(did you mean 'opponents'"),
        ({"seed": 1}, "expected an option from .*, got 'seed'"),
        ({"render_mode": "rgb_array"}, "render_mode must be None or 'human' or 'ansi', got 'rgb_array'"),
        ({"illegal": "ignore"}, "illegal must be .*'raise' or 'replace', got 'ignore'"),
        ({"opponents": {9: "random"}}, "expected opponents at seats from 0 to 4, got one at 9"),
        ({"opponents": {"1": "random"}}, "expected opponents at seats from 0 to 4, got one at '1'"),
        ({"opponents": dict.fromkeys(range(5), "random")}, "a seat that learns, got an opponent at each of the 5"),
        ({"opponents": {1: 7}}, "expected the name of a bot or a function as opponent, got 7"),
        ({"opponents": {1: "cowhand"}, "game": "dice"}, "quick or FILE.py:CLASS, got 'cowhand'"),
        ({"most": 0}, "most must be a number of decisions, 1 or more, got 0"),
        ({"shaping": "0.1"}, "shaping must be a number, got '0.1'"),
        ({"shaping": float("nan")}, "shaping must be a number, got nan"),
        ({"options": {"three_lives": True}}, "option three_lives does nothing without the set 'dodge_city'"),
        ({"sets": ["bonsu"]}, "sets must be from base, .* got 'bonsu'"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_wrong_options_are_refused(make: Callable[..., Any], options: dict[str, Any], says: str) -> None:
    with pytest.raises((ValueError, SetupError), match=says):
        make(**options)


def first(mask: Any) -> int:
    return int(mask.argmax())


def last(mask: Any) -> int:
    return len(mask) - 1 - int(mask[::-1].argmax())


def play(env: Any, choose: Callable[[Any], int]) -> dict[str, float]:
    """To the end; the sum of rewards by agent."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else choose(seen["action_mask"]))
    return total


@pytest.mark.parametrize("shaping", [0.0, 0.5])
def test_victory_is_what_is_paid(shaping: float) -> None:
    """+1 for the winners, -1 for the losers; a shaping adds up to nothing over a game."""
    env = pettingzoo.env(players=4, shaping=shaping)
    env.reset(seed=3)
    total = play(env, last)
    game = env.unwrapped.table.game
    assert game.winners
    assert total == pytest.approx({f"player_{p}": 1 if p in game.winners else -1 for p in range(4)})


def test_an_illegal_action_costs_the_game() -> None:
    env = pettingzoo.env(players=4)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(first(1 - env.observe(agent)["action_mask"]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_only_the_asked_agent_has_actions() -> None:
    env = pettingzoo.parallel_env(players=4)
    seen, infos = env.reset(seed=1)
    assert [infos[a]["asked"] for a in env.agents] == [seen[a]["action_mask"].any() for a in env.agents]
    assert sum(infos[a]["asked"] for a in env.agents) == 1


def test_pettingzoos_own_parallel_wrapper() -> None:
    env = turn_based_aec_to_parallel(pettingzoo.env(players=4))
    env.reset(seed=1)
    for _ in range(20):
        agent = env.unwrapped.agent_selection
        mask = env.unwrapped.observe(agent)["action_mask"]
        env.step(dict.fromkeys(env.agents) | {agent: first(mask)})


def test_bots_at_some_seats() -> None:
    env = pettingzoo.env(players=4, opponents={1: "greenhorn", 3: "random"})
    assert env.possible_agents == ["player_0", "player_2"]
    env.reset(seed=5)
    play(env, last)
    with pytest.raises(ValueError, match=r"expected a bot from .* got 'nobody'"):
        pettingzoo.env(opponents={1: "nobody"})


def test_a_long_game_is_cut_off() -> None:
    env = pettingzoo.env(players=4, most=10)
    env.reset(seed=1)
    for _ in range(10):
        env.step(last(env.last()[0]["action_mask"]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_a_wrong_setup_is_refused() -> None:
    with pytest.raises(SetupError, match="players must be 3 to 8, got 2"):
        pettingzoo.env(players=2)
