"""A character without life points leaves the game (duel, elimination, Bull Anderson, Bill Tightman)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cast import BILL_TIGHTMAN, BULL_ANDERSON, LIFE, NOBODY
from boomtown.duel.codes import HOW_AT, USE, card_of, hand_of
from boomtown.duel.decks import draw, pick_up, unlay
from boomtown.duel.hands import AtRandom
from boomtown.duel.questions import Question, declare
from boomtown.duel.reactions import React
from boomtown.duel.step import PERSON, Prompt, Step, asks, who_tag
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

MOST_LOOT: Final = 2


@dataclass
class Eliminate(Step):
    """Everything that follows, in the order of the rules."""

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
        for p in (0, 1):
            if who != BILL_TIGHTMAN and s.leads(p, BILL_TIGHTMAN):
                g.stack.append(React(p, PERSON + BILL_TIGHTMAN, count=2))
        for p in (0, 1):
            if s.leads(p, BULL_ANDERSON):
                g.stack.append(Loot(p, slot, MOST_LOOT))


ASK_LOOT: Final = declare(Question("loot", 10, may_pass=True, gains=True))
FROM_TABLE: Final = USE | BULL_ANDERSON + 1 << HOW_AT


@dataclass
class Loot(Step):
    """Bull Anderson takes cards in play of the eliminated character, or random ones of its player's hand."""

    who: int
    slot: int
    left: int

    def run(self, g: Duel) -> Ask | None:
        s, of = g.state, self.slot >> 1
        options = [FROM_TABLE | card + 1 for card in s.tables[self.slot]]
        if of != self.who and s.hands[of]:
            options.append(FROM_TABLE | hand_of(of))
        return Ask(self.who, ASK_LOOT, [*options, PASS], public=True) if options else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(PERSON + BULL_ANDERSON, char=who_tag(g.state.who[self.slot]), left=self.left)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            return
        if self.left > 1:
            g.stack.append(Loot(self.who, self.slot, self.left - 1))
        of, card = self.slot >> 1, card_of(choice)
        if card < 0:
            g.stack.append(AtRandom(self.who, of, True, PERSON + BULL_ANDERSON))
            return
        pick_up(g, self.who, self.slot, card, PERSON + BULL_ANDERSON)
        if of != self.who:
            robbed(g, of)


@dataclass
class Replace(Step):
    """Its equipment is discarded, its player draws two cards, the next one enters or the other one goes on alone."""

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
