"""Loss and recovery of life points (duel, hit and dodge)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.duel.hooks import LOST, SPARES
from boomtown.duel.step import PERSON, Step, source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Lose(Step):
    """Loss of life points of the character in the slot. `by` is the player who causes it, or -1."""

    slot: int
    count: int
    by: int
    source: int

    def run(self, g: Duel) -> None:
        s = g.state
        if s.who[self.slot] < 0 or s.lives[self.slot] <= 0:
            return
        spares = SPARES.of[PERSON + s.who[self.slot ^ 1]]
        if spares is not None:
            instead = spares(g, self.slot ^ 1, self)
            if instead is not None:
                g.stack.append(instead)
                return
        lose(g, self.slot, self.count, self.by, self.source)


def lose(g: Duel, slot: int, count: int, by: int, source: int) -> None:
    """Take the life points. A character that loses the last one has no ability any more."""
    s = g.state
    lost = min(count, s.lives[slot])
    s.lives[slot] -= lost
    seat, who = slot >> 1, s.who[slot]
    if g.log is not None:
        fields: dict[str, Any] = {"character": who, "place": slot & 1, "cause": source_name(source)}
        g.note("lose", "harms", "forced", who=seat, count=lost, life=s.lives[slot], by=by, **fields)
    if s.lives[slot] <= 0:
        return
    follows = LOST.of[PERSON + who]
    if follows is not None:
        follows(g, slot, lost, by)


def heal(g: Duel, slot: int, count: int, source: int) -> None:
    """Regain life points, up to the maximum."""
    s = g.state
    if s.who[slot] < 0 or s.lives[slot] <= 0:
        return
    gained = min(count, s.most[slot] - s.lives[slot])
    if gained <= 0:
        return
    s.lives[slot] += gained
    if g.log is not None:
        fields: dict[str, Any] = {"character": s.who[slot], "place": slot & 1, "cause": source_name(source)}
        g.note("heal", "helps", "forced", who=slot >> 1, count=gained, life=s.lives[slot], **fields)
