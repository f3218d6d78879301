"""Whom `quick` wishes ill: the role it plays, the roles that are open, and whom the others have harmed."""

from __future__ import annotations

from boomtown.bots.memory import AT_ALL, Memory
from boomtown.card.glance import Glance

# How much harming them speaks against the law
SIDE = {"sheriff": 1.0, "deputy": 1.0, "outlaw": -1.0, "renegade": -0.2}
ILL = {
    "sheriff": {"sheriff": -1.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5},
    "deputy": {"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5},
    "outlaw": {"sheriff": 1.3, "deputy": 0.6, "outlaw": -0.8, "renegade": 0.2},
}
UNKNOWN = {"sheriff": 0.25, "deputy": 0.25, "outlaw": 0.05}  # a seat that has done nothing yet
SAYS = {"sheriff": 0.5, "deputy": 0.5, "outlaw": -0.5}  # how much one act against the law adds
MOST = 2.0  # acts; more say nothing new
GRUDGE = 0.1
ODDS = 1.3  # the renegade helps the law until it is so much stronger


class Wishes:
    """By seat: above 0 shoot it, below 0 a friend. Worked out anew when somebody has harmed somebody or is out."""

    __slots__ = ("_found", "_of")

    def __init__(self) -> None:
        self._of: tuple[Memory, int, int, int, int] | None = None
        self._found: list[float] = []

    def of(self, see: Glance, memory: Memory) -> list[float]:
        """For the seats in the game; 0 for the own one and those that are out."""
        now = (memory, memory.version, see.seat, len(see.order), len(see.fallen))
        if now != self._of:
            self._of, self._found = now, _wishes(see, memory)
        return self._found


def _read(see: Glance, memory: Memory) -> tuple[list[str], list[float]]:
    """The open roles, and by seat how much its acts speak against the law."""
    roles = see.open()
    found = [0.0] * len(roles)
    for (by, to), harm in memory.harm.items():
        if to == AT_ALL:
            found[by] += 0.1 * harm
        elif roles[to]:
            found[by] += SIDE[roles[to]] * harm
    return roles, [MOST if x > MOST else -MOST if x < -MOST else x for x in found]


def _wishes(see: Glance, memory: Memory) -> list[float]:
    me, order, role = see.seat, see.order, see.role
    roles, against = memory.belief((AT_ALL, len(see.fallen)), lambda: _read(see, memory))
    found = [0.0] * len(roles)
    if see.open_roles():
        hunted = see.hunted()
        for p in order:
            found[p] = 0.0 if p == me else 1.0 if hunted in (-1, p) else 0.2
        return found
    if role == "renegade":
        _balance(see, roles, against, found)
    else:
        ill, start, says = ILL[role], UNKNOWN[role], SAYS[role]
        for p in order:
            found[p] = ill[roles[p]] if roles[p] else start + says * against[p]
        if role != "outlaw" and not any(roles[p] == "" or roles[p] == "outlaw" for p in order):
            for p in order:
                if roles[p] == "renegade":
                    found[p] = 1.0
    harm = memory.harm
    for p in order:
        if found[p] > -0.3 and (p, me) in harm:
            found[p] += GRUDGE * harm[p, me]
    found[me] = 0.0
    return found


def _balance(see: Glance, roles: list[str], against: list[float], found: list[float]) -> None:
    """The renegade helps the weaker side, and keeps the sheriff until the two are alone."""
    lives, order, me = see.lives, see.order, see.seat
    if len(order) == 2:
        for p in order:
            found[p] = 1.0
        return
    law = sum(lives[p] for p in order if p != me and against[p] <= 0)
    outlaws = sum(lives[p] for p in order if p != me and against[p] > 0)
    strong = law > ODDS * outlaws
    for p in order:
        if roles[p] == "sheriff":
            found[p] = 0.1 if strong and lives[p] > 2 else -0.8
        elif strong:
            found[p] = 0.5 - 0.3 * against[p]
        else:
            found[p] = 0.3 + 0.4 * against[p]
