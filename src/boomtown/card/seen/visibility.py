"""Visibility rules (core 14): which roles and hands each seat may see, and the facts of a seat that views show.

Three readers follow them: `view`, `fast_view` and the observations of `card/encode`. The functions take a state alone,
because redeals have no game. A set changes a rule with a fold; the first argument of its hook is the state.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.folds import GOAL, HIDDEN_ROLES, OPEN_HANDS, ROLE_NOW, SKIPS
from boomtown.card.state import State
from boomtown.kernel.hooks import EVERYBODY

# Three players: the role that each role hunts
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def hunted_by_all(s: State) -> bool:
    """Return whether roles are open and each seat hunts another: three players without a sheriff."""
    return "sheriff" not in s.roles


def hidden_roles(s: State) -> list[int]:
    """Return the seats whose role is not public (core 14; dodge_city, Three players)."""
    if s.side or hunted_by_all(s):
        return []
    roles, fallen = s.roles, s.fallen
    found = [p for p in s.index.order if roles[p] != "sheriff" and p not in fallen]
    for owner, _, change in s.index.fold.get(HIDDEN_ROLES, ()):
        found = change(s, owner, found, None)
    return found


def knows_role(s: State, seat: int, hidden: Sequence[int]) -> bool:
    """Return whether a seat knows its own role. It does not while it is eliminated and its role card is face down."""
    return s.alive[seat] or seat not in hidden


def role_now(s: State, seat: int) -> str:
    """Return the role that counts for a seat now. A variant may exchange roles."""
    role = s.roles[seat]
    for _, _, change in s.index.fold.get(ROLE_NOW, ()):
        role = change(s, seat, role, None)
    return role


def open_hands(s: State) -> list[int]:
    """Return the seats whose hand is public after setup."""
    found: list[int] = []
    for owner, _, change in s.index.fold.get(OPEN_HANDS, ()):
        found = change(s, owner, found, None)
    return found


def goal(s: State, seat: int) -> str:
    """Return the text key of the seat's goal now, or "" if it is the goal of its role."""
    found = ""
    for owner, _, change in s.index.fold.get(GOAL, ()):
        if owner in (seat, EVERYBODY):
            found = change(s, seat, found, None)
    return found


def target(s: State, seat: int) -> int:
    """Return the seat that `seat` hunts, or -1 if targets do not count (any more)."""
    if not hunted_by_all(s) or not s.course.hunting:
        return -1
    wanted = TARGET[s.roles[seat]]
    return s.roles.index(wanted) if wanted in s.roles else -1


def skips(s: State, seat: int) -> bool:
    """Return whether the next turn of the seat is skipped."""
    found = False
    for _, _, change in s.index.fold.get(SKIPS, ()):
        found = change(s, seat, found, None)
    return found
