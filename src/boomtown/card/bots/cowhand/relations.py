"""Relations of `cowhand` to the other seats: role probabilities and enmity, computed once a turn."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.bots.enmity import enmity_without_law
from boomtown.bots.history import History
from boomtown.card.bots.cowhand.belief import OUTLAW, SHERIFF, Acts, Chances, PublicBelief
from boomtown.card.bots.cowhand.weights import Weights
from boomtown.card.bots.value_table import SIDES
from boomtown.card.seen.fast_view import FastView

FRIEND = -0.3  # enmity below which acts against this seat do not count
MOST_ACTS = 3.0


class Relations:
    """Enmity by seat (1 for an enemy, below 0 for a friend) and probabilities of the roles, for one seat.

    It is computed again after a further turn or an elimination, for a renegade also when lives have changed.
    """

    __slots__ = (
        "_acts",
        "_all",
        "_belief",
        "_lives",
        "_moment",
        "chances",
        "early",
        "enmity",
        "lawless",
        "role",
        "weights",
    )

    def __init__(self, weights: dict[str, Weights]) -> None:
        self._all = weights
        self._moment: tuple[int, tuple[int, ...], int] = (-1, (), -1)
        self._acts: Acts | None = None
        self._belief: PublicBelief | None = None
        self._lives: list[int] | None = None
        self.chances: Chances = []
        self.early = 0.0  # cost of harming one seat now
        self.enmity: list[float] = []
        self.role = ""
        self.lawless = False
        self.weights = weights["outlaw"]

    def update(self, see: FastView, history: History) -> bool:
        """Compute the relations if the situation has changed; return whether it has."""
        turn, order = see.moment()
        moment = (turn, order, see.seat)
        if moment == self._moment and history.acts is self._acts and (self._lives is None or self._lives == see.lives):
            return False
        self._moment = moment
        self._compute(see, history)
        return True

    def _compute(self, see: FastView, history: History) -> None:
        belief = self._belief
        if belief is None or history.acts is not self._acts:
            belief = self._belief = history.notes.get("roles") or history.notes.setdefault("roles", PublicBelief(see))
            self._acts = history.acts
        belief.update(see, history.acts)
        me, role = see.seat, see.role
        self.role = SIDES.get(see.side, "") or role
        self.weights = weights = self._all.get(self.role) or self._all["outlaw"]
        self.early = weights.early if self._moment[0] <= len(see.lives) else 0.0
        self._lives = see.lives[:] if self.role == "renegade" else None
        others = [p for p in see.order if p != me]
        self.lawless = see.goal == "last" or "sheriff" not in belief.roles
        self.enmity = found = [0.0] * len(see.lives)
        if self.lawless:
            self.chances = [[0.0] * 4 for _ in see.lives]
            target = -1 if see.goal == "last" else see.hunted()
            for p, enmity in enmity_without_law(target, {p: see.lives[p] for p in others}).items():
                found[p] = enmity
            return
        self.chances = chances = belief.seen_by(me, role)
        sheriff, deputy, outlaw, renegade = self._row(see, others)
        for p in others:
            a, b, c, d = chances[p]
            enmity = a * sheriff + b * deputy + c * outlaw + d * renegade
            if enmity > FRIEND:
                harm = belief.amounts.get((p, me), 0.0)
                if harm:
                    enmity += weights.revenge * min(MOST_ACTS, harm)
                if not belief.roles[p]:
                    enmity += weights.hidden
            found[p] = enmity
        if self.role == "renegade" and len(others) > 1:
            for p in others:
                if chances[p][SHERIFF] == 1.0 and see.lives[p] <= 2:
                    found[p] = min(found[p], weights.spared)

    def _row(self, see: FastView, others: list[int]) -> tuple[float, float, float, float]:
        """Return the enmity towards each role."""
        w, chances, lives = self.weights, self.chances, see.lives
        if self.role == "renegade":
            if len(others) == 1:
                return (1.3, 1.0, 1.0, 1.0)
            outlaws = sum([lives[p] * chances[p][OUTLAW] for p in others])
            law = sum([lives[p] for p in others]) - outlaws
            if law > w.law_ahead * outlaws:
                return w.law_sheriff, w.law_deputy, w.law_outlaw, w.law_renegade
            if law < w.out_ahead * outlaws:
                return w.out_sheriff, w.out_deputy, w.out_outlaw, w.out_renegade
        elif self.role != "outlaw" and not any(chances[p][OUTLAW] for p in others):
            return w.sheriff, w.deputy, 1.0, 1.0
        return w.sheriff, w.deputy, w.outlaw, w.renegade

    def must_live(self, seat: int, see: FastView) -> bool:
        """Return whether this seat loses if that one is eliminated."""
        if self.lawless or self.chances[seat][SHERIFF] != 1.0:
            return False
        return self.role == "deputy" or (self.role == "renegade" and len(see.order) > 2)
