"""Hooks: how a card or character changes the steps of others; index.py has the index of those that work now.

Four kinds, each registered under the name of its source (a character, or a kind of card in play):

* fold: changes a value of card/folds.py; pure, never asks. A `Measure` is asked when the table changes, a `Fold` when
needed;
* rewrite: replaces a step before it is queued;
* after: may follow a step that has been carried out; returns the step to do, or None when it does not apply;
* settle: looked at between effects until quiet; returns the step to do, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, overload

from boomtown.card.folds import Measure
from boomtown.kernel.hooks import Fold, Folding, Hook, Hooks, V

NO_LIMIT: Final = 99

Measuring = Callable[[int], int]
MUTING: Final[dict[str, list[Hook]]] = {}  # by source
BY_TURN: Final[set[str]] = set()  # sources that switch others off in some turns, or for one shot
IN_OWN_TURN: Final[set[str]] = set()  # those of BY_TURN that do it in the turns of their owner alone
VALUED: Final[set[str]] = set()  # sources that change a Measure, or what cards serve as
HOOKED: Final[set[str]] = set()  # sources that bring anything else
OFFERED: Final[dict[str, tuple[int, ...]]] = {}  # by source the verbs of what it offers; the others offer uses alone


class CardHooks(Hooks):
    """Also knows which sources change values only."""

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
    """`hook(g, me, value, subject) -> value`; for a Measure `hook(value) -> value`."""
    return _register("measure" if isinstance(value, Measure) else "fold", value, source)


rewrites, after = HOOKS.rewrites, HOOKS.after


def settles(source: str) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step or None`."""
    return _register("settle", None, source)


def at_start(source: str, order: int) -> Callable[[Hook], Hook]:
    """`hook(g, me) -> step or None`, at the start of its owner's turn, lower orders first.

    Dynamite has the order 30, Jail 40 (core 5.3).
    """
    return _register("start", order, source)


def answers(source: str) -> Callable[[Hook], Hook]:
    """What else than Missed! cards may be tried against a BANG! effect (Barrel).

    `hook(g, me, shot, None) -> codes` on offer; `hook(g, me, shot, code)` does it (the shot is off the stack: push
    what follows).
    """
    return _register("answers", None, source)


def bang_answers(source: str) -> Callable[[Hook], Hook]:
    """What else than BANG! cards of the hand may be given where a BANG! card is asked for (Indians!, a Duel).

    `hook(g, me, None) -> codes` on offer; `hook(g, me, code)` does it (what asked for it goes on as if it were given).
    """
    return _register("bang_answers", None, source)


def mutes(source: str, *, in_every_turn: bool = False, in_own_turn: bool = False) -> Callable[[Hook], Hook]:
    """`hook(state, owner, seat, name) -> bool`: whether the source `name` of `seat` is switched off.

    Looked at when the sources of a seat change, and at the start of a turn: unless it is the same `in_every_turn`, or,
    where it switches off `in_own_turn` of the owner alone, at the start of that turn and of the one behind it.
    Of the state it reads whose turn it is and what is remembered of the turn under the name of its source
    (`State.noted`), and nothing else that changes besides. Whoever changes that note (for one shot only) calls
    `State.refresh` afterwards.
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
    """Powers used in phase 2: `hook(g, me, None) -> codes`; `hook(g, me, code)` does it. `verbs`: those of its codes
    (card/codes.py), where they are not USE alone. A choice is given to a hook that has declared its verb.
    """
    if verbs:
        OFFERED[source] = verbs
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
