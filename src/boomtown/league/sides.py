"""Sides of a game for the estimate of strength: the seats that win together, and the side that won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LAW = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws"}

Member = tuple[str, str]  # bot and role


@dataclass(frozen=True)
class Outcome:
    """Outcome of a game. `sides`: name and members of each side; `won`: the sides that may have won, by place.

    A game that a fault ended was won by one of the other sides. A game without a winner has no place in `won`.
    """

    sides: tuple[tuple[str, tuple[Member, ...]], ...]
    won: tuple[int, ...]
    fault: tuple[str, str] | None = None  # the bot and the description

    @property
    def members(self) -> Counter[Member]:
        """Return the number of seats by bot and role."""
        return Counter(member for _, members in self.sides for member in members)

    @property
    def winners(self) -> set[Member]:
        """Return the bots and roles of the side that won; empty if that is unknown."""
        return set(self.sides[self.won[0]][1]) if len(self.won) == 1 and not self.fault else set()


def read(game: Mapping[str, Any]) -> Outcome:
    """Return the outcome of a stored game.

    Sheriff and deputies are one side, and so are the outlaws. Each other seat is a side of its own: a renegade, and
    every player of a game without a sheriff.
    """
    roles, bots = game["roles"], game["bots"]
    names = [LAW.get(role, role) if "sheriff" in roles else role for role in roles]
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        seats.setdefault(name if name in LAW.values() else f"{name} {seat}", []).append(seat)
    groups = sorted(seats.values(), key=lambda group: (names[group[0]], sorted(bots[seat] for seat in group)))
    sides = tuple((names[group[0]], tuple(sorted((bots[p], roles[p]) for p in group))) for group in groups)
    fault = game.get("fault")
    if fault:
        seat, said = fault
        lost = next(place for place, group in enumerate(groups) if seat in group)
        others = tuple(place for place in range(len(groups)) if place != lost)
        return Outcome(sides, others, (bots[seat], said))
    scores = [sum(seat in game["winners"] for seat in group) for group in groups]  # a ghost may join another side
    return Outcome(sides, (scores.index(max(scores)),) if game["winners"] else ())
