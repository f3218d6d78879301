"""Drawing hidden things anew: chance that comes from the caller, and deals of hidden roles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from boomtown.kernel.chance import Chance
from boomtown.kernel.errors import RedealError


class Rng(Protocol):
    """Where chance comes from; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, but not, 1."""


# Roles by seat, None for those to be drawn; or how likely a deal of all roles by seat is (any scale)
Roles = Sequence[str | None] | Callable[[tuple[str, ...]], float]


class Playout(Chance):
    """Chance straight from an `Rng`: quicker than a hash, and another future for each game that asks."""

    __slots__ = ("rnd",)

    def __init__(self, rng: Rng) -> None:
        self.rnd = rng.random

    def choose(self, counter: int, among: Sequence[int]) -> int:
        return int(self.rnd() * len(among))

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        rnd = self.rnd
        return [int(rnd() * len(die)) for die in sides]

    def shuffle(self, counter: int, cards: list[int]) -> None:
        mix(cards, self.rnd)


Rnd = Callable[[], float]


def mix(cards: list[int], rnd: Rnd) -> None:
    """Shuffle in place. A random key for each card is quicker than Fisher-Yates, in plain Python by a quarter."""
    cards.sort(key=lambda _: rnd())


def draw_from(pool: list[int], count: int, rnd: Rnd) -> list[int]:
    """Take that many out of the pool, each equally likely."""
    found = []
    for _ in range(count):
        i = int(rnd() * len(pool))
        found.append(pool[i])
        pool[i] = pool[-1]
        pool.pop()
    return found


@lru_cache(maxsize=2048)
def deals(left: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All different orders of these roles; each stands for equally many ways to deal the cards."""
    if not left:
        return ((),)
    found = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        found += [(role, *others) for others in deals(tuple(rest))]
    return tuple(found)


def deal_roles(known: Sequence[str | None], left: tuple[str, ...], roles: Roles | None, rnd: Rnd) -> tuple[str, ...]:
    """Roles by seat: those `known` stay, the roles `left` go to the others as the caller wants or equally likely.

    RedealError when `roles` allows no deal.
    """
    hidden = [p for p, role in enumerate(known) if role is None]
    possible = deals(left)
    if callable(roles):
        return _weighed([_filled(known, hidden, deal) for deal in possible], roles, rnd)
    if roles is not None:
        wanted = _wanted(known, roles)
        fit = [d for d in possible if all(wanted[p] in (None, role) for p, role in zip(hidden, d, strict=True))]
        if not fit:
            raise RedealError(f"expected {', '.join(left) or 'no roles'} for the seats {hidden}, got {list(roles)!r}")
        possible = tuple(fit)
    return _filled(known, hidden, possible[int(rnd() * len(possible))])


def _filled(known: Sequence[str | None], hidden: Sequence[int], deal: Sequence[str]) -> tuple[str, ...]:
    roles = [role or "" for role in known]
    for p, role in zip(hidden, deal, strict=True):
        roles[p] = role
    return tuple(roles)


def _wanted(known: Sequence[str | None], roles: Sequence[str | None]) -> Sequence[str | None]:
    if isinstance(roles, str) or len(roles) != len(known):
        raise RedealError(f"expected {len(known)} roles by seat, None for those to draw, got {roles!r}")
    for p, (role, open_) in enumerate(zip(roles, known, strict=True)):
        if role is not None and open_ not in (None, role):
            raise RedealError(f"expected {open_!r} for seat {p}, as it is known to be, got {role!r}")
    return roles


def _weighed(
    possible: Sequence[tuple[str, ...]], weight: Callable[[tuple[str, ...]], float], rnd: Rnd
) -> tuple[str, ...]:
    """One of the deals, as likely as its weight says."""
    weights = [weight(deal) for deal in possible]
    total = sum(weights)
    if not total > 0 or min(weights) < 0 or total == float("inf"):
        raise RedealError(
            f"expected weights from 0 up, one of them above, for {len(possible)} deals, got {weights[:6]}"
        )
    at = rnd() * total
    for deal, w in zip(possible, weights, strict=True):
        at -= w
        if at < 0:
            return deal
    return max(zip(weights, possible, strict=True))[1]  # rounding
