"""Who is who at the table: what a seat believes about roles, and whom it wishes well or ill. The same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from boomtown.bots.enmity import hunts, wishes
from boomtown.bots.history import Memory
from boomtown.bots.observation import Json, Sight
from boomtown.bots.role_inference import Chances, hidden_roles, suspect

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
GRUDGE = 0.12  # how much an act against me adds to the wish


def dealt(counts: Mapping[str, list[int]]) -> dict[int, tuple[str, ...]]:
    """The roles of a game by its number of players, from how often each is in it."""
    return {
        int(n): tuple(role for role, count in zip(ROLES, of, strict=True) for _ in range(count))
        for n, of in counts.items()
    }


class People:
    """One question to one seat. Seats are the dicts of the view."""

    dealt: ClassVar[dict[int, tuple[str, ...]]]

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight, self.memory = sight, memory
        self.me = sight.seat
        self.view = view = sight.view()
        self.seats: list[Json] = view["seats"]
        self.role: str = self.seats[self.me]["role"]
        self.others = [s["seat"] for s in self.seats if s["alive"] and s["seat"] != self.me]

    @cached_property
    def decision(self) -> Json:
        return self.sight.decision()

    @cached_property
    def chances(self) -> list[Chances]:
        """By seat the chance of each role, as this seat must see it."""
        known: list[Any] = [s["role"] for s in self.seats]
        open_ = sum(1 << p for p, role in enumerate(known) if role)
        return self.memory.belief((self.me, open_), lambda: self._suspect(known))  # type: ignore[no-any-return]

    def _suspect(self, known: list[str | None]) -> list[Chances]:
        return suspect(known, hidden_roles(known, self.dealt.get(len(known), ())), self.memory.harm)

    @cached_property
    def lawless(self) -> bool:
        """Three players with open roles and no sheriff."""
        return all(s["role"] not in (None, "sheriff") for s in self.seats)

    @cached_property
    def alone(self) -> bool:
        """Whether only the last one in the game wins, so that everybody is an enemy."""
        return self.seats[self.me].get("goal") == "last"

    @cached_property
    def wish(self) -> dict[int, float]:
        """By seat in the game: 1 shoot it, -1 a friend."""
        lives = {p: self.seats[p]["life"] for p in self.others}
        if self.lawless or self.alone:
            return hunts(self.target, lives)
        found = wishes(self.role, lives, self.chances)
        for p in self.others:
            if found[p] > -0.3:
                found[p] += GRUDGE * min(3.0, self.memory.harm.get((p, self.me), 0.0))
        return found

    @cached_property
    def target(self) -> int:
        """Whose fall by my hand wins the game (three players), or -1."""
        wanted = self.seats[self.me]["target"]
        return -1 if wanted is None else wanted

    def chance(self, seat: int, role: str) -> float:
        return self.chances[seat].get(role, 0.0)

    def must_live(self, seat: int) -> bool:
        """Whether my game is lost when this seat goes out."""
        return (
            not self.alone
            and self.seats[seat]["role"] == "sheriff"
            and (self.role == "deputy" or (self.role == "renegade" and len(self.others) > 1))
        )
