"""Relations of a seat to the other players for one decision: role probabilities and enmity. The same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from boomtown.bots.enmity import enmity_by_role, enmity_without_law
from boomtown.bots.history import History
from boomtown.bots.observation import Json, Observation
from boomtown.bots.role_inference import Chances, hidden_roles, role_probabilities

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
ENMITY_PER_ACT = 0.12  # enmity for each act against me


def roles_by_players(counts: Mapping[str, list[int]]) -> dict[int, tuple[str, ...]]:
    """Return the roles of a game by number of players. `counts`: how often each role is in it."""
    return {
        int(n): tuple(role for role, count in zip(ROLES, of, strict=True) for _ in range(count))
        for n, of in counts.items()
    }


class Relations:
    """Information about the other players at one question. Seats are the dicts of the view."""

    dealt: ClassVar[dict[int, tuple[str, ...]]]

    def __init__(self, observation: Observation, history: History) -> None:
        self.observation, self.history = observation, history
        self.me = observation.seat
        self.view = view = observation.view()
        self.seats: list[Json] = view["seats"]
        self.role: str = self.seats[self.me]["role"]
        self.others = [s["seat"] for s in self.seats if s["alive"] and s["seat"] != self.me]

    @cached_property
    def decision(self) -> Json:
        return self.observation.decision()

    @cached_property
    def chances(self) -> list[Chances]:
        """Probability of each role by seat, from the information of this seat."""
        known: list[Any] = [s["role"] for s in self.seats]
        open_ = sum(1 << p for p, role in enumerate(known) if role)
        return self.history.cached((self.me, open_), lambda: self._role_probabilities(known))  # type: ignore[no-any-return]

    def _role_probabilities(self, known: list[str | None]) -> list[Chances]:
        return role_probabilities(known, hidden_roles(known, self.dealt.get(len(known), ())), self.history.harm)

    @cached_property
    def lawless(self) -> bool:
        """True if there is no sheriff (three players, open roles)."""
        return all(s["role"] not in (None, "sheriff") for s in self.seats)

    @cached_property
    def alone(self) -> bool:
        """True if only the last player in the game wins, so all other players are enemies."""
        return self.seats[self.me].get("goal") == "last"

    @cached_property
    def enmity(self) -> dict[int, float]:
        """Enmity by seat in the game: 1 for an enemy to be shot, -1 for a friend."""
        lives = {p: self.seats[p]["life"] for p in self.others}
        if self.lawless or self.alone:
            return enmity_without_law(self.target, lives)
        found = enmity_by_role(self.role, lives, self.chances)
        for p in self.others:
            if found[p] > -0.3:
                found[p] += ENMITY_PER_ACT * min(3.0, self.history.harm.get((p, self.me), 0.0))
        return found

    @cached_property
    def target(self) -> int:
        """Seat that I must eliminate to win (three players), or -1."""
        wanted = self.seats[self.me]["target"]
        return -1 if wanted is None else wanted

    def chance(self, seat: int, role: str) -> float:
        return self.chances[seat].get(role, 0.0)

    def must_live(self, seat: int) -> bool:
        """Return whether I lose if this seat is eliminated."""
        return (
            not self.alone
            and self.seats[seat]["role"] == "sheriff"
            and (self.role == "deputy" or (self.role == "renegade" and len(self.others) > 1))
        )
