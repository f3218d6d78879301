"""Parts of the hook index for the sources of a seat, computed once for a combination of names."""

from __future__ import annotations

from functools import lru_cache

from boomtown.card.folds import MEASURES
from boomtown.card.hooks import HOOKED, HOOKS, MUTING, VALUED
from boomtown.kernel.hooks import Entry, Hook

Names = tuple[str, ...]
Seats = tuple[int, ...]
Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Share:
    """Values set by the sources of one seat, shared by all seats with the same sources that change values.

    There are few combinations of these. `fixed`: the values of MEASURES in their order, also available by name.
    `served`: the kinds that its cards serve as.
    """

    __slots__ = ("farther", "fixed", "level", "limit", "nearer", "range", "served")

    def __init__(self, fixed: Seats, served: Served | None) -> None:
        self.fixed, self.served = fixed, served
        self.farther, self.nearer, self.range, self.limit, self.level = fixed


class Facts:
    """Hooks and values of one source. `fixed`: (place in MEASURES, hook); `served`: (kind, cards)."""

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
    """Return the sources with hooks, the values of all sources, and whether one of them may switch off other sources.

    `for_all`: the ambient sources that change a value.
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
    """Return the values for a seat that is not in the game."""
    return Share(_share(for_all).fixed, None)


@lru_cache(maxsize=1024)
def measuring(ambient: Names) -> Names:
    """Return the ambient sources that change values of MEASURES, or the kinds that cards serve as."""
    return tuple([name for name in ambient if name in VALUED])


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """Return `served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}
