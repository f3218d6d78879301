"""Whom `quick` wishes ill: the role it plays, the roles that are open, and whom the others have harmed."""

from __future__ import annotations

from typing import Final

from boomtown.bots.memory import AT_ALL, Memory
from boomtown.card.glance import Glance

# How much harming them speaks against the law
SIDE: Final = {"sheriff": 1.0, "deputy": 1.0, "outlaw": -1.0, "renegade": -0.2}
ILL: Final = {
    "sheriff": {"sheriff": -1.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5},
    "deputy": {"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5},
    "outlaw": {"sheriff": 1.3, "deputy": 0.6, "outlaw": -0.8, "renegade": 0.2},
}
UNKNOWN: Final = {"sheriff": 0.25, "deputy": 0.25, "outlaw": 0.05}  # a seat that has done nothing yet
SAYS: Final = {"sheriff": 0.5, "deputy": 0.5, "outlaw": -0.5}  # how much one act against the law adds
MOST: Final = 2.0  # acts; more say nothing new
SURE: Final = 0.5  # a foe at least
ODDS: Final = 1.3  # the renegade helps the law until it is so much stronger


class Against:
    """What everybody at the table has seen: by seat how much its acts speak against the law (`acts`), and what it did
    to each seat (`done`, by victim and doer). `roles`: those that are open, "" for the others; `left`: those that are
    not.
    """

    __slots__ = ("acts", "done", "fallen", "left", "of", "read", "roles")

    def __init__(self) -> None:
        self.of: list[tuple[int, int, float]] = []  # the acts of the memory it reads
        self.read = 0
        self.fallen: tuple[int, ...] = ()
        self.roles: list[str] = []
        self.left: list[str] = []
        self.acts: list[float] = []
        self.done: list[list[float]] = []

    def follow(self, see: Glance, acts: list[tuple[int, int, float]]) -> None:
        """Read the acts since the last time; all of them when somebody's role has come out since."""
        if acts is not self.of or see.fallen != self.fallen or not self.roles:
            self.of, self.read, self.fallen, self.roles, self.left = acts, 0, see.fallen, see.open(), see.left()
            n = len(self.roles)
            self.acts, self.done = [0.0] * n, [[0.0] * n for _ in range(n)]
        roles = self.roles
        for by, to, harm in acts[self.read :]:
            if to == AT_ALL:
                self.acts[by] += 0.1 * harm
                continue
            self.done[to][by] += harm
            if roles[to]:
                self.acts[by] += SIDE[roles[to]] * harm
        self.read = len(acts)


class Wishes:
    """By seat: above 0 shoot it, below 0 a friend. Worked out anew when another has harmed somebody, or somebody is
    out; for a renegade, who counts lives, each time.
    """

    __slots__ = ("_acts", "_found", "_order", "_read", "_seat")

    def __init__(self) -> None:
        self._seat = -1
        self._order: tuple[int, ...] = ()
        self._acts: list[tuple[int, int, float]] = []
        self._read = 0  # acts that are counted, or one's own: these say nothing new
        self._found: list[float] = []

    def of(self, see: Glance, memory: Memory) -> list[float]:
        """For the seats in the game; 0 for the own one and those that are out."""
        acts, order = memory.acts, see.order
        if acts is not self._acts or order is not self._order or see.seat != self._seat or self._news(acts):
            so_far: Against = memory.notes.get("against") or memory.notes.setdefault("against", Against())
            so_far.follow(see, acts)
            self._found = _wishes(see, so_far)
            self._acts, self._order, self._read = acts, order, len(acts)
            self._seat = -1 if see.role == "renegade" else see.seat
        return self._found

    def _news(self, acts: list[tuple[int, int, float]]) -> bool:
        """Whether somebody else has acted since."""
        for at in range(self._read, len(acts)):
            if acts[at][0] != self._seat:
                return True
        self._read = len(acts)
        return False


def _wishes(see: Glance, so_far: Against) -> list[float]:
    me, role, roles = see.seat, see.role, so_far.roles
    found = [0.0] * len(roles)
    if see.open_roles():
        hunted = see.hunted()
        for p in see.order:
            found[p] = 0.0 if p == me else 1.0 if hunted in (-1, p) else 0.2
        return found
    done, acts = so_far.done[me], so_far.acts
    if not roles[me] and any(done):  # what was done to me I can tell better than the others
        acts = _as_i_see(acts, done, SIDE[role])
    if role == "renegade":
        _balance(see, so_far, acts, found)
    else:
        ill, start, says = ILL[role], UNKNOWN[role], SAYS[role]
        for p in see.order:
            found[p] = ill[roles[p]] if roles[p] else start + says * _most(acts[p])
        if role != "outlaw":
            _root_out(see, so_far, acts, found)
    found[me] = 0.0
    return found


def _as_i_see(acts: list[float], done: list[float], side: float) -> list[float]:
    """What each seat has done, with what it did to me of the side I am on."""
    found = acts[:]
    for p, harm in enumerate(done):
        if harm:
            found[p] += side * harm
    return found


def _most(act: float) -> float:
    return MOST if act > MOST else -MOST if act < -MOST else act


def _root_out(see: Glance, so_far: Against, acts: list[float], found: list[float]) -> None:
    """For the law: who hides the role is a foe where no deputy is left to be, and where no outlaw is left the one that
    has done most against it; somebody has to be, or nobody would shoot any more.
    """
    roles, me, outlaws = so_far.roles, see.seat, _outlaws(see, so_far)
    deputies = so_far.left.count("deputy") - (roles[me] == "")  # but for myself
    if deputies and outlaws:
        return
    hidden = [p for p in see.order if p != me and not roles[p]]
    worst = max([_most(acts[p]) for p in hidden]) if hidden else 0.0
    for p in hidden:
        if not deputies or _most(acts[p]) == worst:
            found[p] = max(found[p], SURE)
    if not outlaws and not hidden:
        for p in see.order:
            if roles[p] == "renegade":
                found[p] = 1.0


def _outlaws(see: Glance, so_far: Against) -> bool:
    """Whether there are any in the game."""
    return "outlaw" in so_far.left or any(so_far.roles[p] == "outlaw" for p in see.order)


def _balance(see: Glance, so_far: Against, acts: list[float], found: list[float]) -> None:
    """The renegade helps the weaker side, and keeps the sheriff until the two are alone."""
    lives, roles = see.lives, so_far.roles
    others = [p for p in see.order if p != see.seat]
    if len(others) == 1:
        found[others[0]] = 1.0
        return
    law = sum([lives[p] for p in others if acts[p] <= 0])
    outlaws = sum([lives[p] for p in others if acts[p] > 0])
    alone = not _outlaws(see, so_far)
    strong = alone or law > ODDS * outlaws
    for p in others:
        if roles[p] == "sheriff":
            found[p] = 0.1 if strong and lives[p] > 2 else -0.8
        elif alone:
            found[p] = SURE
        elif strong:
            found[p] = 0.5 - 0.3 * _most(acts[p])
        else:
            found[p] = 0.3 + 0.4 * _most(acts[p])
