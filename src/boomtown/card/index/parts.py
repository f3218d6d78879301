"""What the sources of a seat bring into the index of hooks, worked out once for a combination of names."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.card.folds import MEASURES
from boomtown.card.hooks import HOOKS, MUTING
from boomtown.kernel.hooks import Entry, Hook

Names = tuple[str, ...]
Seats = tuple[int, ...]
Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Share:
    """What the sources of one seat bring into the index, whichever seat it is. `hooks`: the sources that bring hooks;
    `fixed`: the values of MEASURES in their order, then each by its own name. `served`: what its cards serve as.
    `mutes`: whether one of them may switch others off.
    """

    __slots__ = ("farther", "fixed", "hooks", "level", "limit", "mutes", "nearer", "range", "served")

    def __init__(self, hooks: Names, fixed: Seats, served: Served | None, mutes: bool) -> None:
        self.hooks, self.fixed, self.served, self.mutes = hooks, fixed, served, mutes
        self.farther, self.nearer, self.range, self.limit, self.level = fixed


class Facts:
    """What one source brings in, whoever has it. `fixed`: (place in MEASURES, hook); `served`: (kind, cards)."""

    __slots__ = ("fixed", "hooks", "served")

    def __init__(self, name: str) -> None:
        self.hooks: list[Entry] = []
        self.fixed: list[tuple[int, Hook]] = []
        self.served: list[tuple[str, frozenset[str] | None]] = []
        for what, key, hook in HOOKS.of.get(name, ()):
            if what == "measure":
                self.fixed.append((MEASURES.index(key), hook))
            elif what == "as":
                self.served.append((key, hook()))
            elif what != "mutes":
                self.hooks.append((what, key, hook))


@lru_cache(maxsize=4096)
def facts(name: str) -> Facts:
    return Facts(name)


# Of the sources looked at so far: all, those that bring hooks, and those that change a value or what cards serve as
_KNOWN: Final[set[str]] = set()
_HOOKED: Final[set[str]] = set()
_VALUED: Final[set[str]] = set()


def _look_at(names: Names) -> None:
    for name in names:
        of = facts(name)
        _KNOWN.add(name)
        if of.hooks:
            _HOOKED.add(name)
        if of.fixed or of.served:
            _VALUED.add(name)


@lru_cache(maxsize=2048)
def share(names: Names, for_all: Names) -> Share:
    """What a seat with these sources brings in. `for_all`: the ambient sources that change a measure (folds.py)."""
    every = (*for_all, *names) if for_all else names
    if not _KNOWN.issuperset(every):
        _look_at(every)
    hooks = tuple(filter(_HOOKED.__contains__, names))
    if for_all:  # whose hooks are not the seat's
        hooks = tuple([name for name in hooks if name not in for_all])
    fixed, served = _values(tuple(filter(_VALUED.__contains__, every)))
    return Share(hooks, fixed, served, not MUTING.keys().isdisjoint(names))


@lru_cache(maxsize=2048)
def _values(names: Names) -> tuple[Seats, Served | None]:
    """The values of MEASURES, and what serves as what, with these sources: few combinations, unlike of all that lies
    in front of somebody.
    """
    values = [measure.start for measure in MEASURES]
    served: Served | None = None
    for name in names:
        of = facts(name)
        for place, hook in of.fixed:
            values[place] = hook(values[place])
        for kind, cards in of.served:
            served = _served(served, kind, cards)
    return tuple(values), served


@lru_cache(maxsize=1024)
def outside(for_all: Names) -> Share:
    """What counts for a seat that is not in the game."""
    return Share((), share((), for_all).fixed, None, False)


@lru_cache(maxsize=1024)
def measuring(ambient: Names) -> Names:
    """The ambient sources that change values in MEASURES, or what cards count as: few do."""
    return tuple([name for name in ambient if facts(name).fixed or facts(name).served])


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """`served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}
