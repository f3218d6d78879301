"""How much a role wishes each other role ill: 1 an enemy to be shot, 0 no matter, below 0 a friend."""

from __future__ import annotations

from boomtown.bots.suspicion import Chances

_WISHES = {
    "sheriff": {"deputy": -1.0, "outlaw": 1.0, "renegade": 0.75},
    "deputy": {"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.75},
    "outlaw": {"sheriff": 1.3, "deputy": 0.55, "outlaw": -0.8, "renegade": 0.15},
}
# The renegade helps the weaker side and keeps the sheriff until the two are alone
_BALANCE = {
    "outlaws ahead": {"sheriff": -0.8, "deputy": -0.3, "outlaw": 1.0},
    "even": {"sheriff": -0.6, "deputy": 0.35, "outlaw": 0.8},
    "law ahead": {"sheriff": -0.2, "deputy": 1.0, "outlaw": 0.35},
    "alone": {"sheriff": 1.3},
}


def wishes(role: str, others: list[int], chances: list[Chances]) -> dict[int, float]:
    """By seat of those in the game."""
    table = _WISHES.get(role) or _BALANCE[_balance(others, chances)]
    return {p: sum(c * table.get(r, 0.0) for r, c in chances[p].items()) for p in others}


def _balance(others: list[int], chances: list[Chances]) -> str:
    if len(others) == 1:
        return "alone"
    outlaws = sum(chances[p].get("outlaw", 0.0) for p in others)
    law = len(others) - outlaws
    if outlaws - law > 0.5:
        return "outlaws ahead"
    return "law ahead" if law - outlaws > 1.2 or outlaws < 0.2 else "even"
