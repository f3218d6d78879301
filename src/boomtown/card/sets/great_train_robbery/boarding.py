"""What phase 2 offers of the train: wagons that can be paid, and the free move. Rules: great_train_robbery.md 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND, named
from boomtown.card.codes import USE, V_TAKE, V_USE, card_of, verb_of
from boomtown.card.hooks import offers
from boomtown.card.sets.great_train_robbery.shared import LOCOMOTIVE, OF_SET, TRAIN, pairs, train_at
from boomtown.card.sets.great_train_robbery.stations import can_pay
from boomtown.card.sets.great_train_robbery.taking import MOVED, BuyWagon, may_take, on_offer
from boomtown.card.sets.great_train_robbery.train import MoveTrain
from boomtown.card.step import Step
from boomtown.card.steps import WHY_NOT_MORE
from boomtown.card.text import kind, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def payable_wagons(g: Bang, who: int) -> list[int]:
    """Options of phase 2 for wagons that can be paid."""
    if not may_take(g, who):
        return []
    s = g.state
    return [
        V_TAKE | wagon | named(KIND[station]) for wagon, station in pairs(s, train_at(s)) if can_pay(g, who, station)
    ]


def free_move(g: Bang, who: int) -> list[int]:
    """The free move, where a wagon can be taken after it. [great_train_robbery 4.2]"""
    s = g.state
    if s.noted.get(MOVED) or not on_offer(g, who, train_at(s) + 1):
        return []
    return [V_USE | s.zone(LOCOMOTIVE)[-1]]


@offers(OF_SET)
def from_the_train(g: Bang, me: int, code: int | None) -> list[int]:
    if code is None:
        return [*payable_wagons(g, me), *free_move(g, me)]
    if verb_of(code) == USE:
        g.push(FreeMove(me))
    else:
        g.push(BuyWagon(me, card_of(code)))
    return []


def _why_not(g: Bang, me: int) -> list[dict[str, Any]]:
    """Why wagons of the train, and the free move, are not to be had."""
    s = g.state
    at = train_at(s)
    under = dict(pairs(s, at))
    found: list[dict[str, Any]] = []
    for wagon in s.zone(TRAIN):
        if not may_take(g, me):
            found.append({"card": wagon, "reason": text("why-wagon-taken")})
        elif wagon not in under:
            found.append({"card": wagon, "reason": text("why-no-station", card=kind(KIND[wagon]))})
        elif not can_pay(g, me, under[wagon]):
            found.append({"card": wagon, "reason": text("why-no-fare", source=kind(KIND[under[wagon]]))})
    if not free_move(g, me):
        key = "why-free-move-made" if s.noted.get(MOVED) else "why-no-wagon-then"
        found.append({"card": s.zone(LOCOMOTIVE)[-1], "reason": text(key)})
    return found


WHY_NOT_MORE[OF_SET] = _why_not


@dataclass
class FreeMove(Step):
    """The train goes on by one, and its mover takes a wagon."""

    who: int

    def run(self, g: Bang) -> None:
        g.state.remember(MOVED, 1)
        g.push(MoveTrain(1, self.who, boarding=True))
