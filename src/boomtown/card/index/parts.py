"""What the sources of a seat bring into the index of hooks, worked out once for a combination of names."""

from __future__ import annotations

from functools import lru_cache

from boomtown.card.folds import MEASURES
from boomtown.card.hooks import HOOKED, HOOKS, MUTING, VALUED
from boomtown.kernel.hooks import Entry, Hook

Names = tuple[str, ...]
Seats = tuple[int, ...]
Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Share:
    """What the sources of one seat change in values, whichever seat it is: few combinations, unlike of all that lies in
    front of somebody. `fixed`: the values of MEASURES in their order, then each by its own name. `served`: what its
    cards serve as.
    """

    __slots__ = ("farther", "fixed", "level", "limit", "nearer", "range", "served")

    def __init__(self, fixed: Seats, served: Served | None) -> None:
        self.fixed, self.served = fixed, served
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


@lru_cache(maxsize=4096)
def brings(names: Names, for_all: Names) -> tuple[Names, Share, bool]:
    """What a seat with these sources brings in: those with hooks, the values they make, and whether one of them may
    switch others off. `for_all`: the ambient sources that change a value.
    """
    hooks = tuple(filter(HOOKED.__contains__, names))
    return hooks, _share((*for_all, *filter(VALUED.__contains__, names))), not MUTING.keys().isdisjoint(names)


@lru_cache(maxsize=2048)
def _share(names: Names) -> Share:
    values = [measure.start for measure in MEASURES]
    served: Served | None = None
    for name in names:
        of = facts(name)
        for place, hook in of.fixed:
            values[place] = hook(values[place])
        for kind, cards in of.served:
            served = _served(served, kind, cards)
    return Share(tuple(values), served)


@lru_cache(maxsize=1024)
def outside(for_all: Names) -> Share:
    """What counts for a seat that is not in the game."""
    return Share(_share(for_all).fixed, None)


@lru_cache(maxsize=1024)
def measuring(ambient: Names) -> Names:
    """The ambient sources that change values in MEASURES, or what cards count as: few do."""
    return tuple([name for name in ambient if name in VALUED])


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """`served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}
