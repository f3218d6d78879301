"""Latest observation of each game. The next one of the same game changes only the parts whose values have changed."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array

from boomtown.card.encode.caches import Key, SeatOrder
from boomtown.card.encode.tables import Order
from boomtown.card.game import Bang
from boomtown.card.index.parts import Share
from boomtown.encode.base import BoundedCache

MOST = 256  # games; about 6 MB with all sets
UNKNOWN = -(10**6)  # no number of lives, no size of a hand


class Latest:
    """Observation `found`, and the values that its parts follow from: copies of lists, and other objects themselves,
    which a state replaces as a whole.

    All parts follow from these values alone, so it does not matter which game they come from. `moved`: the observer,
    an identity or the cards in play differ from those of the observation before.
    """

    __slots__ = (
        "around",
        "counted",
        "found",
        "hand",
        "identities",
        "identity",
        "lent",
        "lives",
        "moved",
        "muting",
        "order",
        "shares",
        "sizes",
        "tables",
        "tokens",
        "zones",
    )

    def __init__(self, empty: array[float]) -> None:
        self.found = empty[:]
        self.around: SeatOrder | None = None
        self.identity: Key = ()
        self.identities: array[float] | None = None
        self.order: Order = ()
        self.shares: list[Share] = []
        self.lives: list[int] = []
        self.sizes: list[int] = []
        self.tables: list[list[int]] = []
        self.hand: list[int] = []
        self.lent = self.moved = False
        self.muting: Key = ()
        self.tokens: dict[int, int] = {}
        self.zones: list[list[int]] = []
        self.counted: SeatOrder | None = None  # the observer of the numbers of seats

    def turn_to(self, around: SeatOrder, empty: array[float]) -> None:
        """Forget what depends on the observer. `empty`: the numbers before the zones of sets."""
        self.around = around
        self.found[: len(empty)] = empty
        self.identity, self.identities, self.muting = (), None, ()
        self.hand, self.lent = [], False
        self.tables = [[] for _ in around.order]
        self.forget_lives()
        self.moved = True

    def forget_lives(self) -> None:
        """Forget lives, sizes of hands and reach, which are between the identities."""
        assert self.around is not None
        self.lives = [UNKNOWN for _ in self.around.order]
        self.sizes = self.lives[:]
        self.order = ()


class LatestByGame:
    """Latest observations of up to `MOST` games."""

    def __init__(self, empty: array[float]) -> None:
        self.empty = empty
        self._kept: BoundedCache[Latest] = BoundedCache(MOST)

    def of(self, game: Bang) -> Latest:
        kept = self._kept.get(id(game))
        if kept is None:
            kept = self._kept.keep(id(game), Latest(self.empty))
        return kept
