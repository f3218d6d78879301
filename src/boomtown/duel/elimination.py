"""Elimination of a character without life points (duel, elimination)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.duel.character_table import LIFE, NOBODY
from boomtown.duel.decks import draw, unlay
from boomtown.duel.hooks import LOOTS, OUTLIVES
from boomtown.duel.step import Step

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Eliminate(Step):
    """All consequences of an elimination, in the order of the rules."""

    slot: int

    def run(self, g: Duel) -> None:
        s, slot = g.state, self.slot
        seat, who = slot >> 1, s.who[slot]
        s.out = (s.out[0] + (who,), s.out[1]) if seat == 0 else (s.out[0], s.out[1] + (who,))
        g.revealed = True
        if g.log is not None:
            g.note("out", "harms", "forced", who=seat, character=who, place=slot & 1)
        if s.who[slot ^ 1] < 0 and not s.reserve[seat]:
            g.end(1 - seat)
            return
        g.stack.append(Replace(slot))
        for word in (OUTLIVES, LOOTS):  # the last one queued runs first
            for p in (0, 1):
                follows = word.of[s.leader(p)]
                if follows is not None:
                    follows(g, p, slot)


@dataclass
class Replace(Step):
    """End of an elimination.

    The equipment is discarded and the player draws two cards. The next character enters, or the other one continues
    alone.
    """

    slot: int

    def run(self, g: Duel) -> None:
        s, slot = g.state, self.slot
        seat = slot >> 1
        for card in s.tables[slot][:]:
            unlay(g, slot, card, "out")
        draw(g, seat, 2, "out")
        reserve = s.reserve[seat]
        if reserve:
            who = reserve.pop()
            s.who[slot] = who
            s.lives[slot] = s.most[slot] = LIFE[who]
            if g.log is not None:
                front = s.front[seat] == slot
                g.note("enter", "helps", "random", who=seat, character=who, place=slot & 1, front=front)
            return
        s.who[slot], s.lives[slot], s.most[slot] = NOBODY, 0, 0
        s.front[seat] = slot ^ 1
        if g.log is not None:
            g.note("lone", how="forced", who=seat, character=s.who[slot ^ 1], place=slot & 1 ^ 1)
