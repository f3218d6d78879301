"""One module an engine, each with `start(game, task) -> play`; `play(rnd, number)` plays a whole game.

It gives (choices, moves): how often a player had two or more legal choices, and how often one moved at all. Chance
(dealing, shuffling) and the making of a new game count as neither, but their time does. Every choice is uniformly
random by `legal[int(rnd() * len(legal))]`, the same for all. Each module is imported where its engine is installed,
and imports nothing else.
"""

from collections.abc import Callable

Play = Callable[[Callable[[], float], int], tuple[int, int]]
