"""Inference about roles that were dealt again: every possible sequence of deals, with its weight.

A path begins with the deal at the start of the game and continues with each later deal (card/knowledge/role_deals.py).
The seat's knowledge before a deal (open roles and its own) and its knowledge now exclude paths.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boomtown.card.declared.memory import OfGame, remembers
from boomtown.card.seen.visibility import hidden_roles, knows_role
from boomtown.card.setup import ROLES
from boomtown.kernel.redeal import Rnd, deals, likely, pick

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

DEALS: Final = "role_deals"  # for each deal one number a seat: the facts right before it
MIXED, HIDDEN, ALIVE, ROLE = 1, 2, 4, 8  # the bits of a number; the role from ROLE up

Roles = tuple[str, ...]
Known = tuple[str | None, ...]  # by seat
Moment = tuple[Known, tuple[int, ...]]  # the roles known right before a deal, and the seats it mixed
Weights = dict[Roles, float]


def note_deal(s: State, seats: list[int], hidden: list[int]) -> None:
    """Record a deal. Call it before the roles of these seats are mixed."""
    flags = [
        MIXED * (p in seats) + HIDDEN * (p in hidden) + ALIVE * s.alive[p] + ROLE * ROLES.index(role)
        for p, role in enumerate(s.roles)
    ]
    s.keep(DEALS, (*s.kept(DEALS), *flags))


def seats_by_deal(s: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each deal."""
    return _seats_by_deal(s.kept(DEALS), s.n)


@lru_cache(maxsize=512)
def _seats_by_deal(kept: tuple[int, ...], n: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([p for p in range(n) if kept[at + p] & MIXED]) for at in range(0, len(kept), n)])


def known_now(s: State, seat: int | None) -> Known:
    """Return by seat the role, or None, that `seat` (None: a spectator) knows."""
    hidden = hidden_roles(s)
    own = seat if seat is not None and knows_role(s, seat, hidden) else -1
    return tuple([role if p == own or p not in hidden else None for p, role in enumerate(s.roles)])


def _moments(s: State, seat: int | None) -> tuple[Moment, ...]:
    kept, n = s.kept(DEALS), s.n
    found: list[Known] = []
    for at in range(0, len(kept), n):
        now = kept[at : at + n]
        known = [
            ROLES[flags // ROLE] if not flags & HIDDEN or (p == seat and flags & ALIVE) else None
            for p, flags in enumerate(now)
        ]
        found.append(tuple(known))
    return tuple(zip(found, seats_by_deal(s), strict=True))


def likely_roles(s: State, seat: int, known: Known) -> Weights:
    """Return the roles that all seats may have now, with weights; empty if no path fits the knowledge."""
    return _weights(_moments(s, seat), known, tuple(sorted(s.roles)))[-1]


@lru_cache(maxsize=512)
def _weights(moments: tuple[Moment, ...], known: Known, roles: Roles) -> tuple[Weights, ...]:
    """Return the weights right before each deal, and now."""
    first = moments[0][0]
    left = list(roles)
    for role in first:
        if role is not None:
            left.remove(role)
    now: Weights = {deal: weight for weight, deal in likely(first, tuple(left), None)}
    found = [now]
    for (_, mixed), after in zip(moments, [*[of for of, _ in moments[1:]], known], strict=True):
        then: Weights = {}
        for before, weight in now.items():
            possible = _dealt(before, mixed)
            for deal in possible:
                if all(role is None or role == of for role, of in zip(after, deal, strict=True)):
                    then[deal] = then.get(deal, 0.0) + weight / len(possible)
        found.append(then)
        now = then
    return tuple(found)


def _dealt(before: Roles, mixed: tuple[int, ...]) -> list[Roles]:
    """Return all results of a deal among these seats, which are equally likely."""
    found = []
    for deal in deals(tuple(sorted([before[p] for p in mixed]))):
        after = list(before)
        for p, role in zip(mixed, deal, strict=True):
            after[p] = role
        found.append(tuple(after))
    return found


def _redraw_path(g: Bang, you: int | None, rnd: Rnd) -> tuple[int, ...]:
    """Draw another path to the current roles, which have been drawn already."""
    s = g.state
    kept, n, moments = s.kept(DEALS), s.n, _moments(s, you)
    ways = _weights(moments, known_now(s, you), tuple(sorted(s.roles)))
    roles = s.roles
    if roles not in ways[-1]:  # a position made by hand
        return kept
    found: list[int] = []
    for at in reversed(range(len(moments))):
        mixed = moments[at][1]
        before = [(weight, deal) for deal, weight in ways[at].items() if _leads_to(deal, roles, mixed)]
        roles = pick(before, rnd)
        now = kept[at * n : at * n + n]
        found = [flags % ROLE + ROLE * ROLES.index(role) for flags, role in zip(now, roles, strict=True)] + found
    return tuple(found)


def _leads_to(before: Roles, after: Roles, mixed: tuple[int, ...]) -> bool:
    """Return whether a deal can lead to these roles. All that can are equally likely, as they mix the same roles."""
    same = all(role == after[p] for p, role in enumerate(before) if p not in mixed)
    return same and sorted([before[p] for p in mixed]) == sorted([after[p] for p in mixed])


remembers(OfGame(DEALS, "numbers", _redraw_path))
