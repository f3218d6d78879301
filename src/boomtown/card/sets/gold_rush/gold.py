"""Nuggets: earned with lives of other players, spent on equipment. Rules: gold_rush.md, nuggets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.hooks import after
from boomtown.card.rules.lives import Eliminate, Gone, Lost
from boomtown.card.step import Step
from boomtown.card.text import Text, text
from boomtown.card.zones import Count, declare

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OF_SET: Final = "gold_rush"
GOLD: Final = "gold"
SHADOWS: Final = "shadow_gunslingers"

declare(Count(GOLD, OF_SET))


def owned(g: Bang, who: int) -> int:
    """Return the nuggets of a seat, 0 if a character of the set plays without the set."""
    s = g.state
    return s.zones[s.places[GOLD]][who] if GOLD in s.places else 0


def earn(g: Bang, who: int, count: int, cause: str) -> None:
    """Take nuggets from the supply, which never runs out. [gold_rush, setup 2]"""
    if GOLD not in g.state.places:
        return
    gold = g.state.zone(GOLD)
    gold[who] += count
    if g.log is not None:
        g.note("gold", "helps", "forced", who=who, count=count, total=gold[who], cause=cause)


def spend(g: Bang, who: int, count: int) -> None:
    """Return nuggets to the supply. The purchase has its own log entry."""
    g.state.zone(GOLD)[who] -= count


def nuggets_needed(count: int) -> Text:
    """Return the text for too few nuggets."""
    return text("why-gold-needed", n=count)


@dataclass
class Earn(Step):
    """Taking of nuggets by `who`, unless out of the game."""

    who: int
    count: int
    cause: str

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            earn(g, self.who, self.count, self.cause)


@after(Lost, OF_SET)
def paid_for_lives(g: Bang, _: int, lost: Lost) -> Step | None:
    """Give a nugget for each life of another player at once, before other consequences. [gold_rush, nuggets]"""
    by = lost.by
    if by not in (-1, lost.who) and g.state.alive[by]:
        earn(g, by, lost.count, OF_SET)
    return None


@after(Eliminate, OF_SET)
def nuggets_go_back(g: Bang, _: int, out: Eliminate) -> Step | None:
    """Return the nuggets of an eliminated player, except with Shadow Gunslingers. [gold_rush, elimination and equipment
    2]
    """
    return None if g.setup["options"][SHADOWS] or not owned(g, out.who) else GiveBack(out.who)


@after(Gone, OF_SET)
def gone_without_nuggets(g: Bang, _: int, gone: Gone) -> Step | None:
    """Return the nuggets of a seat that leaves the game without an elimination."""
    return None if g.setup["options"][SHADOWS] or not owned(g, gone.who) else GiveBack(gone.who)


@dataclass
class GiveBack(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.state.zone(GOLD)[self.who] = 0
