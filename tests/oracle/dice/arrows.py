"""Arrows and the attack; the results of the dice in their order."""

from __future__ import annotations

from tests.oracle.dice.end import End
from tests.oracle.dice.facts import PILE, Event


class Arrows(End):
    """Tokens taken, given, returned; what the dice bring about."""

    def on_arrow(self, e: Event) -> None:
        who, by = e["who"], e.get("by")
        if e.get("chief"):
            assert self.chief == PILE
            self.chief = who
        else:
            self.pile -= 1
            self.arrows[who] += 1
        assert self.pile == e["count"]
        assert self.pile >= 0
        if by is not None:
            assert self.is_(by, "El Gringo")
            assert who == self.turn
        elif not self.used:
            assert who == (self.gift if self.gift >= 0 else self.turn)
            assert not self.is_(self.turn, "Elena Fuente") or self.given_away or "elena" in self.answered
            self.taken += 1
            self.gift = -1
            self.answered.discard("elena")
        else:
            assert self.is_(who, "Bart Cassidy")
        self.must = "" if self.tokens() else "attack"

    def on_arrowgift(self, e: Event) -> None:
        assert self.is_(self.turn, "Elena Fuente")
        assert not self.given_away
        self.given_away, self.gift = True, e["to"]

    def on_attack(self, e: Event) -> None:
        assert self.tokens() == 0
        worth = [n + 2 * (self.chief == p) for p, n in enumerate(self.arrows)]
        owner = self.chief
        if owner >= 0 and all(worth[owner] > worth[p] for p in self.clockwise(0) if p != owner):
            worth[owner] = 0
        self.owe("indians", {p: min(n, 1) if self.is_(p, "Jourdonnais") else n for p, n in enumerate(worth)})

    def on_quiver(self, e: Event) -> None:
        if e.get("all"):
            assert self.cause == "indians"
            self.pile, self.arrows, self.chief = 9, [0] * self.n, min(self.chief, PILE)
            return
        who = e["who"]
        if e.get("chief"):
            assert self.chief == who
            self.chief = PILE
        else:
            self.arrows[who] -= e["count"]
            self.pile += e["count"]
            assert self.arrows[who] >= 0
        if e.get("by") == who != self.turn and self.is_(who, "Pedro Ramirez") and e["count"] == 1:
            self.mine -= 1
            assert self.mine >= 0 or "return" in self.answered

    def on_chief(self, e: Event) -> None:
        assert self.is_(self.turn, "Apache Kid")
        assert any(self.faces[i] == "arrow" for i in self.fresh)
        assert self.chief == e["from"] >= 0
        self.chief = e["who"]

    def on_arrowswap(self, e: Event) -> None:
        a, b = e["to"], e["from"]
        self.arrows[a], self.arrows[b] = self.arrows[b], self.arrows[a]
        self.chief = {a: b, b: a}.get(self.chief, self.chief)

    def on_dynamite(self, e: Event) -> None:
        assert self.faces.count("dynamite") == e["count"] >= 3
        assert not self.aims
        self.blown = True
        self.owe("dynamite", {self.turn: 1})

    def on_aim(self, e: Event) -> None:
        assert not self.beers
        assert not self.fired
        face = "bullseye1" if len(self.aims) < self.count("bullseye1") else "bullseye2"
        assert e["face"] == face
        self.doubled += e["count"] == 2
        self.aims.append((e["to"], e["count"]))
        if len(self.aims) == self.eyes():
            hits = {p: sum(power for to, power in self.aims if to == p) for p in range(self.n)}
            self.owe("bullseye", {p: max(0, n - self.is_(p, "Vera Custer")) for p, n in hits.items()})

    def on_beer(self, e: Event) -> None:
        assert len(self.aims) == self.eyes()
        assert not self.fired
        assert self.alive[e["to"]]
        if self.thirsty is None:
            self.thirsty = self.life[self.turn] <= 4
        self.beers += 1
        double = self.thirsty and e["to"] == self.turn and self.is_(self.turn, "Jesse Jones")
        self.gain = (e["to"], 2 if double else 1)

    def on_gatling(self, e: Event) -> None:
        assert len(self.aims) == self.eyes()
        assert self.beers == self.count("beer") - self.doubled
        assert self.count("gatling") >= self.gatlings()
        assert not self.fired
        self.fired = True
        self.owe_later = {p: 1 for p in self.clockwise(0) if p != self.turn and self.characters[p] != "Paul Regret"}
        self.cause = "gatling"
