"""The vector environment of Gymnasium, its masks, and the wrapper that draws legal actions."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from boomtown.env.gymnasium import GAME_IDS, env
from boomtown.env.vector import SampleLegal, VectorSeatEnv
from boomtown.games import IllegalChoice, SetupError

IDS = ["boomtown/Seat-v0", *GAME_IDS]


def made(id_: str = "boomtown/Bang-v0", num_envs: int = 3, **options: Any) -> Any:
    return gym.make_vec(id_, num_envs=num_envs, opponents="random", **options)


def first(masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("id_", IDS)
def test_masks_are_in_observation_and_info(id_: str) -> None:
    envs = made(id_)
    assert isinstance(envs, VectorSeatEnv)
    seen, info = envs.reset(seed=1)
    for _ in range(30):
        assert envs.observation_space.contains(seen)
        assert (seen["action_mask"] == info["action_mask"]).all()
        for index, table in enumerate(envs.tables):
            own = envs.seats[index]
            assert table.asked == own
            assert seen["observation"][index].tobytes() == table.observe(own).tobytes()
            assert seen["action_mask"][index].tobytes() == bytes(table.mask(own))
        actions = first(seen["action_mask"])
        assert envs.action_space.contains(actions)
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert not info["replaced"].any()


def test_games_are_those_of_the_single_environment() -> None:
    """The same seed of a series of games and the same actions give the same games."""
    envs = made(num_envs=1, players=4)
    seen, _ = envs.reset(seed=5)
    game = env(opponents="random", players=4)
    game.reset(seed=1)
    game.table.reset("5/0")
    for _ in range(40):
        assert seen["observation"][0].tobytes() == game.table.observe(0).tobytes()
        action = int(seen["action_mask"][0].argmax())
        seen, rewards, over, _, _ = envs.step(np.array([action]))
        game.table.step(action)
        assert rewards[0] == game.table.rewards[0]
        assert over[0] == game.table.game.over
        if over[0]:
            game.table.reset()


def test_the_end_of_a_game_is_told_and_another_begins() -> None:
    envs = made("boomtown/Duel-v0", num_envs=4, shaping=3.0)
    envs.reset(seed=1)
    ended = 0
    while ended < 6:
        seen, _, over, cut, info = envs.step(envs.sample_legal())
        assert ("final_obs" in info) == bool(over.any())
        assert not cut.any()
        assert seen["action_mask"].any(axis=1).all()
        for index in np.flatnonzero(over):
            ended += 1
            last = info["final_obs"][index]
            assert info["_final_obs"][index]
            assert not last["action_mask"].any()
            phases = envs.encoder.fields[0]
            assert last["observation"][phases.labels.index("over")] == 1
            assert info["final_info"]["decisions"][index] > 5
    assert info["final_info"]["won"].dtype == np.bool_


def test_rewards_add_up_to_victory() -> None:
    envs = made("boomtown/Dice-v0", num_envs=3, shaping=0.7)
    envs.reset(seed=2)
    total, ended = np.zeros(3), 0
    while ended < 4:
        _, rewards, over, _, info = envs.step(envs.sample_legal())
        total += rewards
        for index in np.flatnonzero(over):
            ended += 1
            assert total[index] == pytest.approx(1 if info["final_info"]["won"][index] else -1)
            total[index] = 0


def test_a_long_game_is_cut_off() -> None:
    envs = made(most=12)
    seen, _ = envs.reset(seed=1)
    cuts = 0
    for _ in range(12):
        seen, rewards, over, cut, info = envs.step(first(seen["action_mask"]))
        assert not over.any()
        assert not rewards.any()
        assert list(info.get("_final_obs", np.zeros(3, bool))) == list(cut)
        cuts += cut.sum()
    assert cuts > 3


def test_the_same_again() -> None:
    def told(seed: int) -> bytes:
        envs, found = made(num_envs=2), b""
        seen, _ = envs.reset(seed=seed)
        for _ in range(20):
            found += seen["observation"].tobytes()
            seen = envs.step(envs.sample_legal())[0]
        return found

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_a_reset_without_a_seed_continues_the_series() -> None:
    one, other = made(num_envs=2), made(num_envs=2)
    begun = [envs.reset(seed=1)[0]["observation"].tobytes() for envs in (one, other)]
    again = [envs.reset()[0]["observation"].tobytes() for envs in (one, other)]
    assert begun[0] == begun[1]
    assert again[0] == again[1] != begun[0]
    assert made(num_envs=2).reset()[0]["observation"].shape[0] == 2


def test_seats_are_spread() -> None:
    envs = made(num_envs=7, seat=None)
    _, info = envs.reset(seed=1)
    assert list(info["seat"]) == [0, 1, 2, 3, 4, 0, 1]


def test_wrappers_of_gymnasium_count_episodes() -> None:
    envs = RecordEpisodeStatistics(made("boomtown/Duel-v0"))
    envs.reset(seed=1)
    inner: Any = envs.unwrapped
    while True:
        _, rewards, over, _, info = envs.step(inner.sample_legal())
        if over.any():
            assert list(info["episode"]["r"][over]) == list(rewards[over])
            return


def test_illegal_actions() -> None:
    envs = made()
    seen, _ = envs.reset(seed=1)
    illegal = seen["action_mask"].argmin(axis=1)
    assert envs.step(illegal)[4]["replaced"].all()
    envs = made(illegal="raise")
    envs.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of"):
        envs.step(illegal)
    with pytest.raises(ValueError, match="expected 3 actions, got 2"):
        envs.step(illegal[:2])


@pytest.mark.parametrize("options", [{"num_envs": 0}, {"illegal": "lose"}, {"opponents": {1: "random"}}])
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"num_envs must be|illegal must be|expected an opponent for every seat but 0"):
        VectorSeatEnv(**options)
    with pytest.raises(SetupError, match=r"expected an option from num_envs, .*, got 'playrs'"):
        VectorSeatEnv(playrs=4)


@pytest.mark.parametrize("of", ["bang", "dice", "duel"])
def test_sampled_actions_are_legal(of: str) -> None:
    """Nothing is replaced and nothing raises: checks and learners without masks play legal games."""
    game = SampleLegal(env(opponents="random", game=of, players=2 if of == "duel" else 4))
    game.action_space.seed(1)
    game.reset(seed=1)
    drawn = set()
    for _ in range(60):
        action = game.action_space.sample()
        drawn.add(int(action))
        _, _, over, _, _ = game.step(action)
        if over:
            game.reset()
    assert len(drawn) > 3


def test_gymnasiums_check_passes_where_an_illegal_action_raises() -> None:
    """It warns that a wrapper is checked, which is what is meant."""
    game: Any = SampleLegal(env(opponents="random", players=4))
    game.reset(seed=1)
    mask = np.zeros(game.action_space.n, np.int8)
    mask[3] = 1
    assert game.action_space.sample(mask) == 3
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "(?s).*is different from the unwrapped version.*")
        check_env(game, skip_render_check=True)


def test_every_id_makes_its_game() -> None:
    for name, (of, players) in GAME_IDS.items():
        single: Any = gym.make(name, opponents="random")
        assert single.unwrapped.encoder.setup["game"] == of
        assert single.unwrapped.encoder.players == players
        single.reset(seed=1)
