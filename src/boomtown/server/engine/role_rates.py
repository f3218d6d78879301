"""Win rates of roles among equal players, from the folder of each game."""

from collections.abc import Mapping
from functools import cache
from typing import Any


@cache
def _rates(kind: str) -> Mapping[str, Any]:
    from boomtown.games import SPECS

    found = SPECS[kind].rates() if kind in SPECS else None
    return found["players"] if found else {}


def rates_of(kind: str, players: int) -> Mapping[str, Any]:
    """Return the figures of a game by role (`boomtown.ratings.Rates`), empty for a number of players without them."""
    found: Mapping[str, Any] = _rates(kind).get(str(players), {})
    return found
