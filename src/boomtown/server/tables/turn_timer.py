"""Time to answer, and budget of undos.

Both are renewed only when the game gets further than before, so that playing and undoing forever gains nothing.
"""

MOST_UNDOS = 10  # of a seat in a row; each new decision deeper than before gives one back
LEAST = 5.0  # seconds to answer again after an undo by another player


class TurnTimer:
    """Turn timer of one game. `depth` of a decision: number of choices before it, without those taken back."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, int], float] = {}  # seconds, by seat and depth
        self._furthest: dict[int, int] = {}  # by seat: deepest decision it was asked
        self._undos: dict[int, int] = {}  # undos left, by seat
        self._took_back: int | None = None  # seat of the last undo

    def ask(self, seat: int, depth: int, span: float) -> float:
        """Return the seconds for this decision: `span`, or the time left if the game was here before."""
        if depth > self._furthest.get(seat, -1):
            self._furthest[seat] = depth
            self._undos[seat] = min(MOST_UNDOS, self.undos(seat) + 1)
        left = self._left.setdefault((seat, depth), span)
        if seat != self._took_back:
            left = max(left, LEAST)
        return min(left, span)

    def answered(self, seat: int, depth: int, seconds: float) -> None:
        """Count the seconds that the decision was pending."""
        self._left[seat, depth] = max(0.0, self._left.get((seat, depth), 0.0) - seconds)

    def undos(self, seat: int) -> int:
        """Return the undos that the seat has left."""
        return self._undos.get(seat, MOST_UNDOS)

    def undone(self, seat: int) -> None:
        self._undos[seat] = self.undos(seat) - 1
        self._took_back = seat
