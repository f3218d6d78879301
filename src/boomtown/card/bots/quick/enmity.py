"""Enmity of `quick`: from its role, the open roles, and the acts of all seats.

bots/enmity.py says why these values differ from those of `greenhorn`.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from typing import Final

from boomtown.bots.history import History
from boomtown.card.bots.value_table import SIDES
from boomtown.card.seen.fast_view import FastView

# Weight of harming a seat with that role as an act against the law
SIDE: Final = {"sheriff": 1.0, "deputy": 1.0, "outlaw": -1.0, "renegade": -0.2, "": 0.0}
# By role: enmity towards seats with an open role; enmity towards a hidden seat without acts; change for each act
# against the law. A hidden seat without acts may be a deputy, so the sheriff does not shoot at it
ENMITY: Final[dict[str, tuple[dict[str, float], float, float]]] = {
    "sheriff": ({"sheriff": -1.0, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5}, -0.1, 0.5),
    "deputy": ({"sheriff": -1.3, "deputy": -1.0, "outlaw": 1.0, "renegade": 0.5}, 0.1, 0.5),
    "outlaw": ({"sheriff": 1.3, "deputy": 0.6, "outlaw": -0.8, "renegade": 0.2}, 0.05, -0.5),
}
MOST: Final = 2.0  # limit of the sum of acts; more of the same is no further evidence
LEAST: Final = -MOST
SURE: Final = 0.5  # least enmity towards an enemy
ODDS: Final = 1.3  # ratio of lives, law to outlaws, from which the renegade stops helping the law
ALL: Final = 0.1  # weight of an act against all other seats as an act against the law

Acts = list[tuple[int, int, float]]


class ActTotals:
    """Sums of the public acts. `acts`: by seat, how much its acts are against the law. `done`: by victim and doer, the
    harm done. `roles`: open roles by seat, "" for hidden ones. `hidden`, `shown`: seats in the game with a hidden or an
    open role. `law`: there is a sheriff (not with three players). `deputies`: number of hidden deputies. `outlaws`:
    whether outlaws are in the game.

    Tables by victim have one more entry at the end, for the index AT_ALL (-1), so that no act is a special case.
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
        self.read = self.since = 0  # acts read; acts before the last deal of roles
        self.dealings = see.dealings
        self.order: tuple[int, ...] = ()
        self.roles: list[str] = []
        self.sides: list[float] = []  # by victim, weight of harming it as an act against the law
        self.hidden: list[int] = []
        self.shown: list[int] = []
        self.law = False
        self.deputies = 0
        self.outlaws = False
        self.acts = [0.0] * n
        self.done = [[0.0] * n for _ in range(n + 1)]

    def update(self, see: FastView, acts: Acts) -> None:
        """Read the acts since the last call."""
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
        """Start again after a new deal of roles: earlier acts are no evidence of them."""
        self.dealings, self.read, self.since = see.dealings, len(acts), len(acts)
        n = len(self.acts)
        self.acts, self.done = [0.0] * n, [[0.0] * n for _ in range(n + 1)]
        self._update_roles(see, acts)

    def seen_by(self, me: int, role: str) -> list[float]:
        """Return the acts as seat `me` sees them: it knows its own role, so acts against it are evidence for it."""
        side = 0.0 if self.roles[me] else SIDE[role]
        return [act + side * harm for act, harm in zip(self.acts, self.done[me], strict=True)]

    def _update_roles(self, see: FastView, acts: Acts) -> None:
        """Read the seats in the game and the open roles. A newly open role changes the weight of acts against it."""
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
    """Enmity by seat: above 0 for an enemy, below 0 for a friend.

    Computed once per turn and after an elimination: the other seats act in their own turns, and own acts are no
    evidence. A renegade counts lives, so it computes it also when these have changed.
    """

    __slots__ = ("_acts", "_found", "_lives", "_moment", "_seat", "_totals")

    def __init__(self) -> None:
        self._seat = -1
        self._moment: tuple[int, tuple[int, ...]] = (-1, ())
        self._acts: Acts | None = None
        self._totals: ActTotals | None = None  # sums of `_acts`
        self._lives: list[int] | None = None  # lives of the last computation, for a renegade
        self._found: list[float] = []

    def of(self, see: FastView, history: History) -> list[float]:
        """Return the enmity by seat; 0 for the own seat and eliminated seats."""
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
        if see.goal == "last":  # all other seats are enemies
            self._lives, found = None, [0.0] * len(see.lives)
            for p in see.order:
                found[p] = float(p != see.seat)
            return found
        role = SIDES.get(see.side, "") or see.role
        self._lives = see.lives[:] if role == "renegade" else None
        if not totals.law:
            return _without_law(see)
        return _balance(see, totals) if role == "renegade" else _by_role(see.seat, role, totals)


def _by_role(me: int, role: str, totals: ActTotals) -> list[float]:
    """Return the enmity of the law and the outlaws."""
    roles, acts, done = totals.roles, totals.acts, totals.done[me]
    side = 0.0 if roles[me] else SIDE[role]  # as in `seen_by`, only for hidden seats
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


def _without_law(see: FastView) -> list[float]:
    """Return the enmity of three players: towards the own target, or all once targets no longer count."""
    hunted, found = see.hunted(), [0.0] * len(see.lives)
    for p in see.order:
        found[p] = 1.0 if hunted in (-1, p) else 0.2
    found[see.seat] = 0.0
    return found


def _clamp(act: float) -> float:
    return MOST if act > MOST else LEAST if act < LEAST else act


def _add_enemies(me: int, role: str, totals: ActTotals, found: list[float]) -> None:
    """Add the enemies of the sheriff and the deputies among the hidden seats.

    A hidden seat is an enemy once no deputy is hidden. If no outlaw is left, the hidden seats with the most acts
    against the law count as the renegade; otherwise the law would stop shooting.
    """
    roles, outlaws = totals.roles, totals.outlaws
    deputies = totals.deputies - (roles[me] == "")  # without myself
    if deputies and outlaws:
        return
    enemies = [p for p in totals.hidden if p != me]
    if not outlaws and not enemies:
        for p in totals.shown:
            if roles[p] == "renegade":
                found[p] = 1.0
    elif deputies:
        acts = [_clamp(act) for act in totals.seen_by(me, role)]
        worst = max([acts[p] for p in enemies])
        enemies = [p for p in enemies if acts[p] == worst]
    for p in enemies:
        if found[p] < SURE:
            found[p] = SURE


def _balance(see: FastView, totals: ActTotals) -> list[float]:
    """Return the enmity of the renegade: it helps the weaker side, and spares the sheriff until the two are alone."""
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
