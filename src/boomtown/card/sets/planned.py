"""Sets that the rules (docs/rules) know and nobody has built yet. This is the one list of them.

A scenario that names something of it has to wait; one that names anything else unknown is misspelt.

Whoever builds a set takes its entry out of here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToCome:
    """A set to come: its cards, characters and events, its options, and the keys scenarios have for it."""

    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


SETS: dict[str, ToCome] = {}
# By name, option and key: the set that brings it
NAMES = {name: title for title, one in SETS.items() for name in one.names}
OPTIONS = {option: title for title, one in SETS.items() for option in one.options}
KEYS = {key: title for title, one in SETS.items() for key in one.keys}
