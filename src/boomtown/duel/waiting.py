"""What waits until an effect is over, and in which order it then happens (duel, hit and dodge, simultaneous effects).

It is written down in the state here; `settle.py` lets it happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.duel.hooks import ROBBED
from boomtown.duel.state import State, Waiting
from boomtown.duel.step import source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

HIT, MAY_DRAW, MAY_DISCARD, MUST_DRAW = range(4)  # what waits
WHAT: Final = ("hit", "draw", "discard", "draw")
AT_FRONT, AT_REAR = -1, -2  # aims; else the number of a character


def wait(g: Duel, what: int, slot: int, source: int, aim: int = AT_FRONT, times: int = 1) -> None:
    """Something is to happen by the doing of whoever stands in the slot."""
    s = g.state
    s.waiting += ((what, slot, aim, source, s.who[slot]),) * times
    if g.log is not None:
        for _ in range(times):
            g.note("waits", how="forced", who=slot >> 1, cause=source_name(source), what=WHAT[what], quiet=True)


def robbed(g: Duel, seat: int) -> None:
    """The opponent drew or discarded a card of this side."""
    s = g.state
    follows = ROBBED.of[s.leader(seat)]
    if follows is not None:
        follows(g, s.front[seat])


def in_order(s: State) -> list[Waiting]:
    """What waits, as it will happen as things stand: by place, then as it arose."""
    return sorted(s.waiting, key=lambda w: s.rank(w[1]))


def aimed_at(s: State, waiting: Waiting) -> int:
    """The slot a waiting hit would strike now; -1: nobody, it is lost."""
    _, slot, aim, _, _ = waiting
    if aim >= 0:
        return s.place_of(aim)
    other = 1 - (slot >> 1)
    found = s.front[other] if aim == AT_FRONT else s.rear(other)
    return found if s.who[found] >= 0 and s.lives[found] > 0 else -1
