"""Facts about The Great Train Robbery for the encoder."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import KINDS
from boomtown.card.encode.actions import their_cards
from boomtown.card.encode.declared import SUITED, brings, choose_anybody, choose_words
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.rules.steps import MISSED
from boomtown.card.sets.great_train_robbery.full_steam import TIMES
from boomtown.card.sets.great_train_robbery.robbery import GIVE_UP
from boomtown.card.sets.great_train_robbery.shared import OF_SET, WAGON
from boomtown.card.sets.great_train_robbery.train import IRONHORSE, LELAND
from boomtown.card.sets.great_train_robbery.wagons_answering import AIMS
from boomtown.encode.base import Meaning

SUITED.update((OF_SET, "Evan Babbit"))
brings("choose", OF_SET)(choose_words(*TIMES, GIVE_UP, *AIMS, MISSED))
brings("choose", OF_SET, "Sgt. Blaze")(choose_anybody)


def wagons(vocabulary: Vocabulary) -> list[str]:
    return [name for name in vocabulary.kinds if KINDS[name].border == WAGON]


@brings("take", OF_SET)
def from_the_train(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for name in wagons(vocabulary):
        yield "take", name, "", -1, ""


@brings("discard", OF_SET)
def as_a_price(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for name in wagons(vocabulary):
        yield "discard", name, "", -1, ""


@brings("choose", OF_SET)
def which_card(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the choices of a wagon, and of a player's card for a Switch or a Baggage Car."""
    for name in wagons(vocabulary):
        yield "choose", name, "", -1, ""
    yield from their_cards(vocabulary, "choose", "")
    for seat in range(vocabulary.players):
        yield "choose", "Lumber Flatcar", "", seat, ""


@brings("use", OF_SET)
def powers(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the free move, and wagons that may have a target."""
    yield "use", IRONHORSE, "", -1, ""
    yield "use", LELAND, "", -1, ""
    yield "use", "Coal Hopper", "", -1, ""
    for seat in range(vocabulary.players):
        yield "use", "Sleeper Car", "", seat, ""


@brings("use", OF_SET)
def upgrades_of_copies(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the upgrade of a card copied by a Money Bag."""
    if any(KINDS[kind].loads and not KINDS[kind].stays for kind in vocabulary.kinds):
        yield "use", "Money Bag", "", -1, ""


@brings("use", "Evan Babbit")
def diversions(vocabulary: Vocabulary) -> Iterator[Meaning]:
    for seat in range(1, vocabulary.players):
        yield "use", "Evan Babbit", "", seat, ""


@brings("choose", OF_SET)
def plays(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield a Switch of an own card, and a Money Bag at all targets of the cards it may copy."""
    yield "play", "Money Bag", "", -1, ""
    yield from their_cards(vocabulary, "play", "Money Bag")
    for kind in vocabulary.stays:
        if KINDS[kind].taken:
            yield "play", "Switch", "", 0, kind
    for seat in range(vocabulary.players):
        for second in range(vocabulary.players):
            if seat != second:
                yield "play", "Money Bag", "", seat, f"and {second}"
