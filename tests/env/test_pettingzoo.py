"""PettingZoo's own tests, over both games, and what they do not ask."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from boomtown.env import pettingzoo
from boomtown.games import SetupError

SETUPS = [
    {"players": 5},
    {"players": 7, "sets": ["bonus", "dodge_city", "high_noon", "fistful"]},
    {"game": "dice", "players": 5, "sets": ["ghost", "special_roles"]},
]
NAMES = ["bang", "bang-all", "dice"]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=NAMES)


@pytest.mark.slow
@every_setup
def test_api(setup):
    with warnings.catch_warnings():  # it takes a dict of observation and mask for an oversight
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(**setup), num_cycles=60)


@pytest.mark.slow
@every_setup
def test_seed(setup):
    seed_test(lambda: pettingzoo.env(**setup), num_cycles=30)


def test_render(capsys):
    render_test(pettingzoo.env)
    shown = pettingzoo.env(render_mode="ansi", players=4)
    shown.reset(seed=1)
    text = shown.render()
    assert "sheriff, life" in text
    assert "is asked" in text
    assert "is asked" in capsys.readouterr().out


@pytest.mark.slow
@every_setup
def test_parallel_api(setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(**setup), num_cycles=60)


def first(mask) -> int:
    return int(mask.argmax())


def last(mask) -> int:
    return len(mask) - 1 - int(mask[::-1].argmax())


def play(env, choose):
    """To the end; the sum of rewards by agent."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else choose(seen["action_mask"]))
    return total


@pytest.mark.parametrize("shaping", [0.0, 0.5])
def test_victory_is_what_is_paid(shaping):
    """+1 for the winners, -1 for the others; a shaping adds up to nothing over a game."""
    env = pettingzoo.env(players=4, shaping=shaping)
    env.reset(seed=3)
    total = play(env, last)
    game = env.unwrapped.table.game
    assert game.winners
    assert total == pytest.approx({f"player_{p}": 1 if p in game.winners else -1 for p in range(4)})


def test_an_illegal_action_costs_the_game():
    env = pettingzoo.env(players=4)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(first(1 - env.observe(agent)["action_mask"]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_only_the_asked_agent_has_actions():
    env = pettingzoo.parallel_env(players=4)
    seen, infos = env.reset(seed=1)
    assert [infos[a]["asked"] for a in env.agents] == [seen[a]["action_mask"].any() for a in env.agents]
    assert sum(infos[a]["asked"] for a in env.agents) == 1


def test_pettingzoos_own_parallel_wrapper():
    env = turn_based_aec_to_parallel(pettingzoo.env(players=4))
    env.reset(seed=1)
    for _ in range(20):
        agent = env.unwrapped.agent_selection
        mask = env.unwrapped.observe(agent)["action_mask"]
        env.step(dict.fromkeys(env.agents) | {agent: first(mask)})


def test_bots_at_some_seats():
    env = pettingzoo.env(players=4, opponents={1: "greenhorn", 3: "random"})
    assert env.possible_agents == ["player_0", "player_2"]
    env.reset(seed=5)
    play(env, last)
    with pytest.raises(ValueError, match=r"expected a bot from .* got 'nobody'"):
        pettingzoo.env(opponents={1: "nobody"})


def test_a_long_game_is_cut_off():
    env = pettingzoo.env(players=4, most=10)
    env.reset(seed=1)
    for _ in range(10):
        env.step(last(env.last()[0]["action_mask"]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_a_wrong_setup_is_refused():
    with pytest.raises(SetupError, match="players must be 3 to 8, got 2"):
        pettingzoo.env(players=2)
