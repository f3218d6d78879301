"""Facts about Gold Rush for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import KINDS
from boomtown.card.encode.actions import their_cards
from boomtown.card.encode.declared import SUITED, TURNED, brings, choose_words
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.sets.gold_rush.brown import EFFECTS, RHUM_CARDS
from boomtown.card.sets.gold_rush.gold import OF_SET
from boomtown.card.sets.gold_rush.market import BLACK, WANTED
from boomtown.encode.base import Meaning

SUITED.add("Calumet")
TURNED[OF_SET] = RHUM_CARDS + 2  # by Lucky Duke with a Horseshoe
for _names in EFFECTS.values():
    brings("choose", OF_SET)(choose_words(*_names))


@brings("choose", OF_SET)
def whose_card(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the players that equipment affects, and their cards."""
    for name in EFFECTS:
        yield from their_cards(vocabulary, "choose", name)
    for name in (*EFFECTS, "Shot", WANTED):
        for seat in range(vocabulary.players):
            yield "choose", name, "", seat, ""


@brings("buy", OF_SET)
def purchases(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for kind in vocabulary.kinds:
        if KINDS[kind].price:
            yield "buy", kind, "", -1, ""
            if vocabulary.has("Pretty Luzena"):
                yield "buy", kind, "Pretty Luzena", -1, ""


@brings("discard", OF_SET)
def removals(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for seat in range(1, vocabulary.players):
        for kind in vocabulary.stays:
            if KINDS[kind].border == BLACK:
                yield "discard", "", "", seat, kind
