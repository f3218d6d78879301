"""What bots know of each set: a module by the name of the set, with one row a card, a character, an event.

A set without a module plays all the same: its cards are estimated from their traits.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import boomtown.card.sets  # noqa: F401  (fills the tables of what is printed)
from boomtown.bots.card.rows import ROWS
from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, Character, Event, Kind
from boomtown.card.setup import SETS

_PRINTED: list[Kind | Character | Event] = [*KINDS.values(), *CHARACTERS.values(), *EVENTS.values()]
_SET_OF = {printed.name: printed.set for printed in _PRINTED}


def load(of_set: str) -> None:
    """Enter the rows of a set, if it has any; AssertionError for a row of something that is not in the set."""
    before = {*ROWS}
    if find_spec(f"{__name__}.{of_set}") is not None:
        import_module(f"{__name__}.{of_set}")
    strange = [name for name in ROWS if name not in before and _SET_OF.get(name) != of_set]
    assert not strange, f"rows of bots for what is not in the set {of_set!r}: {', '.join(strange)}"


for _set in SETS:
    load(_set)
