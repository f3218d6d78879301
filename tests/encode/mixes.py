"""Configurations for the tests of numbers: every game, numbers of players in turn, all sets and none."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.games import GAMES, catalog


def mixes() -> list[Any]:
    """For each game: the base, all sets by most numbers of players, each set alone.

    All sets with other numbers than the least and the most are thorough.
    """
    found: list[dict[str, Any]] = []
    between: list[dict[str, Any]] = []
    for game in GAMES:
        facts = catalog(game)
        low, high = facts["players"]
        for n in range(low, high + 1):
            sets = [s["id"] for s in facts["sets"][1:] if n in s.get("players", range(low, high + 1))]
            (between if low < n < high else found).append(
                {"game": game, "players": n, "sets": sets, "options": options(facts, n), "ask_forced": n % 2 == 0}
            )
        few = min(5, high)
        for number, of_set in enumerate(facts["sets"][1:]):
            found.append({"game": game, "players": few + number % 3, "sets": [of_set["id"]]})
        found.append({"game": game, "players": few})
    return [
        *(pytest.param(setup, id=name(setup)) for setup in found),
        *(pytest.param(setup, id=name(setup), marks=pytest.mark.thorough) for setup in between),
    ]


def options(facts: dict[str, Any], n: int) -> dict[str, Any]:
    """Options away from their defaults for every other number of players."""
    if n % 2:
        return {}
    return {o["id"]: o["values"][-1] if "values" in o else not o["default"] for o in facts["options"]}


def name(setup: dict[str, Any]) -> str:
    sets = setup.get("sets", [])
    return f"{setup['game']}-{setup['players']}-{'all' if len(sets) > 2 else '-'.join(sets) or 'base'}"
