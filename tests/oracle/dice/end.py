"""Being eliminated, the ghost, and who has won."""

from __future__ import annotations

from tests.oracle.dice.facts import HUNTS, JOINS, Event
from tests.oracle.dice.losses import Losses


class End(Losses):
    """Eliminations and the end of the game."""

    def look_at_end(self, t: str) -> None:
        winners = self.verdict()
        self.fallen = []
        assert (t == "end") == (winners is not None), f"{t}, winners {winners}"

    def verdict(self) -> list[int] | None:
        """Return the winners after these seats were eliminated together."""
        left = [p for p in range(self.n) if self.alive[p]]
        teams = [JOINS[self.n] if p == self.ghost and r == "renegade" else r for p, r in enumerate(self.roles)]
        if "sheriff" not in self.roles:
            return self.hunt(left)
        roles = [self.roles[p] for p in left]
        if "sheriff" not in roles:
            return left if roles == ["renegade"] else [p for p in range(self.n) if teams[p] == "outlaw"]
        if "outlaw" in roles or "renegade" in roles:
            return None
        return [p for p in range(self.n) if teams[p] in ("sheriff", "deputy")]

    def hunt(self, left: list[int]) -> list[int] | None:
        everybody = len(left) + len(self.fallen) == 3
        if everybody and self.cause in ("bullseye", "gatling"):
            target = HUNTS[self.roles[self.turn]]
            if target in [self.roles[p] for p in self.fallen]:
                return [self.turn]
        return [self.roles.index("outlaw")] if not left else left if len(left) == 1 else None

    def on_out(self, e: Event) -> None:
        who = e["who"]
        assert self.alive[who]
        assert self.life[who] == 0
        assert not self.arrows[who]
        assert self.chief != who
        assert (e["role"], e["special"]) == (self.roles[who], self.specials[who])
        assert self.ready("Devil's Left Hand") < 0 or "save" in self.answered
        self.alive[who] = False
        self.fallen.append(who)
        self.feasts = len(self.fallen)
        if self.token[0] == who:
            self.token = (-1, "", 0)

    def on_ghost(self, e: Event) -> None:
        who = e["who"]
        assert self.ghost < 0
        assert "ghost" in self.sets
        assert self.alive.count(False) == len(self.fallen)
        assert self.roles[who] != "sheriff"
        assert who == min(self.fallen, key=lambda p: (p - self.turn) % self.n)
        assert e["team"] == (JOINS[self.n] if self.roles[who] == "renegade" else "")
        self.ghost = who

    def on_end(self, e: Event) -> None:
        self.over = e["winners"]
