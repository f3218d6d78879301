"""What an option says, piece by piece, for those who put it into words or numbers."""

from __future__ import annotations

from boomtown.duel.cards import KIND, NAMES
from boomtown.duel.cast import BUFFALO_BELL, PEOPLE
from boomtown.duel.codes import AS_COLT, AS_MISSED, MARKER, card_of, how_of, target_of
from boomtown.duel.state import State

MARKER_WORD = "marker"


def kind_of(card: int) -> str:
    return NAMES[KIND[card]]


def played_as(code: int) -> str:
    """The name a card is played as, where it is not its own."""
    how = code & (AS_COLT | AS_MISSED)
    return "Colt" if how == AS_COLT else "Missed!" if how == AS_MISSED else ""


def source(code: int) -> str:
    """What a `use` uses."""
    if code == MARKER:
        return MARKER_WORD
    who = how_of(code) - 1
    return PEOPLE[who] if who >= 0 else kind_of(card_of(code))


def points(code: int) -> int:
    """Buffalo Bell: how many she takes; 0 for any other option."""
    return target_of(code) if how_of(code) == BUFFALO_BELL + 1 else 0


def slot_of_card(s: State, card: int) -> int:
    return next((slot for slot, table in enumerate(s.tables) if card in table), -1)
