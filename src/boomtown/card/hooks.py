"""Hooks: how a card or character changes the steps of others, and the index of those that work now.

Four kinds, each registered under the name of its source (a character, or a kind of card in play):

* fold: changes a value; pure, never asks. Some values are asked when the table changes (FIXED below), others when
needed;
* rewrite: replaces a step before it is queued;
* after: may follow a step that has been carried out; returns the step to do, or None when it does not apply;
* settle: looked at between effects until quiet; returns the step to do, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from boomtown.card.codes import TO
from boomtown.kernel.hooks import EVERYBODY, Hook, Hooks, Index, Listeners

if TYPE_CHECKING:
    from boomtown.card.state import State

# Folds of one seat that depend on the table alone; the index keeps their values.
# farther, nearer: steps added to how others see it, taken from how it sees others; bang_limit: BANG! cards a turn;
# level: 1 where seats do not count for distances
FIXED = {"farther": 0, "nearer": 0, "range": 1, "bang_limit": 1, "level": 0}
NO_LIMIT = 99

HOOKS = Hooks()
_register = HOOKS.register
MUTING: dict[str, list[Hook]] = {}  # by source


def folds(value: str, source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me, value, subject) -> value`; for values in FIXED `hook(value) -> value`."""
    return HOOKS.folds(value, source)


rewrites, after = HOOKS.rewrites, HOOKS.after


