"""Hooks: changes that a card or character makes to steps. `card/index` holds the hooks that work now.

There are four kinds, each registered under the name of its source (a character, or a kind of card in play):

* fold: changes a value of card/folds.py; pure, never asks. A `Measure` is computed when the table changes, a `Fold`
  when needed;
* rewrite: replaces a step before it is queued;
* after: may follow a step that was carried out; returns the step to do, or None if it does not apply;
* settle: checked between effects until no hook returns a step; returns the step to do, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, overload

from boomtown.card.folds import Measure
from boomtown.kernel.hooks import Fold, Folding, Hook, Hooks, V

NO_LIMIT: Final = 99

Measuring = Callable[[int], int]
MUTING: Final[dict[str, list[Hook]]] = {}  # by source
BY_TURN: Final[set[str]] = set()  # sources that switch off other sources in some turns, or for one shot
IN_OWN_TURN: Final[set[str]] = set()  # members of BY_TURN that do it in turns of their owner only
VALUED: Final[set[str]] = set()  # sources that change a Measure, or the kinds that cards serve as
HOOKED: Final[set[str]] = set()  # sources with any other hook
OFFERED: Final[dict[str, tuple[int, ...]]] = {}  # by source: the verbs of its offers; a source not in it offers USE


class CardHooks(Hooks):
    """Hook register that also records the sources that change values only."""

    def register(self, what: str, key: Any, source: str) -> Callable[[Hook], Hook]:
        if what in ("measure", "as"):
            VALUED.add(source)
        elif what != "mutes":
            HOOKED.add(source)
        return super().register(what, key, source)


HOOKS: Final = CardHooks()
_register = HOOKS.register


@overload
def folds(value: Measure, source: str) -> Callable[[Measuring], Measuring]: ...
@overload
def folds(value: Fold[V], source: str) -> Callable[[Folding[V]], Folding[V]]: ...
def folds(value: Measure | Fold[Any], source: str) -> Callable[[Hook], Hook]:
    """Register a fold: `hook(g, me, value, subject) -> value`; for a Measure `hook(value) -> value`."""
    return _register("measure" if isinstance(value, Measure) else "fold", value, source)


rewrites, after = HOOKS.rewrites, HOOKS.after


def settles(source: str) -> Callable[[Hook], Hook]:
    """Register a settling ability: `hook(g, me) -> step or None`."""
    return _register("settle", None, source)


def at_start(source: str, order: int) -> Callable[[Hook], Hook]:
    """Register `hook(g, me) -> step or None` for the start of its owner's turn, lower orders first.

    Dynamite has the order 30, Jail 40 (core 5.3).
    """
    return _register("start", order, source)


def answers(source: str) -> Callable[[Hook], Hook]:
    """Register an answer to a BANG! effect other than Missed! cards (Barrel).

    `hook(g, me, shot, None)` returns the codes on offer. `hook(g, me, shot, code)` carries one out; the shot is off the
    stack, and the hook pushes what follows.
    """
    return _register("answers", None, source)


def bang_answers(source: str) -> Callable[[Hook], Hook]:
    """Register an answer other than BANG! cards of the hand where a BANG! card is required (Indians!, a Duel).

    `hook(g, me, None)` returns the codes on offer. `hook(g, me, code)` carries one out; the effect continues as if a
    BANG! card had been given.
    """
    return _register("bang_answers", None, source)


def mutes(source: str, *, in_every_turn: bool = False, in_own_turn: bool = False) -> Callable[[Hook], Hook]:
    """Register `hook(state, owner, seat, name) -> bool`: whether the source `name` of `seat` is switched off.

    The hook is asked when the sources of a seat change, and at the start of each turn. With `in_every_turn` the answer
    does not depend on the turn, so turns do not ask it. With `in_own_turn` the source switches off in turns of the
    owner only, so the start of that turn and of the next one ask it.

    Of the state, the hook may read only whose turn it is and the notes of the turn under the name of its source
    (`State.noted`). Code that changes that note (for one shot) calls `State.refresh`.
    """

    def keep(hook: Hook) -> Hook:
        MUTING.setdefault(source, []).append(hook)
        if not in_every_turn:
            BY_TURN.add(source)
        if in_own_turn:
            IN_OWN_TURN.add(source)
        return _register("mutes", None, source)(hook)

    return keep


def offers(source: str, *verbs: int) -> Callable[[Hook], Hook]:
    """Register powers used in phase 2: `hook(g, me, None)` returns the codes, `hook(g, me, code)` carries one out.

    `verbs`: the verbs of its codes (card/codes.py), if they are not USE alone. A choice goes to a hook that has
    declared its verb.
    """
    if verbs:
        OFFERED[source] = verbs
    return _register("offers", None, source)


def plays(source: str) -> Callable[[Hook], Hook]:
    """Register further ways to play cards of the hand in phase 2: `hook(g, me) -> codes`. The step Play carries them
    out.
    """
    return _register("plays", None, source)


def immune(source: str) -> Callable[[Hook], Hook]:
    """Register `hook(g, owner, me, card) -> bool`: whether a card of another player `me` has no effect on the owner."""
    return _register("immune", None, source)


def unbidden(source: str) -> Callable[[Hook], Hook]:
    """Register an ability for any time, offered whenever its owner is asked (core 9.7).

    `hook(g, me, do) -> Text or None`: with `do` false it returns why the ability cannot be used now, or None if it can;
    with `do` true it uses the ability.
    """
    return _register("unbidden", None, source)


def uses_as(source: str, kind: str, cards: set[str] | None) -> None:
    """Let cards count as `kind` for the owner (core 2.5). `cards` None: any card."""
    served = None if cards is None else frozenset(cards)
    _register("as", kind, source)(lambda: served)
