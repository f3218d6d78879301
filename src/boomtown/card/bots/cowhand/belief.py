"""Belief of `cowhand` about the hidden roles, updated act by act.

The numbers are those of `boomtown.bots.role_inference`, with two differences. A seat's own acts are no evidence for it,
because it knows why it acted. Acts against all other seats are no evidence either: their weights are about 0.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import add, sub
from typing import Final

from boomtown.bots.history import AT_ALL
from boomtown.bots.role_inference import ROLES, Pick, likelihood_by_pair, pair_picker, picker, places_of
from boomtown.card.bots.act_table import ACT_TABLE
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
Allowed = tuple[Pick, list[list[Pick]]]


def number_of_role(role: str) -> int:
    """Return the number of a role. A role of a variant has that of the plain role with the same aim."""
    return NUMBER.get(SIDES.get(role) or role, OUTLAW)


class Deals:
    """Deals that the public roles allow, as numbers of roles by seat, with tables of them that all games share."""

    __slots__ = ("_allowed", "_columns", "_pairs", "deals", "hidden", "known", "place")

    def __init__(self, roles: tuple[str, ...], left: tuple[str, ...]) -> None:
        self.hidden = [not role for role in roles]
        self.known: list[list[float] | None] = [
            [float(number_of_role(role) == number) for number in range(4)] if role else None for role in roles
        ]
        start = [number_of_role(role) for role in roles]
        seats = [p for p, role in enumerate(roles) if not role]
        self.deals: list[tuple[int, ...]] = []
        for deal in deals(left):
            for p, role in zip(seats, deal, strict=True):
                start[p] = number_of_role(role)
            self.deals.append(tuple(start))
        self._columns = [*zip(*self.deals, strict=True)]  # by seat
        self.place = {deal: i for i, deal in enumerate(self.deals)}
        self._pairs: dict[tuple[int, int], Pick] = {}
        self._allowed: dict[tuple[int, int], Allowed] = {}

    def pair(self, by: int, to: int) -> Pick:
        """Return a function that picks, by deal, the value at 4 * number of the role of `by` + that of `to`."""
        found = self._pairs.get((by, to))
        if found is None:
            found = self._pairs[by, to] = pair_picker(self._columns[by], self._columns[to])
        return found

    def allowed(self, me: int, role: str) -> Allowed:
        """Return the deals that this seat holds possible, and by hidden seat and role those with that role."""
        number = number_of_role(role) if role and self.hidden[me] else -1
        found = self._allowed.get((me, number))
        if found is None:
            mine = self._columns[me]
            allowed = [i for i, a in enumerate(mine) if a == number] if number in mine else [*range(len(mine))]
            groups = [self._groups(p, allowed) if hidden else [] for p, hidden in enumerate(self.hidden)]
            found = self._allowed[me, number] = picker(allowed), groups
        return found

    def _groups(self, seat: int, allowed: list[int]) -> list[Pick]:
        """Return for each role the values of the allowed deals in which the seat has it."""
        column = self._columns[seat]
        places = places_of([column[i] for i in allowed])
        return [picker(places.get(a, ())) for a in range(4)]


@lru_cache(maxsize=2048)
def deals_of(roles: tuple[str, ...], left: tuple[str, ...]) -> Deals:
    """Return the deals for these public roles and the sorted hidden ones."""
    return Deals(roles, left)


class PublicBelief:
    """Log-likelihoods of all deals of the hidden roles, by the seat that acted. All bots of a game share it.

    `roles`: public roles by seat, "" for hidden ones. `amounts`: sums of the acts by (by, to).
    """

    __slots__ = ("_deals", "_likely", "_read", "_total", "amounts", "dealings", "order", "roles")

    _deals: Deals

    def __init__(self, see: FastView) -> None:
        self.dealings = see.dealings
        self.order: tuple[int, ...] = ()
        self.amounts: dict[tuple[int, int], float] = {}
        self._read = 0
        self._likely: list[list[float]] = []  # by the acting seat
        self._total: list[float] = []  # over all seats
        self._set_roles(*see.roles())

    def update(self, see: FastView, acts: Acts) -> None:
        """Read the acts since the last call. Discard those of seats whose roles were dealt again since then."""
        if see.order is not self.order:
            self.order = see.order
            roles, left = see.roles()
            if roles != self.roles:
                self._narrow(roles, left)
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

    def _narrow(self, roles: list[str], left: list[str]) -> None:
        """Keep the deals that further public roles allow."""
        before, after = self._deals, deals_of(tuple(roles), tuple(left))
        kept = [before.place[deal] for deal in after.deals if deal in before.place]
        if len(kept) < len(after.deals):  # roles were dealt again
            self._set_roles(roles, left)
            return
        self.roles, self._deals = roles, after
        self._likely = [[likely[i] for i in kept] for likely in self._likely]
        self._total = [self._total[i] for i in kept]

    def _set_roles(self, roles: list[str], left: list[str]) -> None:
        """List the deals that these public roles allow, and weigh all acts again."""
        self.roles = roles
        self._deals = deals_of(tuple(roles), tuple(left))
        self._likely = [[0.0] * len(self._deals.deals) for _ in roles]
        self._total = [0.0] * len(self._deals.deals)
        for (by, to), amount in self.amounts.items():
            self._add(by, to, 0.0, amount)

    def _add(self, by: int, to: int, before: float, now: float) -> None:
        if self.roles[by] and self.roles[to]:
            return
        change = _change(before, now)
        changes = self._deals.pair(by, to)(change)
        self._likely[by] = [*map(add, self._likely[by], changes)]
        self._total = [*map(add, self._total, changes)]

    def seen_by(self, me: int, role: str) -> Chances:
        """Return the probability of each role by seat, for a seat that knows its own role ("" if it does not)."""
        allowed, groups = self._deals.allowed(me, role)
        logs = [*map(sub, allowed(self._total), allowed(self._likely[me]))]
        top = max(logs)
        weights = [exp(log - top) for log in logs]
        total = sum(weights)
        weights = [weight / total for weight in weights]
        found = []
        for known, group in zip(self._deals.known, groups, strict=True):
            found.append([sum(pick(weights)) for pick in group] if known is None else known)
        return found


@lru_cache(maxsize=4096)
def _change(before: float, now: float) -> list[float]:
    """Return the change of the log-likelihood by 4 * number of the acting role + number of the other one."""
    old, new = likelihood_by_pair(ACT_TABLE, False, before), likelihood_by_pair(ACT_TABLE, False, now)
    return [b - a for a, b in zip(old, new, strict=True)]
