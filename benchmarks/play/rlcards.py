"""RLCard: "rules" plays uno's own game object; "observe" its environment, whose steps always return an observation."""

from collections.abc import Callable
from typing import Any

import rlcard

from benchmarks.play import Play


def start(game: str, task: str) -> Play:
    env = rlcard.make(game, config={"seed": 1})
    if task == "observe":
        return lambda rnd, number: _steps(env, rnd)
    return lambda rnd, number: _rules(env.game, rnd)


def _rules(game: Any, rnd: Callable[[], float]) -> tuple[int, int]:
    game.init_game()
    choices = moves = 0
    while not game.is_over():
        legal = game.get_legal_actions()
        moves += 1
        choices += len(legal) > 1
        game.step(legal[int(rnd() * len(legal))])
    return choices, moves


def _steps(env: Any, rnd: Callable[[], float]) -> tuple[int, int]:
    state, _ = env.reset()
    choices = moves = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        moves += 1
        choices += len(legal) > 1
        state, _ = env.step(legal[int(rnd() * len(legal))])
    return choices, moves
