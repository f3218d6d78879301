"""Front and rear change places, and what that sets off (duel, swap, Tom Thorn, Jango, Pocket Watch)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import KIND, POCKET_WATCH
from boomtown.duel.cast import JANGO, TOM_THORN
from boomtown.duel.step import PERSON, source_name
from boomtown.duel.waiting import AT_REAR, HIT, MAY_DRAW, MUST_DRAW, wait

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


def swap(g: Duel, seat: int, by: int, source: int) -> None:
    """`by` moves the marker of `seat`, a side with two characters."""
    s = g.state
    slot = s.front[seat] ^ 1
    s.front[seat] = slot
    if g.log is not None:
        fields: dict[str, Any] = {"character": s.who[slot], "place": slot & 1, "cause": source_name(source)}
        g.note("swap", "neutral" if by == seat else "harms", who=seat, by=by, **fields)
    if s.who[slot] == TOM_THORN and s.lives[slot] > 0:
        wait(g, HIT, slot, PERSON + TOM_THORN, AT_REAR)
    if by != seat:
        return
    watcher = s.front[1 - seat]
    if s.who[watcher] < 0 or s.lives[watcher] <= 0:
        return
    for card in s.tables[watcher]:
        if KIND[card] == POCKET_WATCH:
            wait(g, MUST_DRAW, watcher, POCKET_WATCH)
    if s.who[watcher] == JANGO:
        wait(g, MAY_DRAW, watcher, PERSON + JANGO)
