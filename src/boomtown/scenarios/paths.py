"""Paths of a scenario that every game has, and comparison of a value with the expected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boomtown.kernel.game import Game


def shared(game: Game, letters: Sequence[str]) -> dict[str, Any]:
    """Return the values of `turn`, `asked`, `over` and `winners`."""
    return {
        "turn": letters[game.state.turn],
        "asked": letters[game.ask.who] if game.ask else None,
        "over": game.over,
        "winners": sorted(letters[p] for p in game.winners),
    }


def look_up(values: Mapping[str, Any], path: str, expected: Any, also: Sequence[str] = ()) -> str | None:
    """Return None if the path has the expected value, else the found one. `also`: further known paths."""
    if path not in values:
        return f"no such path (known: {', '.join([*also, *values])})"
    if path == "winners" and isinstance(expected, list):
        expected = sorted(expected)
    return same(values[path], expected)


def same(found: Any, expected: Any) -> str | None:
    return None if found == expected else str(found)
