"""Effects that wait until the current one is over, and their order (duel, hit and dodge, simultaneous effects).

This module stores them in the state. `settle.py` carries them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.duel.hooks import ROBBED
from boomtown.duel.state import State, Waiting
from boomtown.duel.step import source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

HIT, MAY_DRAW, MAY_DISCARD, MUST_DRAW = range(4)  # kinds of waiting effects
WHAT: Final = ("hit", "draw", "discard", "draw")
AT_FRONT, AT_REAR = -1, -2  # aims; other values are the number of a character


def wait(g: Duel, what: int, slot: int, source: int, aim: int = AT_FRONT, times: int = 1) -> None:
    """Store an effect, caused by the character in the slot."""
    s = g.state
    s.waiting += ((what, slot, aim, source, s.who[slot]),) * times
    if g.log is not None:
        for _ in range(times):
            g.note("waits", how="forced", who=slot >> 1, cause=source_name(source), what=WHAT[what], quiet=True)


def robbed(g: Duel, seat: int) -> None:
    """Call the hooks for a card of this side that the opponent took or discarded."""
    s = g.state
    follows = ROBBED.of[s.leader(seat)]
    if follows is not None:
        follows(g, s.front[seat])


def in_order(s: State) -> list[Waiting]:
    """Return the waiting effects in their current order: by place, then by time."""
    return sorted(s.waiting, key=lambda w: s.rank(w[1]))


def aimed_at(s: State, waiting: Waiting) -> int:
    """Return the slot that a waiting hit would strike now, or -1 if it is lost."""
    _, slot, aim, _, _ = waiting
    if aim >= 0:
        return s.place_of(aim)
    other = 1 - (slot >> 1)
    found = s.front[other] if aim == AT_FRONT else s.rear(other)
    return found if s.who[found] >= 0 and s.lives[found] > 0 else -1
