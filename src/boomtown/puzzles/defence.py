"""Play of a puzzle: my choices, and the best defence after each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boomtown.games import Game
from boomtown.kernel.errors import IllegalChoice
from boomtown.puzzles.format import Puzzle
from boomtown.puzzles.proof import begin, opened
from boomtown.puzzles.search import Position, Search, outcome

OPEN, SOLVED, FAILED = "open", "solved", "failed"


@dataclass
class Played:
    """Puzzle after some choices. `game`: the shown game; `wrong`: number of the first choice that does not hold, -1 for
    none.
    """

    game: Game
    status: str
    wrong: int
    choices: list[int]


def play(puzzle: Puzzle, choices: Sequence[int], search: Search | None = None) -> Played:
    """Return the puzzle after these choices of its seat. After a wrong one it is played to its end.

    Raises IllegalChoice.
    """
    own, at = begin(puzzle)
    search, game = search or own, opened(puzzle)
    rules = search.rules
    wrong = -1
    made: list[int] = []
    left = list(choices)
    while outcome(at, search.goal) is None:
        if at.asks_me:
            if not left and wrong < 0:
                return Played(game, OPEN, wrong, made)
            choice = left.pop(0) if left and wrong < 0 else rules.options(at)[0]
            if choice not in at.game.ask.options:
                raise IllegalChoice(f"expected an option of the puzzle, got {choice}")
            if wrong < 0:
                made.append(choice)
                wrong = -1 if search.keeps(at, choice) else len(made) - 1
            step = _worst(search, rules.after(at, choice))
        else:
            step = _worst(search, rules.replies(at))
        rules.repeat(game, step)
        at = step
    return Played(game, SOLVED if outcome(at, search.goal) else FAILED, wrong, made)


def _worst(search: Search, positions: Iterable[Position]) -> Position:
    """Return the first position in which the goal cannot be reached any more, else the first one."""
    first: Position | None = None
    for position in positions:
        first = first or position
        if not search.holds(position):
            return position
    assert first is not None
    return first
