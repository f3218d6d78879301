"""Offers of the train in phase 2: wagons that can be paid, and the free move. Rules: great_train_robbery.md 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND
from boomtown.card.codes import TAKE, USE, V_USE, card_of, verb_of
from boomtown.card.hooks import offers
from boomtown.card.rules.reasons import WHY_NOT_MORE
from boomtown.card.sets.great_train_robbery.shared import (
    LOCOMOTIVE,
    OF_SET,
    STATIONS,
    TRAIN,
    pairs,
    train_at,
)
from boomtown.card.sets.great_train_robbery.stations import can_pay, payable, price_list
from boomtown.card.sets.great_train_robbery.taking import MOVED, BuyWagon, free_of_charge, may_take, to_buy
from boomtown.card.sets.great_train_robbery.train import MoveTrain
from boomtown.card.step import Step
from boomtown.card.text import kind, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def can_move(g: Bang, who: int) -> bool:
    """Return whether the free move is left, and a wagon can be taken after it. [great_train_robbery 4.2]"""
    if g.state.noted.get(MOVED) or not may_take(g, who):
        return False
    then = pairs(g.state, train_at(g.state) + 1)
    return bool(then) and (
        payable(g, who, [station for _, station in then], price_list(g)) != 0 or free_of_charge(g, who)
    )


@offers(OF_SET, TAKE, USE)
def from_the_train(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer wagons that can be paid, and the free move."""
    if code is not None:
        g.push(FreeMove(me) if verb_of(code) == USE else BuyWagon(me, card_of(code)))
        return []
    s = g.state
    if s.noted and not may_take(g, me):
        return []
    at, stations, wagons = train_at(s), s.zones[s.places[STATIONS]], s.zones[s.places[TRAIN]]
    last = at - 1 - len(wagons)  # the station of the last wagon, which has no wagon after a move
    near = stations[last if last > 0 else 0 : at]  # from there to the next station
    prices = price_list(g)
    can = payable(g, me, near, prices)
    options = to_buy(s, at, can, prices) if can else []
    if MOVED in s.noted:
        return options
    if last >= 0:
        near, can = near[1:], can & ~prices.bits[near[0]]
    if can or (near and free_of_charge(g, me)):
        options.append(V_USE | s.zones[s.places[LOCOMOTIVE]][-1])
    return options


def _why_not(g: Bang, me: int) -> list[dict[str, Any]]:
    """Return why wagons of the train, and the free move, are not available."""
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
    if not can_move(g, me):
        key = "why-free-move-made" if s.noted.get(MOVED) else "why-no-wagon-then"
        found.append({"card": s.zone(LOCOMOTIVE)[-1], "reason": text(key)})
    return found


WHY_NOT_MORE[OF_SET] = _why_not


@dataclass
class FreeMove(Step):
    """Move of the train by one station; then the player takes a wagon."""

    who: int

    def run(self, g: Bang) -> None:
        g.state.remember(MOVED, 1)
        g.push(MoveTrain(1, self.who, boarding=True))
