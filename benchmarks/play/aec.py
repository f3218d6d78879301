"""PettingZoo: any turn-based environment, its own and ours, by the loop of its manual."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from numpy import flatnonzero

from benchmarks.play import Play


def start(game: str, task: str) -> Play:
    """Return the loop over an environment. `game` is a module of pettingzoo.classic."""
    return loop(import_module(f"pettingzoo.classic.{game}").env())


def loop(env: Any) -> Play:
    """Return the loop over one environment, reset for every game.

    The seed is set only once, because setting it rebuilds some of the environments.
    """
    env.reset(seed=1)

    def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
        env.reset()
        choices = moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = flatnonzero(observation["action_mask"])
            moves += 1
            choices += len(legal) > 1
            env.step(int(legal[int(rnd() * len(legal))]))
        return choices, moves

    return play
