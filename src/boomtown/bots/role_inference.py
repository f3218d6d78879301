"""Probabilities of the hidden roles, inferred from which seat harmed which.

All deals of the hidden roles are weighed together. A role that becomes known therefore changes the probabilities of
every seat that has acted against its owner.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import TypeVar

from boomtown.kernel.redeal import deals

Chances = dict[str, float]
Deal = tuple[str, ...]  # roles by seat
Harm = dict[tuple[int, int], float]  # by (seat that acted, seat that was harmed or AT_ALL)
Table = dict[str, dict[str, float]]  # by the role of the acting seat and that of the other one
Acts = list[tuple[int, int, Table]]  # (by, to, log-likelihood by roles); the key "" for an act against all other seats
Pick = Callable[[Sequence[float]], Sequence[float]]  # the values of some deals
R = TypeVar("R")  # a role or its number
ROLES = ("sheriff", "deputy", "outlaw", "renegade")

ENOUGH = 3.0  # more of the same says nothing new
FIRST = 1.0  # the first act says more than the next ones
MOST_KEPT = 64  # lists of log-likelihoods for one list of deals; a list has up to 210 numbers
_NUMBER = {role: number for number, role in enumerate(ROLES)}


@dataclass(frozen=True, eq=False)
class ActTable:
    """Log-likelihoods of acts by the roles of both seats, relative to other roles. Each game has its own table,
    fitted by `python -m boomtown.evaluation.train.roles FOLDER GAME` on games of several bots (docs/evaluation.md).

    `much`: for each unit of harm up to ENOUGH; `some`: for the first unit, in addition; `help`: for each unit of help;
    `at_all`: for each unit of harm to all other seats, by the role of the acting seat.
    """

    much: Table
    some: Table
    help: Table
    at_all: Mapping[str, float]


# Of a game without a table of its own: acts say nothing
_NOTHING = dict.fromkeys(ROLES, 0.0)
NO_TABLE = ActTable(
    dict.fromkeys(ROLES, _NOTHING), dict.fromkeys(ROLES, _NOTHING), dict.fromkeys(ROLES, _NOTHING), _NOTHING
)


def joint(table: ActTable, known: Sequence[str | None], left: Deal, harm: Harm) -> list[tuple[float, Deal]]:
    """Return all deals of the roles with their probabilities. `known`: roles by seat, None if hidden; `left`: the
    hidden roles.
    """
    acts = [act for act in explained(table, harm) if not known[act[0]] or (act[1] >= 0 and not known[act[1]])]
    roles = [role or "" for role in known]
    hidden = [p for p, role in enumerate(known) if role is None]
    weighed = []
    for deal in deals(left):
        for p, role in zip(hidden, deal, strict=True):
            roles[p] = role
        weighed.append((weight(acts, roles), tuple(roles)))
    total = sum(found for found, _ in weighed)
    return [(found / total, deal) for found, deal in weighed]


def explained(table: ActTable, harm: Harm) -> Acts:
    """Return the acts as (by, to, log-likelihood by the roles of both)."""
    return [(a, b, act_likelihood(table, b < 0, w)) for (a, b), w in harm.items()]


@lru_cache(maxsize=4096)
def act_likelihood(table: ActTable, at_all: bool, amount: float) -> Table:
    """Return the log-likelihood of this sum of acts between two seats, by their roles; negative amounts are help."""
    much, some = min(ENOUGH, abs(amount)), min(FIRST, abs(amount))
    if at_all:
        return {role: {"": (much if amount > 0 else -much) * says} for role, says in table.at_all.items()}
    if amount < 0:
        return {a: {b: much * says for b, says in row.items()} for a, row in table.help.items()}
    return {a: {b: much * says + some * table.some[a][b] for b, says in row.items()} for a, row in table.much.items()}


def weight(acts: Acts, roles: Sequence[str]) -> float:
    """Return the likelihood of these acts if the seats have these roles, on an arbitrary scale."""
    likely = 0.0
    for a, b, says in acts:
        likely += says[roles[a]][roles[b] if b >= 0 else ""]
    return exp(likely)


class _Likelihoods(dict[tuple[tuple[int, int], float], Sequence[float] | None]):
    """Log-likelihoods by deal of the sum of the acts of a pair of seats; None if the acts say nothing."""

    __slots__ = ("_certain", "_columns", "_pairs", "_table")

    def __init__(self, table: ActTable, certain: list[Chances], columns: list[list[int]]) -> None:
        self._table, self._certain, self._columns = table, certain, columns
        self._pairs: dict[tuple[int, int], Pick] = {}

    def __missing__(self, act: tuple[tuple[int, int], float]) -> Sequence[float] | None:
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[act] = self._weighed(*act)
        return found

    def _weighed(self, pair: tuple[int, int], amount: float) -> Sequence[float] | None:
        by, to = pair
        if self._certain[by] and (to < 0 or self._certain[to]):
            return None
        pick = self._pairs.get(pair)
        if pick is None:
            pick = self._pairs[pair] = pair_picker(self._columns[by], self._columns[to if to >= 0 else by])
        return pick(likelihood_by_pair(self._table, to < 0, amount))


class _Deals:
    """Deals of the hidden roles in columns: by seat, the numbers of its roles. Any number of games share them."""

    __slots__ = ("certain", "likely", "number", "places")

    def __init__(self, table: ActTable, known: tuple[str | None, ...], left: Deal) -> None:
        of = deals(left)
        self.number = len(of)
        self.certain: list[Chances] = [{role: 1.0} if role else {} for role in known]
        hidden = [p for p, role in enumerate(known) if role is None]
        columns = dict(zip(hidden, zip(*of, strict=True), strict=False))
        self.places = [
            (p, [(role, picker(at)) for role, at in places_of(column).items()]) for p, column in columns.items()
        ]
        numbers = [
            [_NUMBER.get(found, 0) for found in (columns[p] if role is None else (role,) * self.number)]
            for p, role in enumerate(known)
        ]
        self.likely = _Likelihoods(table, self.certain, numbers)


def places_of(column: Iterable[R]) -> dict[R, list[int]]:
    """Return for each role in a column the places where it is."""
    places: dict[R, list[int]] = {}
    for i, role in enumerate(column):
        places.setdefault(role, []).append(i)
    return places


def picker(places: Sequence[int]) -> Pick:
    """Return a function that picks the values at these places of a sequence."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


