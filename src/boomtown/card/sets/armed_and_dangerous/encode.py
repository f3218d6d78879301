"""Facts about Armed & Dangerous for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import KINDS
from boomtown.card.encode.actions import HAND, their_cards
from boomtown.card.encode.cast import Cast
from boomtown.card.encode.sources import brings, choose_anybody
from boomtown.card.sets.armed_and_dangerous.characters import CANTON
from boomtown.card.sets.armed_and_dangerous.equipment import LOCKPICK, WHIP
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET, ORANGE
from boomtown.encode.base import Meaning

brings("choose", OF_SET)(choose_anybody)  # includes the own character, as a place for loads


@brings("choose", OF_SET)
def own_orange_cards(cast: Cast) -> Iterator[Meaning]:
    for kind in cast.stays:
        if KINDS[kind].border == ORANGE:
            yield "choose", "", "", 0, kind


@brings("use", OF_SET)
def paid_with_loads(cast: Cast) -> Iterator[Meaning]:
    """Yield the uses of cards in play and weapons, and the upgrades of brown cards."""
    for kind in cast.kinds:
        if KINDS[kind].loads:
            yield "use", kind, "", -1, ""
    yield from their_cards(cast, "use", WHIP)
    for seat in range(1, cast.players):
        yield "use", LOCKPICK, "", seat, HAND


@brings("use", CANTON)
def from_characters(cast: Cast) -> Iterator[Meaning]:
    for seat in range(1, cast.players):
        yield "use", CANTON, "", seat, ""
