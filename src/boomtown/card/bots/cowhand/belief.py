"""Belief of `cowhand` about the hidden roles, updated act by act.

The numbers are those of `boomtown.bots.role_inference`, with two differences. A seat's own acts are no evidence for it,
because it knows why it acted. Acts against all other seats are no evidence either: their weights are about 0.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from boomtown.bots.history import AT_ALL
from boomtown.bots.role_inference import ROLES, act_likelihood
from boomtown.card.bots.value_table import SIDES
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.redeal import deals

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
NUMBER: Final = {role: number for number, role in enumerate(ROLES)}
Acts = list[tuple[int, int, float]]
Chances = list[list[float]]  # by seat and number of the role
Allowed = tuple[list[int], list[list[int]]]


def number_of_role(role: str) -> int:
    """Return the number of a role. A role of a variant has that of the plain role with the same aim."""
    return NUMBER.get(SIDES.get(role) or role, OUTLAW)


class PublicBelief:
    """Log-likelihoods of all deals of the hidden roles, by the seat that acted. All bots of a game share it.

    `roles`: public roles by seat, "" for hidden ones. `amounts`: sums of the acts by (by, to).
    """

    __slots__ = (
        "_chosen",
        "_deals",
        "_known",
        "_likely",
        "_pairs",
        "_read",
        "_total",
        "amounts",
        "dealings",
        "order",
        "roles",
    )

    def __init__(self, see: FastView) -> None:
        self.dealings = see.dealings
        self.order: tuple[int, ...] = ()
        self.roles: list[str] = []
        self.amounts: dict[tuple[int, int], float] = {}
        self._deals: list[tuple[int, ...]] = []
        self._likely: list[list[float]] = []  # by the acting seat
        self._total: list[float] = []  # over all seats
        self._known: list[list[float] | None] = []  # probabilities of a public role, by seat
        self._pairs: dict[tuple[int, int], list[int]] = {}
        self._chosen: dict[tuple[int, int], Allowed] = {}
        self._read = 0

    def update(self, see: FastView, acts: Acts) -> None:
        """Read the acts since the last call. Discard those of seats whose roles were dealt again since then."""
        if see.order is not self.order or not self.roles:
            self.order = see.order
            roles, left = see.roles()
            if roles != self.roles:
                self._set_roles(roles, left)
        for by, to, harm in acts[self._read :]:
            if to != AT_ALL:
                before = self.amounts.get((by, to), 0.0)
                self.amounts[by, to] = before + harm
                self._add(by, to, before, before + harm)
        self._read = len(acts)
        if see.dealings != self.dealings:
            again = {seat for seats in see.dealings[len(self.dealings) :] for seat in seats}
            self.amounts = {pair: amount for pair, amount in self.amounts.items() if pair[0] not in again}
            self.dealings = see.dealings
            self._set_roles(*see.roles())

    def _set_roles(self, roles: list[str], left: list[str]) -> None:
        """List the deals that these public roles allow, and weigh all acts again."""
        self.roles, self._pairs, self._chosen = roles, {}, {}
        hidden = [p for p, role in enumerate(roles) if not role]
        start = [number_of_role(role) for role in roles]
        self._deals = []
        for deal in deals(tuple(left)):
            for p, role in zip(hidden, deal, strict=True):
                start[p] = number_of_role(role)
            self._deals.append(tuple(start))
        self._likely = [[0.0] * len(self._deals) for _ in roles]
        self._total = [0.0] * len(self._deals)
        self._known = [[float(number_of_role(role) == i) for i in range(4)] if role else None for role in roles]
        for (by, to), amount in self.amounts.items():
            self._add(by, to, 0.0, amount)

    def _add(self, by: int, to: int, before: float, now: float) -> None:
        if self.roles[by] and self.roles[to]:
            return
        pair = self._pairs.get((by, to))
        if pair is None:
            pair = self._pairs[by, to] = [4 * deal[by] + deal[to] for deal in self._deals]
        change = _change(before, now)
        changes = [change[i] for i in pair]
        self._likely[by] = [likely + more for likely, more in zip(self._likely[by], changes, strict=True)]
        self._total = [likely + more for likely, more in zip(self._total, changes, strict=True)]

    def seen_by(self, me: int, role: str) -> Chances:
        """Return the probability of each role by seat, for a seat that knows its own role ("" if it does not)."""
        allowed, columns = self._allowed(me, role)
        every, own = self._total, self._likely[me]
        logs = [every[i] - own[i] for i in allowed]
        top = max(logs)
        weights = [exp(log - top) for log in logs]
        total = sum(weights)
        weights = [weight / total for weight in weights]
        found = []
        for known, column in zip(self._known, columns, strict=True):
            if known is not None:
                found.append(known)
                continue
            of = [0.0, 0.0, 0.0, 0.0]
            for weight, number in zip(weights, column, strict=True):
                of[number] += weight
            found.append(of)
        return found

    def _allowed(self, me: int, role: str) -> Allowed:
        """Return the deals that this seat holds possible, and for each seat its role in them."""
        number = number_of_role(role) if role and not self.roles[me] else -1
        found = self._chosen.get((me, number))
        if found is None:
            every = range(len(self._deals))
            allowed = [i for i in every if number < 0 or self._deals[i][me] == number] or [*every]
            columns = [[self._deals[i][p] for i in allowed] for p in range(len(self.roles))]
            found = self._chosen[me, number] = allowed, columns
        return found


@lru_cache(maxsize=4096)
def _change(before: float, now: float) -> list[float]:
    """Return the change of the log-likelihood by 4 * number of the acting role + number of the other one."""
    old, new = _table(before), _table(now)
    return [b - a for a, b in zip(old, new, strict=True)]


@lru_cache(maxsize=4096)
def _table(amount: float) -> list[float]:
    if not amount:
        return [0.0] * 16
    table = act_likelihood(False, amount)
    return [table[a][b] for a in ROLES for b in ROLES]