def pair_picker(by: Sequence[int], to: Sequence[int]) -> Pick:
    """Return a function that picks, by deal, the value of a pair of roles from `likelihood_by_pair`. `by`, `to`: by
    deal, the number of the role of the acting seat, and of the seat that it acted on.
    """
    return picker([4 * a + b for a, b in zip(by, to, strict=True)])


@lru_cache(maxsize=4096)
def _deals_of(table: ActTable, known: tuple[str | None, ...], left: Deal) -> _Deals:
    return _Deals(table, known, left)


@lru_cache(maxsize=4096)
def likelihood_by_pair(table: ActTable, at_all: bool, amount: float) -> list[float]:
    """Return the log-likelihood of this sum of acts by 4 * number of the acting role + number of the role acted on."""
    likely = act_likelihood(table, at_all, amount)
    return [likely[a]["" if at_all else b] for a in ROLES for b in ROLES]


def role_probabilities(table: ActTable, known: Sequence[str | None], left: Deal, harm: Harm) -> list[Chances]:
    """Return the probability of each role by seat. `known`: roles by seat, None if hidden; `left`: the hidden roles.

    The result is that of `roles_by_seat(known, joint(table, known, left, harm))`, computed by columns.
    """
    of = _deals_of(table, tuple(known), left)
    columns = [found for act in harm.items() if (found := of.likely[act]) is not None]
    weights = [*map(exp, map(sum, zip(*columns, strict=True)))] if columns else [1.0] * of.number
    total = sum(weights)
    weights = [found / total for found in weights]
    chances = of.certain[:]
    for p, places in of.places:
        chances[p] = {role: sum(pick(weights)) for role, pick in places}
    return chances


def roles_by_seat(known: Sequence[str | None], possible: Sequence[tuple[float, Deal]]) -> list[Chances]:
    """Return the probability of each role by seat from that of each deal."""
    chances: list[Chances] = [{role: 1.0} if role else {} for role in known]
    hidden = [p for p, role in enumerate(known) if role is None]
    for chance, deal in possible:
        for p in hidden:
            of, role = chances[p], deal[p]
            of[role] = of.get(role, 0.0) + chance
    return chances


def hidden_roles(known: Sequence[str | None], dealt: Deal) -> Deal:
    """Return the roles that were dealt and are not known. If a setup has too few, the other seats count as outlaws."""
    return _hidden_roles(tuple(known), dealt)


@lru_cache(maxsize=4096)
def _hidden_roles(known: tuple[str | None, ...], dealt: Deal) -> Deal:
    left = list(dealt)
    for role in known:
        if role in left:
            left.remove(role)
    hidden = known.count(None)
    left += ["outlaw"] * (hidden - len(left))
    return tuple(left[:hidden])
