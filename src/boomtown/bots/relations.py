"""Relations of a seat to the other players for one decision: role probabilities and enmity. The same in every game."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from boomtown.bots.computed_once import computed_once
from boomtown.bots.enmity import enmity_by_role, enmity_without_law
from boomtown.bots.history import History
from boomtown.bots.observation import Json
from boomtown.bots.persona import PLAIN, Persona
from boomtown.bots.role_inference import ActTable, Chances, hidden_roles, role_probabilities
from boomtown.kernel.compiling import mypyc_attr

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
ENMITY_PER_ACT = 0.12  # enmity for each act against me


def roles_by_players(counts: Mapping[str, list[int]]) -> dict[int, tuple[str, ...]]:
    """Return the roles of a game by number of players. `counts`: how often each role is in it."""
    return {
        int(n): tuple(role for role, count in zip(ROLES, of, strict=True) for _ in range(count))
        for n, of in counts.items()
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Relations:
    """Information about the other players at one question. Seats are the dicts of the view."""

    dealt: ClassVar[dict[int, tuple[str, ...]]]
    act_table: ClassVar[ActTable]

    def __init__(self, me: int, history: History, persona: Persona = PLAIN) -> None:
        self.me, self.history, self.persona = me, history, persona

    @computed_once
    def view(self) -> Json:
        """The view of this seat."""
        raise NotImplementedError

    @computed_once
    def seats(self) -> list[Json]:
        found: list[Json] = self.view["seats"]
        return found

    @computed_once
    def role(self) -> str:
        """The role of this seat, "" if it does not know it."""
        return self.known[self.me] or ""

    @computed_once
    def others(self) -> list[int]:
        """The other seats in the game, in ascending order."""
        return [p for p in self.in_game if p != self.me]

    @computed_once
    def in_game(self) -> list[int]:
        """The seats in the game, in ascending order."""
        return [p for p, seat in enumerate(self.seats) if seat["alive"]]

    @computed_once
    def known(self) -> tuple[str | None, ...]:
        """Roles by seat that this seat knows."""
        return tuple([seat["role"] for seat in self.seats])

    def lives_of_others(self) -> dict[int, int]:
        """Return the lives of the other players in the game, by seat."""
        return {p: self.seats[p]["life"] for p in self.others}

    @computed_once
    def chances(self) -> list[Chances]:
        """Probability of each role by seat, from the information of this seat."""
        return self.history.cached((self.me, self.known), self._role_probabilities)  # type: ignore[no-any-return]

    def _role_probabilities(self) -> list[Chances]:
        known = self.known
        left = hidden_roles(known, self.dealt.get(len(known), ()))
        return role_probabilities(self.act_table, known, left, self.history.harm)

    @computed_once
    def lawless(self) -> bool:
        """True if there is no sheriff (three players, open roles)."""
        return None not in self.known and "sheriff" not in self.known

    @computed_once
    def alone(self) -> bool:
        """True if only the last player in the game wins, so all other players are enemies."""
        return False

    @computed_once
    def enmity(self) -> dict[int, float]:
        """Enmity by seat in the game: 1 for an enemy to be shot, -1 for a friend."""
        lives = self.lives_of_others()
        if self.lawless or self.alone:
            return enmity_without_law(self.target, lives)
        persona = None if self.persona is PLAIN else self.persona  # its hash takes time
        key = (self.me, persona, self.role, self.known, *lives.items())
        return self.history.cached(key, lambda: self._enmity(lives))  # type: ignore[no-any-return]

    def _enmity(self, lives: dict[int, int]) -> dict[int, float]:
        found = enmity_by_role(self.role, lives, self.chances)
        me, harm, revenge = self.me, self.history.harm, self.persona.revenge
        for p in self.others:
            if found[p] > -0.3:
                found[p] += revenge * ENMITY_PER_ACT * min(3.0, harm.get((p, me), 0.0))
        if self.persona is not PLAIN and len(lives) > 1:
            found = {p: self.persona.changed(enmity, not self.known[p]) for p, enmity in found.items()}
        return found

    @computed_once
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
            and self.known[seat] == "sheriff"
            and (self.role == "deputy" or (self.role == "renegade" and len(self.others) > 1))
        )
