"""Whom `quick` wishes ill: the role it plays, the roles that are open, and whom the others have harmed."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from typing import Final

from boomtown.bots.history import History
from boomtown.card.bots.value_table import SIDES
from boomtown.card.seen.fast_view import FastView

# How much harming them speaks against the law
SIDE: Final = {"sheriff": 1.0, "deputy": 1.0, "outlaw": -1.0, "renegade": -0.2, "": 0.0}
# By role: the enmity for those whose role is open; for a seat that has done nothing yet, and how much one act against
# the law adds to that. Whoever has done nothing yet may be a deputy: the sheriff waits
ENMITY: Final[dict[str, tuple[dict[str, float], float, float]]] = {
    "sheriff": ({"sheriff": -1.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5}, -0.1, 0.5),
    "deputy": ({"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5}, 0.1, 0.5),
    "outlaw": ({"sheriff": 1.3, "deputy": 0.6, "outlaw": -0.8, "renegade": 0.2}, 0.05, -0.5),
}
MOST: Final = 2.0  # acts; more say nothing new
LEAST: Final = -MOST
SURE: Final = 0.5  # a foe at least
ODDS: Final = 1.3  # the renegade helps the law until it is so much stronger
ALL: Final = 0.1  # how much an act against everybody speaks against the law

Acts = list[tuple[int, int, float]]


class ActTotals:
    """What everybody at the table has seen: by seat how much its acts speak against the law (`acts`), and what it did
    to each seat (`done`, by victim and doer). `roles`: those that are open, "" for the others; `hidden`, `shown`: the
    seats in the game whose role is not open, or is. `law`: there is a sheriff, unlike with three players. `deputies`:
    how many are hidden. `outlaws`: whether there are any in the game.

    Tables by victim have one place more at their end, which AT_ALL, as an index, is: no act is an exception.
    """

    __slots__ = (
        "acts",
        "dealings",
        "deputies",
        "done",
        "hidden",
        "law",
        "order",
        "outlaws",
        "read",
        "roles",
        "shown",
        "sides",
        "since",
    )

    def __init__(self, see: FastView) -> None:
        n = len(see.lives)
        self.read = self.since = 0  # acts read; acts that say nothing any more
        self.dealings = see.dealings
        self.order: tuple[int, ...] = ()
        self.roles: list[str] = []
        self.sides: list[float] = []  # by victim, how much harming it speaks against the law
        self.hidden: list[int] = []
        self.shown: list[int] = []
        self.law = False
        self.deputies = 0
        self.outlaws = False
        self.acts = [0.0] * n
        self.done = [[0.0] * n for _ in range(n + 1)]

    def update(self, see: FastView, acts: Acts) -> None:
        """Read the acts since the last time."""
        if see.dealings != self.dealings:
            self._reset(see, acts)
        if see.order is not self.order:
            self._update_roles(see, acts)
        if self.read < len(acts):
            against, sides, done = self.acts, self.sides, self.done
            for by, to, harm in acts[self.read :]:
                against[by] += sides[to] * harm
                done[to][by] += harm
            self.read = len(acts)

    def _reset(self, see: FastView, acts: Acts) -> None:
        """Roles have been dealt anew: what was done before says nothing of them."""
        self.dealings, self.read, self.since = see.dealings, len(acts), len(acts)
        n = len(self.acts)
        self.acts, self.done = [0.0] * n, [[0.0] * n for _ in range(n + 1)]
        self._update_roles(see, acts)

    def seen_by(self, me: int, role: str) -> list[float]:
        """The acts as `me` sees them: what was done to it says more to it while the others do not know its role."""
        side = 0.0 if self.roles[me] else SIDE[role]
        return [act + side * harm for act, harm in zip(self.acts, self.done[me], strict=True)]

    def _update_roles(self, see: FastView, acts: Acts) -> None:
        """Who is in the game has changed. A role that has come out puts all acts in another light."""
        self.order = see.order
        roles, left = see.roles()
        if roles != self.roles:
            self.roles = roles
            self.sides = sides = [*[SIDE[role] for role in roles], ALL]
            self.acts = against = [0.0] * len(roles)
            for by, to, harm in acts[self.since : self.read]:
                against[by] += sides[to] * harm
        self.shown = [p for p in self.order if roles[p]]
        self.hidden = [p for p in self.order if not roles[p]]
        self.law = "sheriff" in roles
        self.deputies = left.count("deputy")
        self.outlaws = "outlaw" in left or "outlaw" in [roles[p] for p in self.shown]


class Enmity:
    """By seat: above 0 shoot it, below 0 a friend. Worked out anew every turn, as the others act in theirs and the own
    acts say nothing new, and when somebody is out; for a renegade, who counts lives, also when these have changed.
    """

    __slots__ = ("_acts", "_found", "_lives", "_moment", "_seat", "_totals")

    def __init__(self) -> None:
        self._seat = -1
        self._moment: tuple[int, tuple[int, ...]] = (-1, ())
        self._acts: Acts | None = None
        self._totals: ActTotals | None = None  # what they come to
        self._lives: list[int] | None = None  # those that were counted
        self._found: list[float] = []

    def of(self, see: FastView, history: History) -> list[float]:
        """For the seats in the game; 0 for the own one and those that are out."""
        moment = see.moment()
        if (
            moment != self._moment
            or history.acts is not self._acts
            or see.seat != self._seat
            or (self._lives is not None and self._lives != see.lives)
        ):
            self._moment, self._seat = moment, see.seat
            self._found = self._compute(see, history)
        return self._found

    def _compute(self, see: FastView, history: History) -> list[float]:
        totals = self._totals
        if totals is None or history.acts is not self._acts:
            totals = self._totals = history.notes.get("act totals") or history.notes.setdefault(
                "act totals", ActTotals(see)
            )
            self._acts = history.acts
        totals.update(see, history.acts)
        if see.goal == "last":  # everybody is an enemy
            self._lives, found = None, [0.0] * len(see.lives)
            for p in see.order:
                found[p] = float(p != see.seat)
            return found
        role = SIDES.get(see.side, "") or see.role
        self._lives = see.lives[:] if role == "renegade" else None
        if not totals.law:
            return _hunt(see)
        return _balance(see, totals) if role == "renegade" else _by_role(see.seat, role, totals)


def _by_role(me: int, role: str, totals: ActTotals) -> list[float]:
    """For the law and the outlaws."""
    roles, acts, done = totals.roles, totals.acts, totals.done[me]
    side = 0.0 if roles[me] else SIDE[role]  # as in `seen_by`, for those that are hidden
    ill, start, says = ENMITY[role]
    found = [0.0] * len(acts)
    for p in totals.hidden:
        act = acts[p] + side * done[p]
        found[p] = start + says * (act if LEAST < act < MOST else _clamp(act))
    for p in totals.shown:
        found[p] = ill[roles[p]]
    if role != "outlaw":
        _add_enemies(me, role, totals, found)
    found[me] = 0.0
    return found


def _hunt(see: FastView) -> list[float]:
    """Three players: whose fall wins, or the last one in the game."""
    hunted, found = see.hunted(), [0.0] * len(see.lives)
    for p in see.order:
        found[p] = 1.0 if hunted in (-1, p) else 0.2
    found[see.seat] = 0.0
    return found


def _clamp(act: float) -> float:
    return MOST if act > MOST else LEAST if act < LEAST else act


def _add_enemies(me: int, role: str, totals: ActTotals, found: list[float]) -> None:
    """For the law: who hides the role is a foe where no deputy is left to be, and where no outlaw is left the one that
    has done most against it; somebody has to be, or nobody would shoot any more.
    """
    roles, outlaws = totals.roles, totals.outlaws
    deputies = totals.deputies - (roles[me] == "")  # but for myself
    if deputies and outlaws:
        return
    foes = [p for p in totals.hidden if p != me]
    if not outlaws and not foes:
        for p in totals.shown:
            if roles[p] == "renegade":
                found[p] = 1.0
    elif deputies:
        acts = [_clamp(act) for act in totals.seen_by(me, role)]
        worst = max([acts[p] for p in foes])
        foes = [p for p in foes if acts[p] == worst]
    for p in foes:
        if found[p] < SURE:
            found[p] = SURE


def _balance(see: FastView, totals: ActTotals) -> list[float]:
    """The renegade helps the weaker side, and keeps the sheriff until the two are alone."""
    me, lives = see.seat, see.lives
    acts = totals.seen_by(me, "renegade")
    found = [0.0] * len(acts)
    others = [p for p in see.order if p != me]
    if len(others) == 1:
        found[others[0]] = 1.0
        return found
    law = outlaws = 0
    for p in others:
        if acts[p] > 0:
            outlaws += lives[p]
        else:
            law += lives[p]
    strong = not totals.outlaws or law > ODDS * outlaws
    start, says = (SURE, 0.0) if not totals.outlaws else (0.5, -0.3) if strong else (0.3, 0.4)
    for p in others:
        found[p] = start + says * _clamp(acts[p])
    sheriff = totals.roles.index("sheriff")
    found[sheriff] = 0.1 if strong and lives[sheriff] > 2 else -0.8
    return found
