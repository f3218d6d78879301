"""The tables of hooks at one moment, made of what the seats bring in (parts.py)."""

from __future__ import annotations

from typing import Any, Final

from boomtown.card.index.parts import Bundle, Entries, Seats
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooks import EVERYBODY, Fold, Hook, HookIndex, Listeners

KEYED: Final = ("after", "fold", "rewrite")  # tables by a key of their own


@mypyc_attr(allow_interpreted_subclasses=True)  # as CardIndex, which is made of it
class HookTables(HookIndex):
    """The tables of hooks at one moment, seats in the order of seating, what works for EVERYBODY first."""

    __slots__ = ("answers", "bang_answers", "immune", "offers", "plays", "settle", "start", "unbidden")

    def __init__(self) -> None:
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[Fold[Any], Listeners] = {}
        self.settle: Listeners = ()
        self.immune: Listeners = ()
        self.unbidden: Listeners = ()
        self.offers: Listeners = ()
        self.plays: Listeners = ()
        self.answers: Listeners = ()
        self.bang_answers: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)

    def enter(self, bundle: Bundle) -> None:
        """Fill new tables, owner by owner."""
        for (what, of), entries in bundle.items():
            if what in KEYED:
                table = getattr(self, what)
                table[of] = table[of] + entries if of in table else entries
            else:
                setattr(self, what, getattr(self, what) + entries)

    def put(self, what: str, of: Any, seat: int, entries: Entries, order: Seats) -> None:
        """What one seat, or EVERYBODY, has of one kind and key, in place of what it had. HookTables by a key are copied
        first: others share them.
        """
        if what not in KEYED:
            setattr(self, what, _put(getattr(self, what), seat, entries, order, 1 if what == "start" else 0))
            return
        table: dict[Any, Entries] = getattr(self, what).copy()
        setattr(self, what, table)
        found = _put(table.get(of, ()), seat, entries, order, 0)
        if found:
            table[of] = found
        else:
            del table[of]


def _put(old: Entries, seat: int, entries: Entries, order: Seats, at: int) -> Entries:
    """`entries` at the place of their seat; `at`: where an entry has its owner."""
    if not old:
        return entries
    others = [entry for entry in old if entry[at] != seat]
    if seat == EVERYBODY:
        return (*entries, *others)
    if entries:
        place = order.index(seat)
        before = (EVERYBODY, *order[:place])
        first = [entry for entry in others if entry[at] in before]
        return (*first, *entries, *others[len(first) :])
    return tuple(others)
