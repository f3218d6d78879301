"""Enmity of a role towards each other role: 1 for an enemy to be shot, 0 for neither, below 0 for a friend.

`greenhorn` weighs these rows by its probabilities of the hidden roles, so a row holds for a role that is certain. The
bot `quick` has no probabilities: it adds up the acts of a hidden seat and needs the rows only for open roles. Its rows
(card/bots/quick/enmity.py) have the same signs and the same order, but their values were set for that estimate.
The limits of its renegade differ for the same reason: `greenhorn` counts the lives of each side by probability, with an
"even" range, while `quick` puts each seat on one side and needs one limit.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.bots.role_inference import Chances

_BY_ROLE = {
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
# Three players: enmity towards the hunter, by its lives. A weak hunter is spared: its fall would let my target win
_HUNTER = {1: -0.2, 2: 0.1}
_STRONG_HUNTER = 0.4
LAW_AHEAD, OUTLAWS_AHEAD = 1.6, 1.15  # ratio of the lives of the law to those of the outlaws
WEAK, SPARED = 2, -0.8  # lives of a weak sheriff; enmity of a renegade who still needs the sheriff


def enmity_by_role(role: str, lives: dict[int, int], chances: list[Chances]) -> dict[int, float]:
    """Return the enmity by seat towards the other players in the game. `lives`: their life points by seat."""
    table = _BY_ROLE.get(role) or _BALANCE[_balance(lives, chances)]
    if role in ("sheriff", "deputy") and not any(chances[p].get("outlaw") for p in lives):
        table = table | {"renegade": 1.0}  # the last enemy left
    found = {p: sum([c * table.get(r, 0.0) for r, c in chances[p].items()]) for p in lives}
    if role == "renegade" and len(lives) > 1:
        for p, life in lives.items():
            if life <= WEAK and chances[p].get("sheriff") == 1.0:
                found[p] = min(found[p], SPARED)
    return found


def _balance(lives: dict[int, int], chances: list[Chances]) -> str:
    if len(lives) == 1:
        return "alone"
    outlaws = sum([life * chances[p].get("outlaw", 0.0) for p, life in lives.items()])
    law = sum(lives.values()) - outlaws
    if law > LAW_AHEAD * outlaws:
        return "law ahead"
    return "outlaws ahead" if law < OUTLAWS_AHEAD * outlaws else "even"


def enmity_without_law(target: int, lives: dict[int, int]) -> dict[int, float]:
    """Return the enmity of three players with open roles. All are enemies once targets no longer count (-1)."""
    if target < 0:
        return dict.fromkeys(lives, 1.0)
    return {p: 1.0 if p == target else _HUNTER.get(life, _STRONG_HUNTER) for p, life in lives.items()}
