"""Incremental update of the hook index when a source enters or leaves. It falls back to a full rebuild otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.hooks import HOOKED, MUTING, VALUED
from boomtown.card.index.distance import measure
from boomtown.card.index.index import CardIndex, index_of
from boomtown.card.index.parts import Seats, brings, measuring, outside
from boomtown.card.index.tables import without

if TYPE_CHECKING:
    from boomtown.card.state import State

MAX_STEPS: Final = 99  # above any increase of a distance


def index_after_change(state: State, seats: Seats) -> CardIndex:
    """Return the index after a change of the sources of these seats only."""
    index = state.index
    for seat in seats:
        if seat not in index.order:
            continue
        names = state.sources(seat)
        works, new, mutes = brings(names, index.for_all)
        if index.mutes or mutes:
            if mutes or any(owner == seat for owner, _, _ in index.mutes):
                return index_of(state, index)
            working = tuple([name for name in names if not state.muted(seat, name)])
            works, new, _ = brings(working, index.for_all)
        if index.shared:
            index = index.copy()
        index.names[seat] = names
        index.exchange(seat, works, new)
    return index


def index_with(state: State, seat: int, name: str) -> CardIndex:
    """Return the index after a source was added to a seat, as its last."""
    index = state.index
    if index.mutes or name in VALUED or name in MUTING or seat not in index.order:
        return index_after_change(state, (seat,))
    if index.shared:
        index = index.copy()
    index.names[seat] += (name,)
    if name in HOOKED:
        index.bring(seat, name)
    return index


def index_less(state: State, seat: int, name: str) -> CardIndex:
    """Return the index after a source was removed from a seat."""
    index = state.index
    if index.mutes or name in VALUED or name in MUTING or seat not in index.order or index.names[seat].count(name) != 1:
        return index_after_change(state, (seat,))
    if index.shared:
        index = index.copy()
    index.names[seat] = without(index.names[seat], name)
    if name in HOOKED:
        index.take(seat, name)
    return index


def index_without(state: State, seat: int) -> CardIndex:
    """Return the index after this seat has left the game."""
    old = state.index
    if old.mutes or seat not in old.order:
        return index_of(state, old, old.names[:])
    found = old.to_change()
    found.exchange(seat, (), outside(found.for_all))
    found.order = tuple([p for p in found.order if p != seat])
    found.rows = [None] * state.n
    return found


def index_with_ambient(state: State) -> CardIndex:
    """Return the index after a change of the ambient sources."""
    old, now = state.index, state.ambient
    if old.mutes or not MUTING.keys().isdisjoint(now) or old.for_all != measuring(now):
        return index_of(state, old, old.names[:])
    found = old.to_change()
    found.surround(now)
    return found


def index_beside(index: CardIndex, seat: int) -> CardIndex:
    """Return the index with all other players at distance 1 for this seat."""
    if seat not in index.order:
        return index
    found = index.copy()
    found.rows[seat] = measure(index.order, seat, index.farther, MAX_STEPS, index.shares[seat].range, True)
    return found
