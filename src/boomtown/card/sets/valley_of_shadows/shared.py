"""Functions shared by several modules of The Valley of Shadows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import CARDS_OF_SET, KIND
from boomtown.card.seen.narrate import Event, tells
from boomtown.card.text import Text, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

OF_SET: Final = "valley_of_shadows"


def works(g: Bang, who: int, name: str) -> bool:
    """Return whether a character's ability or a card in play works for this seat now."""
    s = g.state
    return s.alive[who] and name in s.index.names[who] and not s.muted(who, name)


def may_be_held(g: Bang, kind: str) -> bool:
    """Return whether, by public information, a player may hold a card of that name: not all are discarded."""
    discard = g.state.discard
    for card in cards_of(kind):  # noqa: SIM110 (a generator costs more than the loop)
        if card not in discard:
            return True
    return False


def holder_of(s: State, seats: list[int], kind: str) -> int:
    """Return the first of these seats that holds a card of that name, -1 for none."""
    for card in cards_of(kind):
        for seat_ in seats:
            if card in s.hands[seat_]:
                return seat_
    return -1


@cache
def cards_of(kind: str) -> tuple[int, ...]:
    """Return the cards of that name in this set."""
    return tuple([card for card in CARDS_OF_SET[OF_SET] if KIND[card] == kind])


def playable(g: Bang, who: int, kind: str) -> list[int]:
    """Return the cards of that name which the seat holds and may play now."""
    return [card for card in g.state.hands[who] if KIND[card] == kind and g.barred(who, card, kind) is None]


@tells("cancel")
def cancelled(e: Event, shown: bool) -> Text:
    return text("log-cancel", who=seat(e["who"]), by=seat(e["by"]), card={"card": e["card"]})


@tells("saved")
def saved(e: Event, shown: bool) -> Text:
    return text("log-smaller-loss", who=seat(e["who"]), to=seat(e["to"]), card={"card": e["card"]})


@tells("reveal")
def revealed(e: Event, shown: bool) -> Text:
    return text("log-reveal", cards={"cards": e["cards"]})