def settles(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step or None`."""
    return _register("settle", None, source)


def at_start(source: str, order: int) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step`, at the start of its owner's turn, lower orders first (core 5.3: Dynamite 30, Jail 40)."""
    return _register("start", order, source)


def answers(source: str) -> Callable[[Hook], Hook]:
    """What else than Missed! cards may be tried against a BANG! effect (Barrel).

    `hook(g, me, shot, None) -> codes` on offer; `hook(g, me, shot, code)` does it (the shot is off the stack: push
    what follows).
    """
    return _register("answers", None, source)


def mutes(source: str) -> Callable[[Hook], Hook]:
    """`hook(state, owner, seat, name) -> bool`: whether the source `name` of `seat` is switched off.

    Looked at when the index is rebuilt: at every change of the table, and at the start of a turn while somebody mutes.
    """

    def keep(hook: Hook) -> Hook:
        MUTING.setdefault(source, []).append(hook)
        return _register("mutes", None, source)(hook)

    return keep


def offers(source: str) -> Callable[[Hook], Hook]:
    """Powers used in phase 2: `hook(g, me, None) -> codes`; `hook(g, me, code)` does it."""
    return _register("offers", None, source)


def plays(source: str) -> Callable[[Hook], Hook]:
    """More ways to play cards of the hand in phase 2: `hook(g, me) -> codes`; the step Play does it."""
    return _register("plays", None, source)


def immune(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, owner, me, card) -> bool`: whether a card of another player `me` has no effect on the owner."""
    return _register("immune", None, source)


def unbidden(source: str) -> Callable[[Hook], Hook]:
    """An ability for any time: offered whenever its owner is asked (core 9.7).

    `hook(g, me, do) -> Text or None`: with `do` false the reason why it cannot be used now, None when it can; with
    `do` true it is used.
    """
    return _register("unbidden", None, source)


def uses_as(source: str, kind: str, cards: set[str] | None) -> None:
    """Cards that count as `kind` for the owner (core 2.5); None: any card."""
    served = None if cards is None else frozenset(cards)
    _register("as", kind, source)(lambda: served)


Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Live(Index):
    """What works now, derived from who is in the game, their characters and the cards in play. Never changed: replaced.

    Ambient sources (an event in force, a set with rules for everybody) have the owner EVERYBODY and work for each seat.
    """

    __slots__ = (
        "answers",
        "as_",
        "dist",
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
        "start",
        "unbidden",
    )

    def __init__(self, state: State) -> None:
        n = state.n
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[str, Listeners] = {}
        self.settle: Listeners = ()
        self.immune: Listeners = ()
        self.unbidden: Listeners = ()
        self.offers: Listeners = ()
        self.plays: Listeners = ()
        self.answers: Listeners = ()
        self.mutes: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)
        served: list[Served | None] = [None] * n
        alive, ambient = state.alive, state.ambient
        self.order = order = [p for p in state.seating if alive[p]]
        names = self._heard(state, order)
        self._enter(bundle(EVERYBODY, ambient))
        fixed = [measures((), ambient)] * n
        for seat, of_seat in zip(order, names, strict=True):
            self._enter(bundle(seat, of_seat))
            fixed[seat] = measures(of_seat, ambient)
            served[seat] = serves(of_seat, ambient)
        self.as_: tuple[Served | None, ...] = tuple(served)
        farther, nearer, ranges, limits, level = zip(*fixed, strict=True)
        self.limit: list[int] = list(limits)
        self.ranges: list[int] = list(ranges)
        self.dist, self.reach, self.near = measure(tuple(order), farther, nearer, ranges, level[0] > 0)

    def _heard(self, state: State, order: list[int]) -> list[Names]:
        """By seat in the game the sources that are not switched off. Ambient ones come first and cannot be muted."""
        names = [tuple(state.sources(seat)) for seat in order]
        muting = [(EVERYBODY, name) for name in state.ambient if name in MUTING]
        muting += [(seat, name) for seat, own in zip(order, names, strict=True) for name in own if name in MUTING]
        for owner, by in muting:
            if owner != EVERYBODY and by not in names[order.index(owner)]:
                continue  # silenced itself by one before it
            for hook in MUTING[by]:
                self.mutes += ((owner, by, hook),)
                names = [
                    tuple(name for name in own if not hook(state, owner, seat, name))
                    for seat, own in zip(order, names, strict=True)
                ]
        return names

    def _enter(self, hooks: Bundle) -> None:
        """The hooks of one seat, behind those of the seats before it."""
        for what, key, entry in hooks:
            if what == "after":
                self.after[key] = (*self.after.get(key, ()), entry)
            elif what == "fold":
                self.fold[key] = (*self.fold.get(key, ()), entry)
            elif what == "rewrite":
                self.rewrite[key] = (*self.rewrite.get(key, ()), entry)
            elif what == "start":
                self.start += ((key, *entry),)
            else:
                setattr(self, what, (*getattr(self, what), entry))


Names = tuple[str, ...]
Bundle = tuple[tuple[str, Any, tuple[int, str, Hook]], ...]  # what, key, (owner, source, hook)


@lru_cache(maxsize=4096)
def bundle(owner: int, names: Names) -> Bundle:
    """What sources bring into the index, the values and services apart. Few combinations come again and again."""
    return tuple(
        (what, key, (owner, name, hook))
        for name in names
        for what, key, hook in HOOKS.of.get(name, ())
        if what not in ("mutes", "as") and not (what == "fold" and key in FIXED)
    )


@lru_cache(maxsize=4096)
def measures(names: Names, ambient: Names) -> tuple[int, ...]:
    """The values in FIXED for a seat, in their order."""
    values = dict(FIXED)
    for name in (*ambient, *names):
        for what, key, hook in HOOKS.of.get(name, ()):
            if what == "fold" and key in FIXED:
                values[key] = hook(values[key])
    return tuple(values.values())


@lru_cache(maxsize=4096)
def serves(names: Names, ambient: Names) -> Served | None:
    """What cards of a seat count as, besides themselves."""
    found: Served | None = None
    for name in (*ambient, *names):
        for what, key, hook in HOOKS.of.get(name, ()):
            if what == "as":
                found = _served(found, key, hook())
    return found


Seats = tuple[int, ...]


@lru_cache(maxsize=4096)
def measure(
    order: Seats, farther: Seats, nearer: Seats, ranges: Seats, level: bool = False
) -> tuple[list[list[int]], ...]:
    """Distances d[a][b] from a to b (core 6.2); by seat the target codes in reach (6.4) and the seats at distance 1.

    `order` is who is in the game, clockwise; the others by seat. `level`: everybody sits next to everybody.
    Own seats count as in reach (6.6). Pure, and the same
    few tables come again and again, hence the cache; nobody changes what it returns.
    """
    n, count = len(farther), len(order)
    dist = [[0] * n for _ in range(n)]
    reach: list[list[int]] = [[] for _ in range(n)]
    near: list[list[int]] = [[] for _ in range(n)]
    for i, a in enumerate(order):
        for j, b in enumerate(order):
            steps = 1 if level else abs(i - j)
            gap = 0 if a == b else max(1, min(steps, count - steps) + farther[b] - nearer[a])
            dist[a][b] = gap
            if gap <= ranges[a]:
                reach[a].append((b + 1) << TO)
            if gap <= 1:
                near[a].append(b)
    return dist, reach, near


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """`served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}
