"""Line of pieces of work that are done one at a time: downloads first, then the address that costs least."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from time import monotonic

from ..core.errors import Refused
from ..limits.limits import Buckets

UPLOADS, DOWNLOADS = 1, 4  # pieces of one address in the line; several players at one address may keep their game
YIELD = 8.0  # seconds for which a piece lets others go first, for each second of work
PACE = 6_000.0  # bytes of a recorded game that are read in a second, if it is a long one
REMEMBERED = 0.05, 60  # seconds of work of an address that are forgotten each second, and remembered at most


@dataclass(eq=False)
class Piece:
    """Work of one address. `due` is a time of the clock: the piece with the earliest one is next in its kind."""

    address: str
    download: bool
    due: float
    number: int
    turn: "asyncio.Future[None]" = field(default_factory=asyncio.Future)

    @property
    def order(self) -> tuple[bool, float, int]:
        """Place among other pieces, the smallest first."""
        return not self.download, self.due, self.number


class JobLine:
    """Pieces that wait, `limit` of each kind at most, and the one that is worked on."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._waiting: list[Piece] = []
        self._busy: Piece | None = None
        self._used = Buckets(*REMEMBERED)
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting) + (self._busy is not None)

    def enter(self, address: str, size: int, download: bool) -> Piece:
        """Add a piece with `size` bytes to read; `too-many` if its address has enough in the line, or if it is full.

        In a full line the last piece of its kind makes room for one that would go before it.
        """
        here = [one for one in (*self._waiting, self._busy) if one is not None and one.download == download]
        if address and [one.address for one in here].count(address) >= (DOWNLOADS if download else UPLOADS):
            raise _too_many()
        cost = self._used.of(address).used() + size / PACE
        piece = Piece(address, download, monotonic() + YIELD * cost, next(self._numbers))
        waiting = [one for one in self._waiting if one.download == download]
        if self._busy is not None and len(waiting) >= self.limit:
            last = max((*waiting, piece), key=lambda one: one.order)
            if last is piece:
                raise _too_many()
            self._waiting.remove(last)
            if not last.turn.done():
                last.turn.set_exception(_too_many())
        self._waiting.append(piece)
        self._go_on()
        return piece

    def leave(self, piece: Piece, seconds: float) -> None:
        """Remove a piece that is done, refused or cancelled. `seconds`: how long the work on it took."""
        self._used.of(piece.address).spend(seconds)
        if piece is self._busy:
            self._busy = None
        elif piece in self._waiting:
            self._waiting.remove(piece)
        self._go_on()

    def _go_on(self) -> None:
        if self._busy is None and self._waiting:
            self._busy = min(self._waiting, key=lambda one: one.order)
            self._waiting.remove(self._busy)
            if not self._busy.turn.done():  # else it is cancelled, and leaves
                self._busy.turn.set_result(None)


def _too_many() -> Refused:
    return Refused("too-many", "too much to do at once: wait a moment")
