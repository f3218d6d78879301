"""The tables of hooks at one moment, made of what the seats bring in (shares.py)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from boomtown.card.shares import Bundle, Key
from boomtown.kernel.hooks import Hook, Index, Listeners


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
