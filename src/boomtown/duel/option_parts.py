"""Parts of an option, for texts, words and encoders."""

from __future__ import annotations

from boomtown.duel.cards import KIND, NAMES, PLAYED_AS
from boomtown.duel.character_table import COUNTS, PEOPLE
from boomtown.duel.codes import CHOOSE, MARKER, USE, card_of, how_of, target_of
from boomtown.duel.state import State

MARKER_WORD = "marker"


def kind_of(card: int) -> str:
    return NAMES[KIND[card]]


def played_as(code: int) -> str:
    """Return the name as which a card is played, or "" for its own."""
    how = how_of(code)
    return NAMES[PLAYED_AS[how]] if how else ""


def source(code: int) -> str:
    """Return the name of the card, character or marker that is used."""
    if code == MARKER:
        return MARKER_WORD
    who = how_of(code) - 1
    return PEOPLE[who] if who >= 0 else kind_of(card_of(code))


def points(code: int) -> int:
    """Return the number of life points in the option, or 0."""
    who = how_of(code) - 1
    return target_of(code) if USE <= code < CHOOSE and 0 <= who < len(COUNTS) and COUNTS[who] else 0


def slot_of_card(s: State, card: int) -> int:
    return next((slot for slot, table in enumerate(s.tables) if card in table), -1)
