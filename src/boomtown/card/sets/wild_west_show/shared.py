"""What the show cards and characters of this set share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.card.cards import KINDS

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OF_SET = "wild_west_show"
DECK = "show"  # the deck of events in which the show cards lie
START = 25  # what a show card does at the start of a turn: after the event, before Dynamite and Jail (show deck 6, 7)


def of_show(name: str) -> dict[str, str]:
    return {"event": name}


def in_force(g: Bang, name: str) -> bool:
    return g.state.events(DECK).on == name


def aims_of(g: Bang, me: int, name: str, code: int) -> list[int]:
    """`code` with every target that a card of that name may have, for plays that no limit of BANG! cards counts."""
    if KINDS[name].price or KINDS[name].counts_as:  # it needs no target, or names it later
        return [code]
    s = g.state
    bangs, s.bangs = s.bangs, 0
    try:
        return KINDS[name].aim.codes(g, me, code)
    finally:
        s.bangs = bangs
