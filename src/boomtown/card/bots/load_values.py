"""Loader of the rows of each set: the module or package `bots` in its folder has a row per card, character and event.

The module is optional: bots estimate cards without a row from their traits.
"""

from __future__ import annotations

from boomtown.card.bots.value_table import ROWS
from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, Character, Event, Kind
from boomtown.card.sets import PACKAGES, load_part

_PRINTED: list[Kind | Character | Event] = [*KINDS.values(), *CHARACTERS.values(), *EVENTS.values()]
_SET_OF = {printed.name: printed.set for printed in _PRINTED}


def load(of_set: str, package: str) -> None:
    """Load the rows of a set, if it has any. AssertionError for a row of a card that is not in the set."""
    before = {*ROWS}
    load_part(package, "bots")
    strange = [name for name in ROWS if name not in before and _SET_OF.get(name) != of_set]
    assert not strange, f"rows of bots for what is not in the set {of_set!r}: {', '.join(strange)}"


for _set, _package in PACKAGES.items():
    load(_set, _package)
