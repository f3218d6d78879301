"""Losing and regaining life points (duel, hit and dodge, Buffalo Bell, Alan Pinkertoon, Dalon Ranger, Slim Poet)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cast import ALAN_PINKERTOON, BUFFALO_BELL, DALON_RANGER, SLIM_POET
from boomtown.duel.codes import HOW_AT, TARGET_AT, USE, target_of
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import PERSON, Prompt, Step, source_name, who_tag
from boomtown.duel.waiting import AT_FRONT, HIT, MAY_DISCARD, MAY_DRAW, wait
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

ASK_INSTEAD: Final = declare(Question("instead", 2, may_pass=True, threatens=True))


def points(n: int) -> int:
    """Buffalo Bell takes that many."""
    return USE | BUFFALO_BELL + 1 << HOW_AT | n << TARGET_AT


@dataclass
class Lose(Step):
    """The character in the slot loses life points. `by`: the player who causes it, -1 for nobody."""

    slot: int
    count: int
    by: int
    source: int

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        if s.who[self.slot] < 0 or s.lives[self.slot] <= 0:
            return None
        beside = self.slot ^ 1
        if s.who[beside] == BUFFALO_BELL and s.lives[beside] > 1:
            most = min(self.count, s.lives[beside] - 1)
            options = [points(n) for n in range(1, most + 1)]
            return Ask(self.slot >> 1, ASK_INSTEAD, [*options, PASS], public=True)
        lose(g, self.slot, self.count, self.by, self.source)
        return None

    def lit(self) -> int:
        return self.slot

    def prompt(self, g: Duel) -> Prompt:
        s = g.state
        args = {"char": who_tag(s.who[self.slot]), "n": self.count, "lives": s.lives[self.slot]}
        by = self.by if self.by >= 0 else None
        return Prompt(args, by, source_name(self.source), stake=self.count)

    def take(self, g: Duel, choice: int) -> None:
        taken = 0
        if choice != PASS:
            taken = target_of(choice)
            s, beside = g.state, self.slot ^ 1
            s.lives[beside] -= taken
            if g.log is not None:
                who = self.slot >> 1
                fields: dict[str, Any] = {"character": BUFFALO_BELL, "place": beside & 1, "of": s.who[self.slot]}
                g.note("instead", "harms", who=who, count=taken, life=s.lives[beside], **fields)
        if self.count > taken:
            lose(g, self.slot, self.count - taken, self.by, self.source)


def lose(g: Duel, slot: int, count: int, by: int, source: int) -> None:
    """It happens; whoever loses the last point has no ability any more."""
    s = g.state
    lost = min(count, s.lives[slot])
    s.lives[slot] -= lost
    seat, who = slot >> 1, s.who[slot]
    if g.log is not None:
        fields: dict[str, Any] = {"character": who, "place": slot & 1, "cause": source_name(source)}
        g.note("lose", "harms", "forced", who=seat, count=lost, life=s.lives[slot], by=by, **fields)
    if s.lives[slot] <= 0:
        return
    if who == ALAN_PINKERTOON:
        wait(g, HIT, slot, PERSON + who, AT_FRONT, lost)
    elif by == 1 - seat:
        if who == DALON_RANGER:
            wait(g, MAY_DRAW, slot, PERSON + who, times=lost)
        elif who == SLIM_POET:
            wait(g, MAY_DISCARD, slot, PERSON + who, times=lost)


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
