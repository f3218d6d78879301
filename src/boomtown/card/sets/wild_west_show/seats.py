"""Lady Rosa of Texas: two players swap seats, and the other one skips a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import Way, add_way, named
from boomtown.card.codes import NO_CARD, V_USE
from boomtown.card.declared.memory import OfGame, remembers
from boomtown.card.folds import SKIPS as SKIPS_TURN
from boomtown.card.hooks import folds, offers, rewrites
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.turn import Turn
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.wild_west_show.shared import OF_SET
from boomtown.card.step import Step
from boomtown.card.text import named_thing, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State
    from boomtown.card.text import Text

ROSA: Final = "Lady Rosa of Texas"
SKIPS: Final = "skips"  # seats that will skip a turn
event(ROSA, OF_SET, "round", number=205, code="Rosa")
add_way(ROSA, Way("use", ROSA))
remembers(OfGame(SKIPS, "seats"))


@offers(ROSA)
def lady_rosa(g: Bang, me: int, code: int | None) -> list[int]:
    """Swap seats with the player on the right. [wild_west_show, Lady Rosa of Texas]"""
    s = g.state
    if code is not None:
        s.used |= {ROSA}
        g.push(SwapSeats(me, s.others(me)[-1]))
        return []
    return [V_USE | NO_CARD | named(ROSA)] if why_no_swap(g, me) is None else []


def why_no_swap(g: Bang, me: int) -> Text | None:
    if len(g.state.index.order) < 3:
        return text("why-no-other-seat", source=named_thing(ROSA))
    once = g.setup["options"].get("rosa_once") and ROSA in g.state.used
    return text("why-used", source=named_thing(ROSA)) if once else None


WHY_NO_OFFER[ROSA] = why_no_swap


@dataclass
class SwapSeats(Step):
    """Swap of two players with all they have; the other one will skip a turn."""

    who: int
    to: int

    def run(self, g: Bang) -> None:
        s, who, to = g.state, self.who, self.to
        new = {who: to, to: who}
        s.seating = tuple([new.get(p, p) for p in s.seating])
        s.keep(SKIPS, tuple(sorted({*s.kept(SKIPS), to})))
        s.refresh()
        g.note("seats", "neutral", who=who, to=to, cause=ROSA)


@rewrites(Turn, OF_SET)
def owes_a_turn(g: Bang, _: int, turn: Turn) -> Step:
    """Skip the next turn of the player, also after the card has left play. [Lady Rosa of Texas 2 and 5]"""
    owes = turn.stage == 0 and not turn.extra and turn.who in g.state.kept(SKIPS)
    return SkipTurn(turn.who) if owes else turn


@folds(SKIPS_TURN, OF_SET)
def waits(s: State, seat: int, skips: bool, _: None) -> bool:
    return skips or seat in s.kept(SKIPS)


@dataclass
class SkipTurn(Step):
    """Skipped turn without start, checks or end; the order continues after this seat."""

    who: int

    def run(self, g: Bang) -> None:
        s = g.state
        s.keep(SKIPS, tuple([p for p in s.kept(SKIPS) if p != self.who]))
        before, s.turn = s.turn, self.who
        s.refresh_for_turn(before)
        g.note("skip", "harms", "forced", who=self.who)
