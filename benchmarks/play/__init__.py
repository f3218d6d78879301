"""Engines to measure: one module each, with `start(game, task) -> play`; `play(rnd, number)` plays a whole game.

It returns (choices, moves): how often a player had two or more legal choices, and how often a player moved. Chance
(dealing, shuffling) and the start of a new game count as neither, but their time does. Every choice is uniformly random
by `legal[int(rnd() * len(legal))]`, the same for all engines. Each module is imported only where its engine is
installed.
"""

from collections.abc import Callable

Play = Callable[[Callable[[], float], int], tuple[int, int]]
