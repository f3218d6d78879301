"""Attitude of a role towards each other role: 1 for an enemy to be shot, 0 for neither, below 0 for a friend."""

from __future__ import annotations

from boomtown.bots.role_inference import Chances

_WISHES = {
    "sheriff": {"deputy": -1.0, "outlaw": 1.0, "renegade": 0.45},
    "deputy": {"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.4},
    "outlaw": {"sheriff": 1.3, "deputy": 0.55, "outlaw": -0.8, "renegade": 0.15},
}
# The renegade helps the weaker side and keeps the sheriff until the two are alone
_BALANCE = {
    "outlaws ahead": {"sheriff": -0.8, "deputy": -0.3, "outlaw": 1.0, "renegade": 0.1},
    "even": {"sheriff": -0.2, "deputy": 0.6, "outlaw": 0.3, "renegade": 0.4},
    "law ahead": {"sheriff": 0.2, "deputy": 1.0, "outlaw": 0.0, "renegade": 0.8},
    "alone": {"sheriff": 1.3},
}
# Three players: the hunter, by his lives. A weak one is left alone: whoever I hunt would win with his fall
_HUNTER = {1: -0.2, 2: 0.1}
_STRONG_HUNTER = 0.4
LAW_AHEAD, OUTLAWS_AHEAD = 1.6, 1.15  # lives of the law to those of the outlaws
WEAK, SPARED = 2, -0.8  # a sheriff with so few lives, and the attitude of a renegade who needs the sheriff alive


def wishes(role: str, lives: dict[int, int], chances: list[Chances]) -> dict[int, float]:
    """The attitude by seat of the others in the game, whose lives are given."""
    table = _WISHES.get(role) or _BALANCE[_balance(lives, chances)]
    if role in ("sheriff", "deputy") and not any(chances[p].get("outlaw") for p in lives):
        table = table | {"renegade": 1.0}  # his turn has come
    found = {p: sum(c * table.get(r, 0.0) for r, c in chances[p].items()) for p in lives}
    if role == "renegade" and len(lives) > 1:
        for p, life in lives.items():
            if life <= WEAK and chances[p].get("sheriff") == 1.0:
                found[p] = min(found[p], SPARED)
    return found


def _balance(lives: dict[int, int], chances: list[Chances]) -> str:
    if len(lives) == 1:
        return "alone"
    outlaws = sum(life * chances[p].get("outlaw", 0.0) for p, life in lives.items())
    law = sum(lives.values()) - outlaws
    if law > LAW_AHEAD * outlaws:
        return "law ahead"
    return "outlaws ahead" if law < OUTLAWS_AHEAD * outlaws else "even"


def hunts(target: int, lives: dict[int, int]) -> dict[int, float]:
    """The wishes of three players with open roles; everybody against everybody once targets no longer count."""
    if target < 0:
        return dict.fromkeys(lives, 1.0)
    return {p: 1.0 if p == target else _HUNTER.get(life, _STRONG_HUNTER) for p, life in lives.items()}
