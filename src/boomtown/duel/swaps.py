"""Swap of front and rear, and its effects (duel, swap)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import KIND
from boomtown.duel.hooks import STEPS_UP, WATCHES
from boomtown.duel.step import source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


def swap(g: Duel, seat: int, by: int, source: int) -> None:
    """Move the marker of `seat`, a side with two characters. `by` is the player who moves it."""
    s = g.state
    slot = s.front[seat] ^ 1
    s.front[seat] = slot
    if g.log is not None:
        fields: dict[str, Any] = {"character": s.who[slot], "place": slot & 1, "cause": source_name(source)}
        g.note("swap", "neutral" if by == seat else "harms", who=seat, by=by, **fields)
    steps_up = STEPS_UP.of[s.leader(seat)]
    if steps_up is not None:
        steps_up(g, slot)
    watcher = s.leader(1 - seat)
    if by != seat or watcher < 0:
        return
    slot = s.front[1 - seat]
    for source in [*[KIND[card] for card in s.tables[slot]], watcher]:
        watches = WATCHES.of[source]
        if watches is not None:
            watches(g, slot)
