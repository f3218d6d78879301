"""Index of the hooks that work now, assembled from parts that many positions share.

It depends on the seats in the game and on the names of their sources. The part of a seat is computed once for a
combination of names (`share`). An index is derived from the previous one: sources are entered or removed (tables.py).
Distances are measured when they are read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from boomtown.card.folds import BARRED, DECIDES, IGNORES, PLAY_OPTIONS
from boomtown.card.hooks import MUTING
from boomtown.card.index.distance import Row, measure
from boomtown.card.index.parts import Names, Seats, Share, brings, measuring, outside
from boomtown.card.index.tables import HookTables, without
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooks import EVERYBODY, Listeners

if TYPE_CHECKING:
    from boomtown.card.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # `copy` makes an empty instance with __new__
class CardIndex(HookTables):
    """Index of the hooks that work now. Copies of a state share it (`shared`) until one changes, which then copies it.

    Ambient sources (an event in force, a set with rules for all) have the owner EVERYBODY and work for each seat.
    `ambient`: their names; `for_all`: those that change a value. `order`: the seats in the game, clockwise. By seat:
    `names`, its sources; `works`, those with hooks that are not switched off; `shares`, the values they set; `farther`,
    steps added to its distance for other seats; `rows`, its distances. `mutes`: sources that switch off other sources.
    `extended`: a hook may change the options of phase 2, apart from cards that serve as other cards. `guarded`: a hook
    may change the effect of a played card.
    """

    __slots__ = (
        "ambient",
        "extended",
        "farther",
        "for_all",
        "guarded",
        "mutes",
        "names",
        "order",
        "rows",
        "shared",
        "shares",
        "works",
    )

    def __init__(
        self, order: Seats, names: list[Names], works: list[Names], shares: list[Share], mutes: Listeners
    ) -> None:
        super().__init__()
        self.names, self.works = names, works
        self.order, self.mutes, self.shares = order, mutes, shares
        self.ambient: Names = ()
        self.for_all: Names = ()
        self.farther: Seats = tuple([of.farther for of in shares])
        self.rows: list[Row | None] = [None] * len(shares)  # measured when read
        self.shared = False
        self.extended = self.guarded = False

    def copy(self) -> CardIndex:
        twin: CardIndex = _INDEX_TYPE.__new__(_INDEX_TYPE)
        twin.take_over(self)
        twin.order, twin.mutes, twin.ambient, twin.for_all = self.order, self.mutes, self.ambient, self.for_all
        twin.names, twin.works, twin.shares = self.names[:], self.works[:], self.shares[:]
        twin.rows, twin.farther = self.rows[:], self.farther
        twin.extended, twin.guarded, twin.shared = self.extended, self.guarded, False
        return twin

    def to_change(self) -> CardIndex:
        """Return an index that only one state uses."""
        return self.copy() if self.shared else self

    @property
    def ranges(self) -> Seats:
        """By seat the range of its weapon."""
        return tuple([of.range for of in self.shares])

    @property
    def limit(self) -> Seats:
        """By seat the BANG! cards of a turn."""
        return tuple([of.limit for of in self.shares])

    @property
    def measures(self) -> tuple[Seats, ...]:
        """By seat all values that affect distances and reach."""
        return tuple([of.fixed for of in self.shares])

    def sees(self, seat: int) -> Row:
        """Return the distances and the reach of this seat."""
        row = self.rows[seat]
        if row is None:
            of = self.shares[seat]
            row = measure(self.order, seat, self.farther, of.nearer, of.range, of.level > 0)
            self.rows[seat] = row
        return row

    def exchange(self, seat: int, works: Names, new: Share) -> None:
        """Replace the sources of one seat, and the values they set."""
        if works != self.works[seat]:
            self.change(seat, self.works[seat], works, self.order)
            self.works[seat] = works
            self.look()
        old = self.shares[seat]
        if new is old:  # the common case
            return
        self.shares[seat] = new
        if new.farther != old.farther:
            self.farther = tuple([of.farther for of in self.shares])
            self.rows = [None] * len(self.rows)
        elif new.fixed != old.fixed:  # rows of other seats stay valid
            self.rows[seat] = None

    def bring(self, seat: int, name: str) -> None:
        """Add a source with hooks as the last of the seat."""
        self.works[seat] += (name,)
        self.enter(seat, name, (EVERYBODY, *self.order[: self.order.index(seat) + 1]))
        self.look()

    def take(self, seat: int, name: str) -> None:
        """Remove a source with hooks that the seat had once."""
        self.works[seat] = without(self.works[seat], name)
        self.take_out(seat, name)
        self.look()

    def surround(self, ambient: Names) -> None:
        """Replace the ambient sources."""
        self.change(EVERYBODY, self.ambient, ambient, self.order)
        self.ambient, self.for_all = ambient, measuring(ambient)
        self.look()

    def look(self) -> None:
        """Recompute the flags after the tables have changed."""
        fold = self.fold
        self.extended = bool(self.plays or self.offers or self.immune or BARRED in fold or PLAY_OPTIONS in fold)
        self.guarded = bool(self.immune or DECIDES in fold or IGNORES in fold)


_INDEX_TYPE: Any = CardIndex  # untyped: mypyc does not support __new__ of compiled classes


MANY: Final = 4  # from this number of changed seats on, a new index costs less


@lru_cache(maxsize=16)
def empty_index(n: int) -> CardIndex:
    """Return the index of a table before the deal."""
    found = _new_index(tuple(range(n)), [()] * n, [()] * n, [outside(())] * n, (), ())
    found.shared = True
    return found


def index_of(state: State, old: CardIndex | None, named: list[Names] | None = None) -> CardIndex:
    """Return the index of a state after any change since `old`. `named`: the sources of the seats, if they have not
    changed.
    """
    alive, ambient = state.alive, state.ambient
    order = tuple([p for p in state.seating if alive[p]])
    if named is None:
        named = [state.sources(seat) if alive[seat] else () for seat in range(state.n)]
    names = [named[seat] for seat in order]
    mutes: Listeners = ()
    if not set(ambient).union(*names).isdisjoint(MUTING):
        mutes, names = _muted(state, order, names)
    works, by_seat = _by_seat(state.n, order, names, measuring(ambient), old)
    if old is not None and _same_seating(old.order, order):
        changed = [p for p in range(state.n) if works[p] != old.works[p] or by_seat[p] is not old.shares[p]]
        if len(changed) < MANY or sum([works[p] != old.works[p] for p in changed]) < MANY:
            return _update(old, order, named, changed, works, by_seat, mutes, ambient)
    return _new_index(order, named, works, by_seat, mutes, ambient)


def _by_seat(
    n: int, order: Seats, names: list[Names], for_all: Names, old: CardIndex | None
) -> tuple[list[Names], list[Share]]:
    """Return `works` and `shares` by seat, as in `CardIndex`.

    `names`: by seat of `order` the sources that are not switched off. `old`: an index whose parts may be reused.
    """
    works: list[Names] = [()] * n
    shares = [outside(for_all)] * n
    same = old is not None and not old.mutes and old.for_all == for_all
    for seat, own in zip(order, names, strict=True):
        if same and old is not None and own and own == old.names[seat] and seat in old.order:
            works[seat], shares[seat] = old.works[seat], old.shares[seat]
        else:
            works[seat], shares[seat], _ = brings(own, for_all)
    return works, shares


def index_of_turn(state: State) -> CardIndex:
    """Return the index after the turn has passed to another seat."""
    return index_of(state, state.index, state.index.names[:])


def _same_seating(before: Seats, now: Seats) -> bool:
    """Return whether the seats that are in the game both times are in the same order, which is the common case."""
    return before == now or [p for p in before if p in now] == [p for p in now if p in before]


def _new_index(
    order: Seats, named: list[Names], works: list[Names], shares: list[Share], mutes: Listeners, ambient: Names
) -> CardIndex:
    found = CardIndex(order, named, works, shares, mutes)
    found.ambient, found.for_all = ambient, measuring(ambient)
    found.take_over(_ambient_tables(ambient))
    for seat in order:
        found.fill(seat, works[seat])
    found.look()
    return found


@lru_cache(maxsize=256)
def _ambient_tables(ambient: Names) -> HookTables:
    """Return the tables of the ambient sources alone."""
    found = HookTables()
    found.fill(EVERYBODY, ambient)
    return found


def _update(
    old: CardIndex,
    order: Seats,
    named: list[Names],
    changed: list[int],
    works: list[Names],
    shares: list[Share],
    mutes: Listeners,
    ambient: Names,
) -> CardIndex:
    """Update the index for few changed seats; return `old` itself without changes."""
    if not changed and mutes == old.mutes and ambient == old.ambient and order == old.order and named == old.names:
        return old
    found = old.to_change()
    found.names = named
    if order != found.order:
        found.order, found.rows = order, [None] * len(shares)
    found.mutes = mutes
    if ambient != found.ambient:
        found.surround(ambient)
    for seat in changed:
        found.exchange(seat, works[seat], shares[seat])
    return found


def _muted(state: State, order: Seats, names: list[Names]) -> tuple[Listeners, list[Names]]:
    """Return the sources that switch off other sources, and for each seat of `order` the remaining sources.

    Ambient ones are first and cannot be muted.
    """
    mutes: Listeners = ()
    muting = [(EVERYBODY, name) for name in state.ambient if name in MUTING]
    muting += [(seat, name) for seat, own in zip(order, names, strict=True) for name in own if name in MUTING]
    for owner, by in muting:
        if owner != EVERYBODY and by not in names[order.index(owner)]:
            continue  # itself switched off by an earlier one
        for hook in MUTING[by]:
            mutes += ((owner, by, hook),)
            names = [
                tuple([name for name in own if not hook(state, owner, seat, name)])
                for seat, own in zip(order, names, strict=True)
            ]
    return mutes, names
