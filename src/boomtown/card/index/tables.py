"""Tables of hooks at one moment: by owner and source, in the order of play."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from boomtown.card.index.parts import Names, Seats, facts
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooks import EVERYBODY, Fold, Hook, HookIndex, Listeners

Entry = tuple[Any, ...]  # (owner, source, hook); in `start` preceded by an order
Table = tuple[Entry, ...]  # one kind and key of hooks
ByOwner = dict[int, Listeners]  # hooks that are looked up by owner
BY_OWNER: Final = frozenset({"immune", "unbidden", "offers", "plays", "answers", "bang_answers"})


def of_seat(table: ByOwner, seat: int) -> Listeners:
    """Return the hooks for a seat: first those for all seats."""
    mine, for_all = table.get(seat), table.get(EVERYBODY)
    if for_all is None:
        return mine or ()
    return (*for_all, *mine) if mine else for_all


@mypyc_attr(allow_interpreted_subclasses=True)  # as its subclass CardIndex
class HookTables(HookIndex):
    """Tables of hooks at one moment, seats in the order of seating, hooks of EVERYBODY first."""

    __slots__ = ("answers", "bang_answers", "immune", "offers", "plays", "settle", "start", "unbidden")

    def __init__(self) -> None:
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[Fold[Any], Listeners] = {}
        self.immune: ByOwner = {}
        self.unbidden: ByOwner = {}
        self.offers: ByOwner = {}
        self.plays: ByOwner = {}
        self.answers: ByOwner = {}
        self.bang_answers: ByOwner = {}
        self.settle: Listeners = ()
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)

    def fill(self, owner: int, names: Names) -> None:
        """Enter the sources of an owner after those of all other owners."""
        for name in names:
            for what, key, entry in _entries(owner, name):
                if key is None:
                    setattr(self, what, (*getattr(self, what), entry))
                else:
                    table: dict[Any, Table] = getattr(self, what)
                    table[key] = (*table.get(key, ()), entry)

    def take_over(self, other: HookTables) -> None:
        """Copy the tables of `other`."""
        self.after, self.rewrite, self.fold = other.after.copy(), other.rewrite.copy(), other.fold.copy()
        self.immune, self.unbidden, self.offers = other.immune.copy(), other.unbidden.copy(), other.offers.copy()
        self.plays, self.answers, self.bang_answers = (
            other.plays.copy(),
            other.answers.copy(),
            other.bang_answers.copy(),
        )
        self.settle, self.start = other.settle, other.start

    def change(self, owner: int, before: Names, now: Names, order: Seats) -> None:
        """Replace the sources of an owner."""
        gone, new = _difference(before, now)
        for name in gone:
            self.take_out(owner, name)
        if new:
            earlier = (EVERYBODY, *order[: order.index(owner) + 1]) if owner != EVERYBODY else (EVERYBODY,)
            for name in new:
                self.enter(owner, name, earlier)

    def take_out(self, owner: int, name: str) -> None:
        """Remove a source of the owner."""
        for what, key, entry in _entries(owner, name):
            if key is None:
                setattr(self, what, without(getattr(self, what), entry))
            else:
                table: dict[Any, Table] = getattr(self, what)
                if left := without(table[key], entry):
                    table[key] = left
                else:
                    del table[key]

    def enter(self, owner: int, name: str, earlier: Seats) -> None:
        """Add a source of an owner. `earlier`: the owners whose entries precede it, including this owner."""
        for what, key, entry in _entries(owner, name):
            if key is None:
                setattr(self, what, _insert(getattr(self, what), entry, earlier))
            else:
                table: dict[Any, Table] = getattr(self, what)
                table[key] = _insert(table[key], entry, earlier) if key in table else (entry,)


@cache
def _entries(owner: int, name: str) -> list[tuple[str, Any, Entry]]:
    """Return the entries of a source of an owner: the table, its key if there is one, and the entry."""
    return [
        (what, None, (key, owner, name, hook))
        if what == "start"
        else (what, owner if what in BY_OWNER else key, (owner, name, hook))
        for what, key, hook in facts(name).hooks
    ]


def _difference(before: Names, now: Names) -> tuple[Names, Names]:
    """Return the sources to remove and to add at the end, so that the order of all is that of `now`."""
    known = len(before)
    if now[:known] == before:
        return (), now[known:]
    if len(set(before)) < known:  # entries of a source that occurs twice are indistinguishable
        return before, now
    at = 0
    while at < len(now) and before[at] == now[at]:
        at += 1
    return ((before[at],), ()) if before[at + 1 :] == now[at:] else (before[at:], now[at:])


def _insert(table: Table, entry: Entry, earlier: Seats) -> Any:
    """Insert the entry after the entries of the owners `earlier`."""
    place = len(table)
    while place and table[place - 1][-3] not in earlier:
        place -= 1
    return (*table, entry) if place == len(table) else (*table[:place], entry, *table[place:])


def without(table: tuple[Any, ...], entry: Any) -> Any:
    """Return the tuple without this entry, which it holds."""
    if len(table) == 1:
        return ()
    at = table.index(entry)
    return table[:at] + table[at + 1 :]
