"""Victory (dice, end of game and three players; old_saloon, module 5)."""

from __future__ import annotations

from boomtown.dice.state import State

Verdict = tuple[str, list[int], int]  # side, winners, the one who decided it (-1: nobody in particular)
# Three players: whom each role hunts
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
# Whom a ghost renegade joins, by the number of players
GHOST_TEAM = {5: "outlaw", 6: "deputy", 7: "outlaw", 8: "deputy"}


def hunted(s: State) -> bool:
    """Return whether each player has a target: three players, no sheriff."""
    return "sheriff" not in s.roles


def target(s: State, seat: int) -> int:
    """Return the target of the seat, or -1 if targets do not count (any more)."""
    if not hunted(s) or not all(s.alive):
        return -1
    wanted = TARGET[s.roles[seat]]
    return s.roles.index(wanted) if wanted in s.roles else -1


def team(s: State, seat: int) -> str:
    """Return the role with which a seat wins."""
    return s.ghost_team if seat == s.ghost and s.ghost_team else s.roles[seat]


def verdict(s: State, fallen: list[int], by: int) -> Verdict | None:
    """Return the result after these seats left the game together, or None if the game continues."""
    return _hunt(s, fallen, by) if hunted(s) else _law(s)


def _law(s: State) -> Verdict | None:
    left = [role for role, is_in in zip(s.roles, s.alive, strict=True) if is_in]
    if "sheriff" not in left:
        if left == ["renegade"]:
            return "renegade", [s.alive.index(True)], -1
        return "outlaws", [p for p in range(s.n) if team(s, p) == "outlaw"], -1
    if "outlaw" not in left and "renegade" not in left:
        return "law", [p for p in range(s.n) if team(s, p) in ("sheriff", "deputy")], -1
    return None


def _hunt(s: State, fallen: list[int], by: int) -> Verdict | None:
    """Return the winner: the player who eliminated their own target, else the last one in play, and the outlaw if none
    is left.
    """
    before = s.alive.count(True) + len(fallen)
    if by >= 0 and before == 3 and any(s.roles[p] == TARGET[s.roles[by]] for p in fallen):
        return "hunter", [by], by
    left = [p for p, is_in in enumerate(s.alive) if is_in]
    if not left:
        outlaw = s.roles.index("outlaw") if "outlaw" in s.roles else fallen[0]
        return "last", [outlaw], outlaw
    return ("last", left, left[0]) if len(left) == 1 else None
