"""Facts about Armed & Dangerous for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import KINDS
from boomtown.card.encode.actions import HAND, their_cards
from boomtown.card.encode.declared import brings, choose_anybody
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.sets.armed_and_dangerous.characters import CANTON
from boomtown.card.sets.armed_and_dangerous.equipment import LOCKPICK, WHIP
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET, ORANGE
from boomtown.encode.base import Meaning

brings("choose", OF_SET)(choose_anybody)  # includes the own character, as a place for loads


@brings("choose", OF_SET)
def own_orange_cards(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for kind in vocabulary.stays:
        if KINDS[kind].border == ORANGE:
            yield "choose", "", "", 0, kind


@brings("use", OF_SET)
def paid_with_loads(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the uses of cards in play and weapons, and the upgrades of brown cards."""
    for kind in vocabulary.kinds:
        if KINDS[kind].loads:
            yield "use", kind, "", -1, ""
    yield from their_cards(vocabulary, "use", WHIP)
    for seat in range(1, vocabulary.players):
        yield "use", LOCKPICK, "", seat, HAND


@brings("use", CANTON)
def from_characters(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for seat in range(1, vocabulary.players):
        yield "use", CANTON, "", seat, ""
