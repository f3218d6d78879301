"""The tables of hooks at one moment: what each source of each owner brings, in the order of play."""

from __future__ import annotations

from typing import Any

from boomtown.card.index.parts import KEYED, Names, Seats, facts
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooks import EVERYBODY, Fold, Hook, HookIndex, Listeners

Table = tuple[tuple[Any, ...], ...]  # one kind and key of hooks: (owner, source, hook), of `start` after an order


@mypyc_attr(allow_interpreted_subclasses=True)  # as CardIndex, which is made of it
class HookTables(HookIndex):
    """The tables of hooks at one moment, seats in the order of seating, what works for EVERYBODY first."""

    __slots__ = ("answers", "immune", "offers", "plays", "settle", "start", "unbidden")

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
        self.start: tuple[tuple[int, int, str, Hook], ...] = ()  # (order, owner, source, hook)

    def fill(self, owner: int, names: Names, order: Seats) -> None:
        """Enter the sources of an owner into tables that nobody shares yet."""
        for name in names:
            self._enter(owner, name, order)

    def change(self, owner: int, before: Names, now: Names, order: Seats) -> None:
        """An owner has other sources than before."""
        known = len(before)
        gone, new = ((), now[known:]) if now[:known] == before else _changed(before, now)
        for name in (*gone, *new):
            if facts(name).keyed:  # others share the tables
                self.after, self.rewrite, self.fold = self.after.copy(), self.rewrite.copy(), self.fold.copy()
                break
        for name in gone:
            self._take_out(owner, name)
        for name in new:
            self._enter(owner, name, order)

    def _take_out(self, owner: int, name: str) -> None:
        for what, of, _ in facts(name).hooks:
            if what in KEYED:
                table: dict[Any, Table] = getattr(self, what)
                if of in table:  # a source may bring two hooks of one kind and key
                    if left := _without(table[of], owner, name):
                        table[of] = left
                    else:
                        del table[of]
            else:
                setattr(self, what, _without(getattr(self, what), owner, name))

    def _enter(self, owner: int, name: str, order: Seats) -> None:
        for what, of, hook in facts(name).hooks:
            if what in KEYED:
                table: dict[Any, Table] = getattr(self, what)
                table[of] = _with(table.get(of, ()), (owner, name, hook), order)
            elif what == "start":
                self.start = _with(self.start, (of, owner, name, hook), order)
            else:
                setattr(self, what, _with(getattr(self, what), (owner, name, hook), order))


def _changed(before: Names, now: Names) -> tuple[Names, Names]:
    """Which sources go and which come, the latter at the end: so that the order of all is that of `now`."""
    same, both = 0, min(len(before), len(now))
    while same < both and before[same] == now[same]:
        same += 1
    left = before[same : len(before) - len(now) + same]
    if before[same + len(left) :] != now[same:]:
        left = before[same:]
    for name in left:
        if before.count(name) > 1:  # a source is taken out by its name
            return before, now
    return left, now[same:] if len(left) == len(before) - same else ()


def _with(table: Table, entry: tuple[Any, ...], order: Seats) -> Any:
    """Behind what this owner and those before it bring."""
    if not table:
        return (entry,)
    owner, place = entry[-3], len(table)
    before = order[: order.index(owner) + 1] if owner != EVERYBODY else ()
    while place and (last := table[place - 1][-3]) != EVERYBODY and last not in before:
        place -= 1
    return (*table[:place], entry, *table[place:])


def _without(table: Table, owner: int, name: str) -> Any:
    return tuple([entry for entry in table if entry[-2] != name or entry[-3] != owner])
