"""Redeal of hidden cards and roles: chance supplied by the caller, and deals of hidden roles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from boomtown.kernel.chance import Chance
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import Ask, Frame

T = TypeVar("T")


class Rng(Protocol):
    """Source of random numbers, such as `random.Random`."""

    def random(self) -> float:
        """Return a number in [0, 1)."""


# Roles by seat, None for those to draw; or a function that gives the weight of a deal of all roles (any scale)
Roles = Sequence[str | None] | Callable[[tuple[str, ...]], float]


class Playout(Chance):
    """Chance taken directly from an `Rng`. It is faster than a hash, and each game gets another future."""

    __slots__ = ("rnd",)

    def __init__(self, rng: Rng) -> None:
        self.rnd = rng.random

    def choose(self, counter: int, among: Sequence[int]) -> int:
        return int(self.rnd() * len(among))

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        rnd = self.rnd
        return [int(rnd() * len(die)) for die in sides]

    def shuffle(self, counter: int, cards: list[int], top: int = -1) -> None:
        mix(cards, self.rnd)


Rnd = Callable[[], float]


def mix(cards: list[int], rnd: Rnd) -> None:
    """Shuffle in place. Sorting by random keys is a quarter faster than Fisher-Yates in plain Python."""
    cards.sort(key=lambda _: rnd())


def draw_from(pool: list[int], count: int, rnd: Rnd) -> list[int]:
    """Remove `count` cards from the pool, each equally likely, and return them."""
    found = []
    for _ in range(count):
        i = int(rnd() * len(pool))
        found.append(pool[i])
        pool[i] = pool[-1]
        pool.pop()
    return found


@lru_cache(maxsize=2048)
def deals(left: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return all different orders of these roles. Each stands for equally many deals of the cards.

    The result is cached, so callers must not change it.
    """
    if not left:
        return [()]
    found = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        found += [(role, *others) for others in deals(tuple(rest))]
    return found


def deal_roles(known: Sequence[str | None], left: tuple[str, ...], roles: Roles | None, rnd: Rnd) -> tuple[str, ...]:
    """Return roles by seat. Known roles stay, and the roles `left` go to the remaining seats.

    `roles` is the condition or the weights of the caller; None makes all deals equally likely. Raises RedealError if it
    allows no deal.
    """
    if roles is not None:
        return pick(likely(known, left, roles), rnd)
    possible = deals(left)
    return _filled(known, possible[int(rnd() * len(possible))])


def likely(
    known: Sequence[str | None], left: tuple[str, ...], roles: Roles | None
) -> list[tuple[float, tuple[str, ...]]]:
    """Return all deals of the roles `left` that the caller allows, as (weight, deal).

    Raises RedealError if no deal is allowed.
    """
    possible = [_filled(known, deal) for deal in deals(left)]
    if callable(roles):
        found = [(float(roles(deal)), deal) for deal in possible]
        total = sum(weight for weight, _ in found)
        if not 0 < total < float("inf") or min(found)[0] < 0:
            said = ", ".join(f"{weight:g}" for weight, _ in found[:6])
            raise RedealError(f"expected weights from 0 up and one above for {len(found)} deals of roles, got {said}")
        return found
    if roles is None:
        return [(1.0, deal) for deal in possible]
    if isinstance(roles, str) or len(roles) != len(known):
        raise RedealError(f"expected {len(known)} roles by seat, None for those to be drawn, got {roles!r}")
    fit = [(1.0, d) for d in possible if all(r in (None, of) for r, of in zip(roles, d, strict=True))]
    if not fit:
        so_far = ", ".join(role or "?" for role in known)
        raise RedealError(f"expected roles that go with {so_far} and deal out {', '.join(left)}, got {list(roles)!r}")
    return fit


def _filled(known: Sequence[str | None], deal: Sequence[str]) -> tuple[str, ...]:
    """Return all roles by seat, with the hidden ones filled in by order."""
    hidden = iter(deal)
    return tuple([next(hidden) if role is None else role for role in known])


def pick(weighed: Sequence[tuple[float, T]], rnd: Rnd) -> T:
    """Return one of the entries at random by weight. At least one weight must be above 0."""
    at = rnd() * sum(weight for weight, _ in weighed)
    for weight, one in weighed:
        at -= weight
        if at < 0:
            return one
    return next(one for weight, one in reversed(weighed) if weight > 0)  # rounding


def question(g: Any, step: Frame) -> Ask | None:
    """Return the question of a step that is off the stack, or None if it would not wait for an answer."""
    ask: Ask | None = step.run(g)
    if ask is None or not ask.options:
        return None
    ask, choice = g.put(ask)
    return ask if choice else None


def check_seat(seat: object, players: int) -> None:
    """Raise RedealError if the seat does not exist."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise RedealError(f"expected a seat from 0 to {players - 1}, got {seat!r}")


def new_seed(rnd: Rnd) -> str:
    """Return a seed for a redealt game. A game continued from its save shows nothing of the true one."""
    return f"{int(rnd() * (1 << 53)):x}"
