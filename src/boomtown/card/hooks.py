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
    return _register("mutes", None, source)


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
        super().__init__()
        self.settle: Listeners = ()
        self.immune: Listeners = ()
        self.unbidden: Listeners = ()
        self.offers: Listeners = ()
        self.plays: Listeners = ()
        self.answers: Listeners = ()
        self.mutes: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)
        self.as_: tuple[Served | None, ...] = (None,) * n
        alive = state.alive
        self.order = order = [p for p in state.seating if alive[p]]
        fixed = [dict(FIXED) for _ in range(n)]
        for owner, source in self._sources(state, order):
            for what, key, hook in HOOKS.of[source]:
                self._add(owner, source, what, key, hook, fixed)
        self.limit = [f["bang_limit"] for f in fixed]
        self.ranges = [f["range"] for f in fixed]
        farther, nearer = tuple(f["farther"] for f in fixed), tuple(f["nearer"] for f in fixed)
        level = fixed[0]["level"] > 0  # works for everybody or for nobody
        self.dist, self.reach, self.near = measure(tuple(order), farther, nearer, tuple(self.ranges), level)

    def _sources(self, state: State, order: list[int]) -> list[tuple[int, str]]:
        """(owner, source) of everything with hooks that is not switched off."""
        sources = [(EVERYBODY, name) for name in state.ambient if name in HOOKS.of]
        sources += [(seat, name) for seat in order for name in state.sources(seat) if name in HOOKS.of]
        mutes = [(o, name, h) for o, name in sources for what, _, h in HOOKS.of[name] if what == "mutes"]
        for owner, by, hook in mutes:
            if (owner, by) in sources:  # not silenced itself by one before it; ambient ones come first
                self.mutes += ((owner, by, hook),)
                sources = [(o, name) for o, name in sources if o == EVERYBODY or not hook(state, owner, o, name)]
        return sources

    def _add(self, owner: int, source: str, what: str, key: Any, hook: Hook, fixed: list[dict[str, int]]) -> None:
        if what == "fold" and key in FIXED:
            for values in fixed if owner == EVERYBODY else (fixed[owner],):
                values[key] = hook(values[key])
        elif what in ("fold", "after", "rewrite"):
            self.add(owner, source, what, key, hook)
        elif what == "start":
            self.start += ((key, owner, source, hook),)
        elif what == "as":
            self.as_ = tuple(
                _served(s, key, hook()) if owner in (EVERYBODY, seat) else s for seat, s in enumerate(self.as_)
            )
        elif what != "mutes":
            setattr(self, what, (*getattr(self, what), (owner, source, hook)))


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
