"""Resolution after every effect: eliminations first, then each waiting effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.decks import draw
from boomtown.duel.elimination import Eliminate
from boomtown.duel.hits import Hit
from boomtown.duel.reactions import React
from boomtown.duel.state import Waiting
from boomtown.duel.step import Step, source_name
from boomtown.duel.waiting import HIT, MAY_DISCARD, MUST_DRAW, aimed_at, in_order

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Settle(Step):
    """End of an effect."""

    def run(self, g: Duel) -> None:
        s = g.state
        who, lives = s.who, s.lives
        if 0 in lives:
            for slot in s.order():
                if who[slot] >= 0 and lives[slot] <= 0:
                    g.stack += [self, Eliminate(slot)]
                    return
        if s.waiting:
            first = in_order(s)[0]
            left = list(s.waiting)
            left.remove(first)
            s.waiting = tuple(left)
            g.stack.append(self)
            _happens(g, first)
            return
        s.going = -1


SETTLE: Final = Settle()


def _happens(g: Duel, waiting: Waiting) -> None:
    s = g.state
    what, slot, _, source, shooter = waiting
    seat = slot >> 1
    s.going = source
    if what == HIT:
        target = aimed_at(s, waiting)
        if target < 0:
            g.note("lost", how="forced", by=seat, cause=source_name(source))
            return
        if g.log is not None:
            fields = {"to": target >> 1, "place": target & 1, "character": s.who[target]}
            g.note("aimed", "harms", "forced", by=seat, cause=source_name(source), **fields)
        g.stack.append(Hit(target, shooter, seat, source))
    elif what == MUST_DRAW:
        draw(g, seat, 1, source_name(source))
    else:
        g.stack.append(React(seat, source, what == MAY_DISCARD))
