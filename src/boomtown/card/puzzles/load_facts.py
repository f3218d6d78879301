"""Loader of the facts of each set: the optional module `puzzles` in its folder."""

from __future__ import annotations

from boomtown.card.cards import CHARACTERS, KINDS
from boomtown.card.puzzles.facts import FIRST, FROM_DISCARDS, LOOKING, NEARER, TAKING, UNLIMITED, UNPROVED
from boomtown.card.sets import PACKAGES, load_part


def load() -> None:
    """Load the modules. AssertionError for an unknown card or character."""
    for package in PACKAGES.values():
        load_part(package, "puzzles")
    strange = {*UNPROVED, *LOOKING, *FROM_DISCARDS}.difference(CHARACTERS)
    strange |= {*FIRST, *TAKING, *NEARER, *UNLIMITED}.difference(KINDS)
    assert not strange, f"facts about what does not exist: {', '.join(sorted(strange))}"


load()
