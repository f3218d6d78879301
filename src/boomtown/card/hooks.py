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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.card.state import State

# Folds of one seat that depend on the table alone; the index keeps their values.
# farther, nearer: steps added to how others see it, taken from how it sees others; bang_limit: BANG! cards a turn
FIXED = {"farther": 0, "nearer": 0, "range": 1, "bang_limit": 1}
NO_LIMIT = 99

Hook = Callable[..., Any]
_HOOKS: dict[str, list[tuple[str, Any, Hook]]] = {}


def _register(what: str, key: Any, source: str) -> Callable[[Hook], Hook]:
    def keep(hook: Hook) -> Hook:
        _HOOKS.setdefault(source, []).append((what, key, hook))
        return hook

    return keep


def folds(value: str, source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me, value, subject) -> value`; for values in FIXED `hook(value) -> value`."""
    return _register("fold", value, source)


def rewrites(step: type, source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me, step) -> step`: the same step, or the one to queue instead."""
    return _register("rewrite", step, source)


def after(step: type, source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me, step) -> step or None`, looked at when `step` has been carried out."""
    return _register("after", step, source)


def settles(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step or None`."""
    return _register("settle", None, source)


def at_start(source: str, order: int) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step`, at the start of its owner's turn, lower orders first (core 5.3: Dynamite 30, Jail 40)."""
    return _register("start", order, source)


def answers(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> codes`: what else than Missed! cards may be tried against a BANG! effect (Barrel)."""
    return _register("answers", None, source)


def offers(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> codes`: more options of phase 2 for the owner."""
    return _register("offers", None, source)


def unbidden(source: str) -> Callable[[Hook], Hook]:
    """An ability for any time: offered whenever its owner is asked (core 9.7).

    `hook(g, me, do) -> Text or None`: with `do` false the reason why it cannot be used now, None when it can; with
    `do` true it is used.
    """
    return _register("unbidden", None, source)


def uses_as(source: str, **kinds: str | None) -> None:
    """Cards that count as others (core 2.5): `bang="Missed!"` lets Missed! serve as BANG!; None means any card."""
    names = {"bang": "BANG!", "missed": "Missed!"}
    for kind, cards in kinds.items():
        _HOOKS.setdefault(source, []).append(("as", names[kind], lambda cards=cards: cards))


def hooked(source: str) -> bool:
    """Whether anything is registered under this name."""
    return source in _HOOKS


Listeners = tuple[tuple[int, str, Hook], ...]  # (seat, source, hook) in seat order


class Live:
    """What works now, derived from who is in the game, their characters and the cards in play. Never changed:
    replaced.
    """

    __slots__ = (
        "after",
        "answers",
        "as_",
        "dist",
        "fold",
        "limit",
        "near",
        "offers",
        "order",
        "ranges",
        "reach",
        "rewrite",
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
        self.unbidden: Listeners = ()
        self.offers: Listeners = ()
        self.answers: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, seat, source, hook)
        self.as_: tuple[dict[str, str | None] | None, ...] = (None,) * n
        alive = state.alive
        self.order = order = [p for p in range(n) if alive[p]]
        fixed = [dict(FIXED) for _ in range(n)]
        for seat in order:
            for source in state.sources(seat):
                for what, key, hook in _HOOKS.get(source, ()):
                    self._add(seat, source, what, key, hook, fixed[seat])
        self.limit = [f["bang_limit"] for f in fixed]
        self.ranges = [f["range"] for f in fixed]
        self._measure(n, order, fixed)

    def _add(self, seat: int, source: str, what: str, key: Any, hook: Hook, fixed: dict[str, int]) -> None:
        entry = ((seat, source, hook),)
        if what == "fold":
            if key in fixed:
                fixed[key] = hook(fixed[key])
            else:
                self.fold[key] = self.fold.get(key, ()) + entry
        elif what == "after":
            self.after[key] = self.after.get(key, ()) + entry
        elif what == "rewrite":
            self.rewrite[key] = self.rewrite.get(key, ()) + entry
        elif what == "start":
            self.start += ((key, seat, source, hook),)
        elif what == "as":
            served = dict(self.as_[seat] or {})
            served[key] = hook()
            self.as_ = (*self.as_[:seat], served, *self.as_[seat + 1 :])
        else:
            setattr(self, what, getattr(self, what) + entry)

    def _measure(self, n: int, order: list[int], fixed: list[dict[str, int]]) -> None:
        """Distances d[a][b] from a to b (core 6.2) and the target codes in reach (6.4) and at distance 1, own seat
        included.
        """
        self.dist = dist = [[0] * n for _ in range(n)]
        self.reach: list[list[int]] = [[]] * n
        self.near: list[list[int]] = [[]] * n
        count = len(order)
        farther = [f["farther"] for f in fixed]
        for i, a in enumerate(order):
            row, nearer, reach = dist[a], fixed[a]["nearer"], self.ranges[a]
            in_reach, near = [], []
            for j, b in enumerate(order):
                gap = i - j if i > j else j - i
                gap = (count - gap if gap + gap > count else gap) + farther[b] - nearer
                if a == b:
                    gap = 0
                elif gap < 1:
                    gap = 1
                row[b] = gap
                if gap <= reach:
                    in_reach.append((b + 1) << 10)
                if gap <= 1:
                    near.append(b)
            self.reach[a] = in_reach
            self.near[a] = near
