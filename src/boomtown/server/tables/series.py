"""Score of two players who play several games at a table: open-ended, or best of N."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

BestOf = Literal[0, 3, 5, 7]
TWO = 2  # seats; with more of them there is no score between two players


class Score(Struct):
    """A series as clients see it."""

    best_of: int  # 0: it has no end
    wins: list[int]  # by seat
    games: int
    winner: int | None  # the seat that has won the series


class Series(Struct):
    """Score of a series."""

    best_of: int = 0  # maximum number of games; more than half of them win the series; 0: open-ended
    wins: list[int] = field(default_factory=list)  # by seat
    games: int = 0  # finished games, those without a winner included

    def copy(self) -> "Series":
        return Series(self.best_of, list(self.wins), self.games)

    @property
    def winner(self) -> int | None:
        need = self.best_of // 2 + 1
        return next((seat for seat, wins in enumerate(self.wins) if self.best_of and wins >= need), None)

    def over(self, winners: Iterable[int], seats: int) -> None:
        self.wins = [*self.wins, *[0] * (seats - len(self.wins))]
        self.games += 1
        for seat in winners:
            self.wins[seat] += 1

    def begin(self, best_of: int | None = None) -> None:
        """Prepare for a game. A new series begins after a decided one, or if `best_of` changes."""
        changed = best_of is not None and best_of != self.best_of
        if changed or self.winner is not None:
            self.wins, self.games = [], 0
        if best_of is not None:
            self.best_of = best_of

    def score(self, seats: int) -> Score | None:
        """Return the score at a table of two; None where more than two play."""
        if seats != TWO:
            return None
        wins = [*self.wins, *[0] * (seats - len(self.wins))][:seats]
        return Score(self.best_of, wins, self.games, self.winner)
