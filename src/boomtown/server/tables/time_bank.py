"""A purse of time for each player: so much for the whole game, and a little more for each decision.

What is left follows from the log alone: who was asked, how long it took (the column `took`), and how it ended. Moments,
at which nobody may notice who is asked, cost nobody anything.
"""

from msgspec import Struct

from .turn_timer import LEAST


class Purse(Struct):
    """What everybody begins with, in seconds."""

    start: int = 0  # 0: nobody has a purse
    increment: int = 0  # for each decision further than the game has been


class Purses:
    """Of one game. `depth` of a decision: how many choices before it stand, those taken back not counted."""

    def __init__(self, purse: Purse) -> None:
        self.purse = purse
        self.back: set[int] = set()  # seats with an empty purse that play on with the increment alone
        self._left: dict[int, float] = {}
        self._furthest: dict[int, int] = {}  # by seat: the deepest decision that has had its increment
        self._paid: list[tuple[int, int, float]] = []  # seat, depth, seconds of each answer that stands

    def __bool__(self) -> bool:
        return self.purse.start > 0

    def left(self, seat: int) -> float:
        return self._left.get(seat, float(self.purse.start))

    def empty(self, seat: int) -> bool:
        """Whether a bot answers for this seat."""
        return bool(self) and self.left(seat) <= 0 and seat not in self.back

    def allowed(self, seat: int, depth: int) -> float:
        """Seconds for this decision."""
        return max(LEAST, self.left(seat) + self._increment(seat, depth))

    def _increment(self, seat: int, depth: int) -> float:
        return float(self.purse.increment) if depth > self._furthest.get(seat, -1) else 0.0

    def answered(self, seat: int, depth: int, took: float, own: bool) -> None:
        """The decision is made; by a bot (not `own`) it brings no increment."""
        more = self._increment(seat, depth) if own else 0.0
        self._left[seat] = max(0.0, self.left(seat) + more - took)
        self._paid.append((seat, depth, took))
        if own:
            self._furthest[seat] = max(depth, self._furthest.get(seat, -1))

    def interrupted(self, seat: int, took: float) -> None:
        """The same decision is asked again: somebody has said something that had to be paid for."""
        self._left[seat] = self.left(seat) - took

    def undone(self, by: int, asked: int, before: int, depth: int, took: float) -> None:
        """`by` has taken the game back from the decision of `asked` at depth `before` to the one at `depth`. That costs
        those who take back, and nobody else: they get back what they had paid.
        """
        if asked == by:
            self._left[by] = max(0.0, self.left(by) + self._increment(by, before) - took)
            self._furthest[by] = max(before, self._furthest.get(by, -1))
        for seat, paid_at, seconds in self._paid:
            if paid_at >= depth and seat != by:
                self._left[seat] = self.left(seat) + seconds
        self._paid = [one for one in self._paid if one[1] < depth]
