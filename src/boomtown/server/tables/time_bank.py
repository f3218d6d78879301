"""Time bank of each player: seconds for the whole game, and an increment for each decision.

The time left follows from the log alone: the asked seat, the seconds it took (column `took`) and the kind of answer.
Moments cost no time, because players must not notice which seat is asked.
"""

from msgspec import Struct

from .turn_timer import LEAST


class TimeAllowance(Struct):
    """Time bank settings, in seconds."""

    start: int = 0  # 0: no time bank
    increment: int = 0  # for each decision deeper than any before


class TimeBank:
    """Time banks of one game. `depth` of a decision: number of choices before it, without those taken back."""

    def __init__(self, purse: TimeAllowance) -> None:
        self.purse = purse
        self.back: set[int] = set()  # seats with an empty time bank that play on with the increment alone
        self._left: dict[int, float] = {}
        self._furthest: dict[int, int] = {}  # by seat: deepest decision that got its increment
        self._paid: list[tuple[int, int, float]] = []  # seat, depth and seconds of each answer that is not taken back

    def __bool__(self) -> bool:
        return self.purse.start > 0

    def left(self, seat: int) -> float:
        return self._left.get(seat, float(self.purse.start))

    def empty(self, seat: int) -> bool:
        """Return whether the time of the seat is over, so that a bot answers for it."""
        return bool(self) and self.left(seat) <= 0 and seat not in self.back

    def allowed(self, seat: int, depth: int) -> float:
        """Return the seconds for this decision."""
        return max(LEAST, self.left(seat) + self._increment(seat, depth))

    def _increment(self, seat: int, depth: int) -> float:
        return float(self.purse.increment) if depth > self._furthest.get(seat, -1) else 0.0

    def answered(self, seat: int, depth: int, took: float, own: bool) -> None:
        """Count a decision. A bot (not `own`) gets no increment."""
        more = self._increment(seat, depth) if own else 0.0
        self._left[seat] = max(0.0, self.left(seat) + more - took)
        self._paid.append((seat, depth, took))
        if own:
            self._furthest[seat] = max(depth, self._furthest.get(seat, -1))

    def interrupted(self, seat: int, took: float) -> None:
        """Count the time until the same decision is asked again, after talking that had to be paid for."""
        self._left[seat] = self.left(seat) - took

    def undone(self, by: int, asked: int, before: int, depth: int, took: float) -> None:
        """Count an undo by `by`, from the decision of `asked` at depth `before` to the one at `depth`.

        Only the player who takes back pays for it: the time of all others is restored.
        """
        if asked == by:
            self._left[by] = max(0.0, self.left(by) + self._increment(by, before) - took)
            self._furthest[by] = max(before, self._furthest.get(by, -1))
        for seat, paid_at, seconds in self._paid:
            if paid_at >= depth and seat != by:
                self._left[seat] = self.left(seat) + seconds
        self._paid = [one for one in self._paid if one[1] < depth]
