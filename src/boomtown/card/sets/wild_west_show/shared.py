"""Names shared by the show cards and characters of this set."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OF_SET = "wild_west_show"
DECK = "show"  # the event deck with the show cards
START = 25  # order of show cards at the start of a turn: after the event, before Dynamite and Jail (show deck 6, 7)


def of_show(name: str) -> dict[str, str]:
    return {"event": name}


def in_force(g: Bang, name: str) -> bool:
    return g.state.events(DECK).on == name
