"""The index of what works now, put together from parts that many positions share.

It follows from who is in the game and, for each seat, the names of its sources. What a seat brings in is worked out
once for each combination of names (`share`), the tables of hooks once for each table of such shares (most changes, a
weapon or a Mustang, bring no hook), distances seat by seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from boomtown.card.codes import TO
from boomtown.card.hooks import FIXED, HOOKS, MUTING
from boomtown.kernel.hooks import EVERYBODY, Hook, Index, Listeners

if TYPE_CHECKING:
    from boomtown.card.state import State

Names = tuple[str, ...]
Seats = tuple[int, ...]
Key = tuple[str, Any]  # what a hook is, and its key
Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Bundle:
    """The hooks that some sources of one owner bring in, by what they are and their key. There is one for each
    combination of sources, so identity compares them.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: dict[Key, Listeners]) -> None:
        self.entries = entries


NOTHING = Bundle({})


class Share:
    """What the sources of one seat bring into the index. `fixed`: the values of FIXED in their order. `mutes`: whether
    one of them may switch others off.
    """

    __slots__ = ("bundle", "fixed", "mutes", "served")

    def __init__(self, bundle: Bundle, fixed: Seats, served: Served | None, mutes: bool) -> None:
        self.bundle, self.fixed, self.served, self.mutes = bundle, fixed, served, mutes


class Tables(Index):
    """The tables of hooks at one moment, seats in the order of seating, what works for EVERYBODY first."""

    __slots__ = ("answers", "immune", "offers", "plays", "settle", "start", "unbidden")

    def __init__(self) -> None:
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[str, Listeners] = {}
        self.settle: Listeners = ()
        self.immune: Listeners = ()
        self.unbidden: Listeners = ()
        self.offers: Listeners = ()
        self.plays: Listeners = ()
        self.answers: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)

    def copy(self) -> Tables:
        twin = Tables()
        twin.after, twin.rewrite, twin.fold = self.after.copy(), self.rewrite.copy(), self.fold.copy()
        twin.settle, twin.immune, twin.unbidden = self.settle, self.immune, self.unbidden
        twin.offers, twin.plays, twin.answers, twin.start = self.offers, self.plays, self.answers, self.start
        return twin

    def put(self, key: Key, bundles: tuple[Bundle, ...]) -> None:
        """Enter all hooks of one kind and key."""
        listeners: Listeners = ()
        for bundle in bundles:
            if key in bundle.entries:
                listeners += bundle.entries[key]
        what, of = key
        if what in ("after", "fold", "rewrite"):
            table: dict[Any, Listeners] = self.after if what == "after" else self.fold
            if what == "rewrite":
                table = self.rewrite
            if listeners:
                table[of] = listeners
            else:
                table.pop(of, None)
        elif what == "start":
            others = [entry for entry in self.start if entry[0] != of]
            self.start = (*others, *[(of, *entry) for entry in listeners])
        else:
            setattr(self, what, listeners)


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


# --- the parts, each worked out once; few combinations come again and again


class Facts:
    """What one source brings in, whoever has it. `fixed`: (place in FIXED, hook); `served`: (kind, cards)."""

    __slots__ = ("fixed", "hooks", "mutes", "served")

    def __init__(self, name: str) -> None:
        self.hooks: list[tuple[Key, Hook]] = []
        self.fixed: list[tuple[int, Hook]] = []
        self.served: list[tuple[str, frozenset[str] | None]] = []
        self.mutes = name in MUTING
        places = list(FIXED)
        for what, key, hook in HOOKS.of.get(name, ()):
            if what == "fold" and key in FIXED:
                self.fixed.append((places.index(key), hook))
            elif what == "as":
                self.served.append((key, hook()))
            elif what != "mutes":
                self.hooks.append(((what, key), hook))


@lru_cache(maxsize=4096)
def facts(name: str) -> Facts:
    return Facts(name)


@lru_cache(maxsize=16384)
def share(seat: int, names: Names, for_all: Names) -> Share:
    """What a seat with these sources brings in; `for_all`: the ambient sources that measure."""
    with_hooks: list[str] = []
    values = list(FIXED.values())
    served: Served | None = None
    mutes = False
    for at, name in enumerate((*for_all, *names)):
        of = facts(name)
        for place, hook in of.fixed:
            values[place] = hook(values[place])
        for kind, cards in of.served:
            served = _served(served, kind, cards)
        if at >= len(for_all):
            if of.hooks:
                with_hooks.append(name)
            mutes = mutes or of.mutes
    return Share(bundle(seat, tuple(with_hooks)), tuple(values), served, mutes)


@lru_cache(maxsize=1024)
def measuring(ambient: Names) -> Names:
    """The ambient sources that change values in FIXED, or what cards count as: few do."""
    return tuple([name for name in ambient if facts(name).fixed or facts(name).served])


@lru_cache(maxsize=8192)
def bundle(owner: int, names: Names) -> Bundle:
    """The hooks of these sources, the values and services apart."""
    entries: dict[Key, Listeners] = {}
    for name in names:
        for key, hook in facts(name).hooks:
            entries[key] = (*entries.get(key, ()), (owner, name, hook))
    return Bundle(entries)


def bundles_of(ambient: Names, shares: tuple[Share, ...]) -> tuple[Bundle, ...]:
    """What works for everybody, then the seats in the game."""
    return (bundle(EVERYBODY, ambient), *[share.bundle for share in shares])


@lru_cache(maxsize=4096)
def tables(bundles: tuple[Bundle, ...]) -> Tables:
    """The tables of these bundles."""
    found = Tables()
    keys: dict[Key, None] = {}
    for of in bundles:
        keys |= dict.fromkeys(of.entries)
    for key in keys:
        found.put(key, bundles)
    return found


def exchanged(old: Tables, before: Bundle, now: Bundle, bundles: tuple[Bundle, ...]) -> Tables:
    """`old` after one bundle has taken the place of another: only what the two hold is entered anew."""
    twin = old.copy()
    for key in {**before.entries, **now.entries}:
        if before.entries.get(key) != now.entries.get(key):
            twin.put(key, bundles)
    return twin


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """`served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}


Row = tuple[list[int], list[int], list[int]]


def measure(
    order: Seats, farther: Seats, nearer: Seats, ranges: Seats, level: bool = False
) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """Distances d[a][b] from a to b (core 6.2); by seat the target codes in reach (6.4) and the seats at distance 1.

    `order` is who is in the game, clockwise; the others by seat. `level`: everybody sits next to everybody. Nobody
    changes what it returns.
    """
    n = len(farther)
    rows: list[Row] = [([0] * n, [], [])] * n
    for at, seat in enumerate(order):
        rows[seat] = measure_from(order, at, farther, nearer[seat], ranges[seat], level)
    return [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]


@lru_cache(maxsize=8192)
def measure_from(order: Seats, at: int, farther: Seats, nearer: int, range_: int, level: bool) -> Row:
    """The row of one seat, the one at `at` of the order. Own seats count as in reach (6.6)."""
    count = len(order)
    dist, reach, near = [0] * len(farther), [], []
    for i, b in enumerate(order):
        steps = 1 if level else abs(at - i)
        gap = 0 if i == at else max(1, min(steps, count - steps) + farther[b] - nearer)
        dist[b] = gap
        if gap <= range_:
            reach.append((b + 1) << TO)
        if gap <= 1:
            near.append(b)
    return dist, reach, near
