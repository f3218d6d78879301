"""Search of a proof: my choices depend only on what I see, and the other players decide what they hold when it matters.

A goal is proved if I can reach it after every answer. The search knows no game; `Rules` are the part of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

WIN, SURVIVE, ROLES = "win", "survive", "roles"
GOALS = (WIN, SURVIVE)  # the kinds with a proof by search


class Unproven(Exception):
    """Position that the search does not follow."""


class TooLarge(Exception):
    """Search with more positions than its limit."""


class Position(Protocol):
    """Position of a proof. `asks_me`: the seat of the puzzle is asked."""

    @property
    def asks_me(self) -> bool: ...
    @property
    def alive(self) -> bool: ...
    @property
    def won(self) -> bool: ...
    @property
    def my_turn(self) -> bool: ...
    @property
    def same_turn(self) -> bool: ...
    @property
    def game(self) -> Any: ...

    def key(self) -> object:
        """Return a value that is equal for positions in which the same is known and possible."""


class Rules(Protocol):
    """Part of a game for proofs."""

    def turn(self, game: Any) -> int:
        """Return the number of the turn."""

    def is_promising(self, game: Any, seat: int, goal: str) -> bool:
        """Return True if a search for the goal is worth its time."""

    def is_provable(self, game: Any, seat: int) -> bool:
        """Return True if the search knows all sources in the game."""

    def start(self, game: Any, seat: int, goal: str) -> Any:
        """Return the position in which a puzzle for that seat begins."""

    def options(self, at: Any) -> list[int]:
        """Return the options of the seat, those to try first at the beginning."""

    def distinct(self, at: Any, codes: list[int]) -> list[int]:
        """Return one of the options for each group of equal ones."""

    def after(self, at: Any, choice: int) -> Iterator[Any]:
        """Yield the positions after a choice of the seat, for each possible result."""

    def hide(self, at: Any, rnd: Callable[[], float]) -> Any:
        """Return the game of a position with everything undecided drawn again."""

    def repeat(self, game: Any, step: Any) -> None:
        """Carry out on a shown game what led to a position."""

    def replies(self, at: Any) -> Iterator[Any]:
        """Yield the positions after each answer of the other players, for all that they may hold."""


def outcome(at: Position, goal: str) -> bool | None:
    """Return whether the goal is reached, None if that is still open."""
    if at.won:
        return True
    if at.game.over or not at.alive:
        return False
    if goal == WIN:
        return None if at.same_turn else False
    return True if at.my_turn and not at.same_turn else None


class Search:
    """Search for one goal. `most`: the most positions it looks at; `seen`: those until now."""

    def __init__(self, rules: Rules, goal: str, most: int) -> None:
        self.rules, self.goal, self.most = rules, goal, most
        self.seen = 0
        self._known: dict[object, bool] = {}

    def holds(self, at: Position) -> bool:
        """Return whether the goal can be reached from here against every answer. Raises TooLarge."""
        found = outcome(at, self.goal)
        if found is not None:
            return found
        key = at.key()
        if key not in self._known:
            self.seen += 1
            if self.seen > self.most:
                raise TooLarge
            self._known[key] = self._found(at)
        return self._known[key]

    def _found(self, at: Position) -> bool:
        if not at.asks_me:
            return self._all(self.rules.replies(at))
        codes = self.rules.distinct(at, self.rules.options(at))
        return any(self.keeps(at, code) for code in codes)

    def keeps(self, at: Position, choice: int) -> bool:
        """Return whether the goal can still be reached after this choice of mine."""
        return self._all(self.rules.after(at, choice))

    def _all(self, positions: Iterator[Position]) -> bool:
        """Return whether the goal can be reached from all these positions, of which there is at least one."""
        some = False
        try:
            for position in positions:
                some = True
                if not self.holds(position):
                    return False
        except Unproven:
            return False
        return some

    def solutions(self, at: Position) -> list[int]:
        """Return all first choices after which the goal can be reached."""
        return [code for code in self.rules.options(at) if self.keeps(at, code)]
