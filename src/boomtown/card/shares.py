"""What the sources of a seat bring into the index of hooks (live.py), worked out once for each combination of names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from boomtown.card.hooks import FIXED, HOOKS, MUTING
from boomtown.kernel.hooks import EVERYBODY, Hook, Listeners

Names = tuple[str, ...]
Seats = tuple[int, ...]
Key = tuple[str, Any]  # what a hook is, and its key
Served = dict[str, frozenset[str] | None]  # kind -> names of cards that serve as it, None: any card


class Bundle:
    """The hooks that some sources of one owner bring in, by what they are and their key. There is one for each
    combination of sources, so identity compares them.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: dict[Key, Listeners]) -> None:
        self.entries = entries


NOTHING: Final = Bundle({})


class Share:
    """What the sources of one seat bring into the index. `fixed`: the values of FIXED in their order. `mutes`: whether
    one of them may switch others off.
    """

    __slots__ = ("bundle", "fixed", "mutes", "served")

    def __init__(self, bundle: Bundle, fixed: Seats, served: Served | None, mutes: bool) -> None:
        self.bundle, self.fixed, self.served, self.mutes = bundle, fixed, served, mutes


class Facts:
    """What one source brings in, whoever has it. `fixed`: (place in FIXED, hook); `served`: (kind, cards)."""

    __slots__ = ("fixed", "hooks", "mutes", "served")

    def __init__(self, name: str) -> None:
        self.hooks: list[tuple[Key, Hook]] = []
        self.fixed: list[tuple[int, Hook]] = []
        self.served: list[tuple[str, frozenset[str] | None]] = []
        self.mutes = name in MUTING
        places = list(FIXED)
        for what, key, hook in HOOKS.of.get(name, ()):
            if what == "fold" and key in FIXED:
                self.fixed.append((places.index(key), hook))
            elif what == "as":
                self.served.append((key, hook()))
            elif what != "mutes":
                self.hooks.append(((what, key), hook))


@lru_cache(maxsize=4096)
def facts(name: str) -> Facts:
    return Facts(name)


@lru_cache(maxsize=16384)
def share(seat: int, names: Names, for_all: Names) -> Share:
    """What a seat with these sources brings in; `for_all`: the ambient sources that measure."""
    with_hooks: list[str] = []
    values = list(FIXED.values())
    served: Served | None = None
    mutes = False
    for at, name in enumerate((*for_all, *names)):
        of = facts(name)
        for place, hook in of.fixed:
            values[place] = hook(values[place])
        for kind, cards in of.served:
            served = _served(served, kind, cards)
        if at >= len(for_all):
            if of.hooks:
                with_hooks.append(name)
            mutes = mutes or of.mutes
    return Share(bundle(seat, tuple(with_hooks)), tuple(values), served, mutes)


@lru_cache(maxsize=1024)
def measuring(ambient: Names) -> Names:
    """The ambient sources that change values in FIXED, or what cards count as: few do."""
    return tuple([name for name in ambient if facts(name).fixed or facts(name).served])


@lru_cache(maxsize=8192)
def bundle(owner: int, names: Names) -> Bundle:
    """The hooks of these sources, the values and services apart."""
    entries: dict[Key, Listeners] = {}
    for name in names:
        for key, hook in facts(name).hooks:
            entries[key] = (*entries.get(key, ()), (owner, name, hook))
    return Bundle(entries)


def bundles_of(ambient: Names, shares: tuple[Share, ...]) -> tuple[Bundle, ...]:
    """What works for everybody, then the seats in the game."""
    return (bundle(EVERYBODY, ambient), *[share.bundle for share in shares])


def _served(served: Served | None, kind: str, cards: frozenset[str] | None) -> Served:
    """`served` with more cards that serve as `kind`."""
    known = (served or {}).get(kind, frozenset())
    return {**(served or {}), kind: None if cards is None or known is None else known | cards}
