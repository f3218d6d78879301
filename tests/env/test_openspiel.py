"""The games in OpenSpiel: its own tests, playthroughs, resampling, and a search of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.env import functional as f

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
openspiel: Any = pytest.importorskip("boomtown.env.openspiel")
np: Any = pytest.importorskip("numpy")

NAMES = {
    "duel": "python_boomtown_duel(seeds=6)",
    "dice": "python_boomtown_dice(players=4,seeds=6)",
    "bang": "python_boomtown_bang(players=4,sets=high_noon+dodge_city,seeds=6)",
}
games = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


def begun(name: str, choices: int = 0, seed: int = 1) -> Any:
    """A state after the deal and this many random choices."""
    state, rnd = pyspiel.load_game(name).new_initial_state(), Random(seed)
    state.apply_action(seed)
    for _ in range(choices):
        if not state.is_terminal():
            state.apply_action(rnd.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@games
def test_openspiels_own_test(name: str) -> None:
    """It plays at random and checks players, legal actions, masks, clones, serialization, observations, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@games
def test_a_playthrough_can_be_repeated(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    first = generate_playthrough.playthrough(name, None, seed=1)
    actions = [int(line.split(":")[1]) for line in first.split("\n") if line.startswith("action: ")]
    assert len(actions) > 20
    assert generate_playthrough.playthrough(name, actions) == first


@games
def test_it_is_the_same_game(name: str) -> None:
    state, rnd = begun(name), Random(1)
    position = f.reset(state.get_game().setup, "1")
    while not state.is_terminal():
        assert state.current_player() == f.asked(position)
        legal = [action for action, on in enumerate(f.mask(position)) if on]
        assert state.legal_actions() == legal
        seen = state.observation_tensor(state.current_player())
        assert np.array(seen, np.float32).tobytes() == f.observe(position).tobytes()
        action = rnd.choice(legal)
        state.apply_action(action)
        position = f.step(position, action)
    assert state.returns() == f.rewards(position)


@games
def test_a_resample_never_tells(name: str) -> None:
    """The seat cannot tell the resampled state apart, and there are others."""
    rnd, state, differ = Random(1), begun(name), 0
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rnd.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            differ += any(
                other.observation_tensor(p) != state.observation_tensor(p) for p in range(state.num_players())
            )
        state.apply_action(rnd.choice(state.legal_actions()))
    assert differ > 20
    while not other.is_terminal():
        other.apply_action(rnd.choice(other.legal_actions()))
    assert other.returns() != [0.0] * other.num_players()


@games
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = begun(name, 10)
    before = [state.information_state_string(p) for p in range(state.num_players())]
    twin = state.clone()
    assert [twin.information_state_string(p) for p in range(state.num_players())] == before
    twin.apply_action(twin.legal_actions()[0])
    assert [state.information_state_string(p) for p in range(state.num_players())] == before
    assert twin.information_state_string(0) != before[0]


def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun(NAMES["duel"], 20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_long_game_is_cut_off() -> None:
    state = begun("python_boomtown_dice(players=4,most=7)", 7)
    assert state.is_terminal()
    assert state.returns() == [0.0] * 4
    assert not begun("python_boomtown_dice(players=4,most=7)", 6).is_terminal()


def test_before_the_deal() -> None:
    state = pyspiel.load_game(NAMES["dice"]).new_initial_state()
    assert state.is_chance_node()
    assert [action for action, _ in state.chance_outcomes()] == list(range(6))
    assert state.information_state_string(0) == state.observation_string(0) == "before the deal"
    assert not any(state.observation_tensor(0))
