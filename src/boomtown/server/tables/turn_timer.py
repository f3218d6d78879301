"""Time to answer, and how often something may be taken back. Both come anew only when the game gets further than it
has been, so playing and taking back without end wins nothing.
"""

MOST_UNDOS = 10  # of a seat in a row; each decision further than ever gives one back
LEAST = 5.0  # seconds to answer again after somebody else has taken a choice back


class Clock:
    """Of one game. `depth` of a decision: how many choices before it stand, those taken back not counted."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, int], float] = {}  # seconds, by seat and depth
        self._furthest: dict[int, int] = {}  # by seat: the deepest decision it was asked for
        self._undos: dict[int, int] = {}  # that are left, by seat
        self._took_back: int | None = None  # the seat that did so last

    def ask(self, seat: int, depth: int, span: float) -> float:
        """Seconds `seat` has for this decision: `span`, or what it had left where the game has been here before."""
        if depth > self._furthest.get(seat, -1):
            self._furthest[seat] = depth
            self._undos[seat] = min(MOST_UNDOS, self.undos(seat) + 1)
        left = self._left.setdefault((seat, depth), span)
        if seat != self._took_back:
            left = max(left, LEAST)
        return min(left, span)

    def answered(self, seat: int, depth: int, seconds: float) -> None:
        """The decision was pending for so long, until `seat` chose or something was taken back."""
        self._left[seat, depth] = max(0.0, self._left.get((seat, depth), 0.0) - seconds)

    def undos(self, seat: int) -> int:
        """How often the seat may take back now."""
        return self._undos.get(seat, MOST_UNDOS)

    def undone(self, seat: int) -> None:
        self._undos[seat] = self.undos(seat) - 1
        self._took_back = seat
