"""The index of what works now, put together from parts that many positions share.

It follows from who is in the game and, for each seat, the names of its sources. What a seat brings in is worked out
once for each combination of names (`share`), the tables of hooks once for each table of such shares (most changes, a
weapon or a Mustang, bring no hook), distances seat by seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.card.distance import measure, measure_from
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
        "dist",
        "farther",
        "hooks",
        "immune",
        "limit",
        "mutes",
        "near",
        "offers",
        "order",
        "plays",
        "ranges",
        "reach",
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
        self.limit: Seats
        self.ranges: Seats
        self.dist: list[list[int]]
        self.reach: list[list[int]]
        self.near: list[list[int]]

    def measure(self, n: int, for_all: Names) -> None:
        """What follows from the table."""
        served: list[Served | None] = [None] * n
        fixed = [share(EVERYBODY, (), for_all).fixed] * n
        for seat, of in zip(self.order, self.shares, strict=True):
            fixed[seat] = of.fixed
            served[seat] = of.served
        self.as_ = served
        farther, nearer, ranges, limits, level = zip(*fixed, strict=True)
        self.farther, self.limit, self.ranges = farther, limits, ranges
        self.dist, self.reach, self.near = measure(self.order, farther, nearer, ranges, level[0] > 0)

    def measure_but(self, old: Live, seat: int, of: Share) -> None:
        """The same as before but for what one seat sees and may do; the others see it as they did."""
        _, nearer, range_, limit, level = of.fixed
        self.farther = old.farther
        self.as_, self.dist, self.reach, self.near = old.as_[:], old.dist[:], old.reach[:], old.near[:]
        self.as_[seat] = of.served
        self.limit = (*old.limit[:seat], limit, *old.limit[seat + 1 :])
        self.ranges = (*old.ranges[:seat], range_, *old.ranges[seat + 1 :])
        row = measure_from(self.order, self.order.index(seat), self.farther, nearer, range_, level > 0)
        self.dist[seat], self.reach[seat], self.near[seat] = row

    def measure_as(self, old: Live) -> None:
        """The same as before."""
        self.as_, self.farther, self.limit, self.ranges = old.as_, old.farther, old.limit, old.ranges
        self.dist, self.reach, self.near = old.dist, old.reach, old.near


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
    found = Live(order, shares, mutes, tables(bundles_of(ambient, shares)))
    found.measure(state.n, for_all)
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
    elif new.fixed[0] == before.fixed[0]:
        found.measure_but(old, seat, new)
    else:
        found.measure(state.n, for_all)
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
