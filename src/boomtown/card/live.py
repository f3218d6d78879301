"""The index of what works now, put together from parts that many positions share.

It follows from who is in the game and, for each seat, the names of its sources. What a seat brings in is worked out
once for each combination of names (`share`), the tables of hooks once for each table of such shares (most changes, a
weapon or a Mustang, bring no hook), distances seat by seat when somebody looks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boomtown.card.distance import Row, measure
from boomtown.card.hooks import MUTING
from boomtown.card.shares import NOTHING, Names, Seats, Served, Share, bundles_of, measuring, share
from boomtown.card.tables import Tables, exchanged, tables
from boomtown.kernel.hooks import EVERYBODY, Index, Listeners

if TYPE_CHECKING:
    from boomtown.card.state import State


class Live(Index):
    """What works now. Never changed: replaced, so that copies of a state share it.

    Ambient sources (an event in force, a set with rules for everybody) have the owner EVERYBODY and work for each seat.
    `order`: who is in the game, clockwise; `shares` belong to it. `mutes`: what switches others off.
    """

    __slots__ = (
        "answers",
        "as_",
        "farther",
        "hooks",
        "immune",
        "level",
        "limit",
        "mutes",
        "nearer",
        "offers",
        "order",
        "plays",
        "ranges",
        "rows",
        "settle",
        "shares",
        "start",
        "unbidden",
    )

    def __init__(self, order: Seats, shares: tuple[Share, ...], mutes: Listeners, hooks: Tables) -> None:
        self.after, self.rewrite, self.fold = hooks.after, hooks.rewrite, hooks.fold
        self.settle, self.immune, self.unbidden = hooks.settle, hooks.immune, hooks.unbidden
        self.offers, self.plays, self.answers, self.start = hooks.offers, hooks.plays, hooks.answers, hooks.start
        self.order, self.shares, self.mutes, self.hooks = order, shares, mutes, hooks
        self.as_: list[Served | None]
        self.farther: Seats
        self.nearer: Seats
        self.limit: Seats
        self.ranges: Seats
        self.level: bool
        self.rows: list[Row | None]  # measured when somebody looks

    def sees(self, seat: int) -> Row:
        """What is how far from this seat, and in its reach."""
        row = self.rows[seat]
        if row is None:
            row = measure(self.order, seat, self.farther, self.nearer[seat], self.ranges[seat], self.level)
            self.rows[seat] = row
        return row

    def measure(self, n: int, for_all: Names) -> None:
        """What follows from the table."""
        served: list[Served | None] = [None] * n
        fixed = [share(EVERYBODY, (), for_all).fixed] * n
        for seat, of in zip(self.order, self.shares, strict=True):
            fixed[seat] = of.fixed
            served[seat] = of.served
        self.as_ = served
        self.farther, self.nearer, self.ranges, self.limit, level = zip(*fixed, strict=True)
        self.level, self.rows = level[0] > 0, [None] * n

    def measure_but(self, old: Live, seat: int, of: Share) -> None:
        """The same as before but for what one seat brings in; where nobody seems farther than before, the others see
        what they saw.
        """
        farther, nearer, range_, limit, _ = of.fixed
        self.as_ = [*old.as_[:seat], of.served, *old.as_[seat + 1 :]]
        self.farther, self.nearer = _with(old.farther, seat, farther), _with(old.nearer, seat, nearer)
        self.limit, self.ranges, self.level = _with(old.limit, seat, limit), _with(old.ranges, seat, range_), old.level
        if self.farther is old.farther:
            self.rows = old.rows[:]
            self.rows[seat] = None
        else:
            self.rows = [None] * len(old.rows)

    def measure_as(self, old: Live) -> None:
        """The same as before."""
        self.as_, self.limit, self.rows = old.as_, old.limit, old.rows
        self.farther, self.nearer, self.ranges, self.level = old.farther, old.nearer, old.ranges, old.level


def _with(values: Seats, seat: int, value: int) -> Seats:
    """With another value for one seat; the same object if it is the same value."""
    return values if values[seat] == value else (*values[:seat], value, *values[seat + 1 :])


@lru_cache(maxsize=16)
def blank(n: int) -> Live:
    """The index of a table at which nothing has been dealt."""
    order = tuple(range(n))
    shares = tuple([share(seat, (), ()) for seat in order])
    return _index(n, order, shares, (), ())


def live(state: State) -> Live:
    """The index of a state, from scratch."""
    alive, ambient = state.alive, state.ambient
    order = tuple([p for p in state.seating if alive[p]])
    names = [state.sources(seat) for seat in order]
    for_all = measuring(ambient)
    shares = tuple([share(seat, own, for_all) for seat, own in zip(order, names, strict=True)])
    mutes: Listeners = ()
    if any(s.mutes for s in shares) or not MUTING.keys().isdisjoint(ambient):
        mutes, names = _muted(state, order, names)
        shares = tuple([share(seat, own, for_all) for seat, own in zip(order, names, strict=True)])
    return _index(state.n, order, shares, mutes, ambient)


def _index(n: int, order: Seats, shares: tuple[Share, ...], mutes: Listeners, ambient: Names) -> Live:
    found = Live(order, shares, mutes, tables(bundles_of(ambient, shares)))
    found.measure(n, measuring(ambient))
    return found


def changed(state: State, seat: int) -> Live:
    """The index after a change of the sources of this seat alone."""
    old = state.live
    if seat not in old.order:
        return old
    for_all = measuring(state.ambient)
    new = share(seat, state.sources(seat), for_all)
    if old.mutes or new.mutes:
        return live(state)
    at = old.order.index(seat)
    before = old.shares[at]
    if new is before:
        return old
    shares = (*old.shares[:at], new, *old.shares[at + 1 :])
    hooks = old.hooks
    if new.bundle is not before.bundle:
        hooks = exchanged(hooks, before.bundle, new.bundle, bundles_of(state.ambient, shares))
    found = Live(old.order, shares, (), hooks)
    if new.fixed == before.fixed and new.served is before.served:
        found.measure_as(old)
    else:
        found.measure_but(old, seat, new)
    return found


def gone(state: State, seat: int) -> Live:
    """The index after this seat has left the game."""
    old = state.live
    if old.mutes or seat not in old.order:
        return live(state)
    at = old.order.index(seat)
    order, shares = (*old.order[:at], *old.order[at + 1 :]), (*old.shares[:at], *old.shares[at + 1 :])
    hooks = exchanged(old.hooks, old.shares[at].bundle, NOTHING, bundles_of(state.ambient, shares))
    found = Live(order, shares, (), hooks)
    found.measure(state.n, measuring(state.ambient))
    return found


def _muted(state: State, order: Seats, names: list[Names]) -> tuple[Listeners, list[Names]]:
    """What switches others off, and for each seat of `order` the sources left. Ambient ones come first and cannot be
    muted.
    """
    mutes: Listeners = ()
    muting = [(EVERYBODY, name) for name in state.ambient if name in MUTING]
    muting += [(seat, name) for seat, own in zip(order, names, strict=True) for name in own if name in MUTING]
    for owner, by in muting:
        if owner != EVERYBODY and by not in names[order.index(owner)]:
            continue  # silenced itself by one before it
        for hook in MUTING[by]:
            mutes += ((owner, by, hook),)
            names = [
                tuple([name for name in own if not hook(state, owner, seat, name)])
                for seat, own in zip(order, names, strict=True)
            ]
    return mutes, names
