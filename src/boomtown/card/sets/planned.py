"""Sets that are in the rules (docs/rules) but not built. This is the complete list.

A scenario with a name of a planned set is skipped; any other unknown name is an error. The author of a set removes its
entry here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToCome:
    """Planned set: its cards, characters and events, its options, and its keys in scenarios."""

    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


SETS: dict[str, ToCome] = {}
# By name, option and key: the set it belongs to
NAMES = {name: title for title, one in SETS.items() for name in one.names}
OPTIONS = {option: title for title, one in SETS.items() for option in one.options}
KEYS = {key: title for title, one in SETS.items() for key in one.keys}
