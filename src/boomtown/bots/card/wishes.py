"""Whom `quick` wishes ill: the role it plays, the roles that are open, and whom the others have harmed."""

from __future__ import annotations

from typing import Any

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
SURE = 0.5  # a foe at least
GRUDGE = 0.1
ODDS = 1.3  # the renegade helps the law until it is so much stronger


class Against:
    """By seat how much its acts speak against the law, as everybody at the table sees it. `roles`: those that are
    open; `left`: those that are not.
    """

    __slots__ = ("acts", "fallen", "found", "left", "read", "roles")

    def __init__(self) -> None:
        self.acts: list[tuple[int, int, float]] = []
        self.read = self.fallen = 0
        self.roles: list[str] = []
        self.left: list[str] = []
        self.found: list[float] = []

    def follow(self, see: Glance, memory: Memory) -> None:
        """Read the acts since the last time; all of them when somebody's role has come out since."""
        acts, fallen = memory.acts, len(see.fallen)
        if acts is not self.acts or fallen != self.fallen or not self.roles:
            self.acts, self.fallen, self.roles, self.read = acts, fallen, see.open(), 0
            self.left, self.found = see.left(), [0.0] * len(self.roles)
        for by, to, harm in acts[self.read :]:
            if to == AT_ALL:
                self.found[by] += 0.1 * harm
            elif self.roles[to]:
                self.found[by] += SIDE[self.roles[to]] * harm
        self.read = len(acts)


class Wishes:
    """By seat: above 0 shoot it, below 0 a friend. Worked out anew when somebody has harmed somebody or is out."""

    __slots__ = ("_found", "_notes", "_of", "_order")

    def __init__(self) -> None:
        self._of: tuple[int, int, str] = (-1, -1, "")
        self._order: tuple[int, ...] = ()
        self._notes: dict[str, Any] = {}
        self._found: list[float] = []

    def of(self, see: Glance, memory: Memory) -> list[float]:
        """For the seats in the game; 0 for the own one and those that are out."""
        now, order = (memory.version, see.seat, see.role), see.order
        if now != self._of or order is not self._order or memory.notes is not self._notes:
            self._of, self._order, self._notes = now, order, memory.notes
            so_far: Against = memory.notes.get("against") or memory.notes.setdefault("against", Against())
            so_far.follow(see, memory)
            self._found = _wishes(see, memory, so_far)
        return self._found


def _wishes(see: Glance, memory: Memory, so_far: Against) -> list[float]:
    me, order, role = see.seat, see.order, see.role
    roles, acts, harm = so_far.roles, so_far.found, memory.harm
    if not roles[me]:  # what was done to me I can tell better than the others
        acts = acts[:]
        for p in order:
            if (p, me) in harm:
                acts[p] += SIDE[role] * harm[p, me]
    against = [MOST if x > MOST else -MOST if x < -MOST else x for x in acts]
    found = [0.0] * len(roles)
    if see.open_roles():
        hunted = see.hunted()
        for p in order:
            found[p] = 0.0 if p == me else 1.0 if hunted in (-1, p) else 0.2
        return found
    if role == "renegade":
        _balance(see, so_far, against, found)
    else:
        ill, start, says = ILL[role], UNKNOWN[role], SAYS[role]
        for p in order:
            found[p] = ill[roles[p]] if roles[p] else start + says * against[p]
        if role != "outlaw":
            _root_out(see, so_far, against, found)
    for p in order:
        if found[p] > -0.3 and (p, me) in harm:
            found[p] += GRUDGE * harm[p, me]
    found[me] = 0.0
    return found


def _root_out(see: Glance, so_far: Against, against: list[float], found: list[float]) -> None:
    """For the law: who hides the role is a foe where no deputy is left to be, and where no outlaw is left the one that
    has done most against it; somebody has to be, or nobody would shoot any more.
    """
    roles, me, outlaws = so_far.roles, see.seat, _outlaws(see, so_far)
    deputies = so_far.left.count("deputy") - (roles[me] == "")  # but for myself
    if deputies and outlaws:
        return
    hidden = [p for p in see.order if p != me and not roles[p]]
    worst = max([against[p] for p in hidden]) if hidden else 0.0
    for p in hidden:
        if not deputies or against[p] == worst:
            found[p] = max(found[p], SURE)
    if not outlaws and not hidden:
        for p in see.order:
            if roles[p] == "renegade":
                found[p] = 1.0


def _outlaws(see: Glance, so_far: Against) -> bool:
    """Whether there are any in the game."""
    return "outlaw" in so_far.left or any(so_far.roles[p] == "outlaw" for p in see.order)


def _balance(see: Glance, so_far: Against, against: list[float], found: list[float]) -> None:
    """The renegade helps the weaker side, and keeps the sheriff until the two are alone."""
    lives, order, me, roles = see.lives, see.order, see.seat, so_far.roles
    if len(order) == 2:
        for p in order:
            found[p] = 1.0
        return
    law = sum(lives[p] for p in order if p != me and against[p] <= 0)
    outlaws = sum(lives[p] for p in order if p != me and against[p] > 0)
    alone = not _outlaws(see, so_far)
    strong = alone or law > ODDS * outlaws
    for p in order:
        if roles[p] == "sheriff":
            found[p] = 0.1 if strong and lives[p] > 2 else -0.8
        elif alone:
            found[p] = SURE
        elif strong:
            found[p] = 0.5 - 0.3 * against[p]
        else:
            found[p] = 0.3 + 0.4 * against[p]
