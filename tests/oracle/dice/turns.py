"""Turns and throws: the dice, the number of throws, and the effects due before the next throw."""

from __future__ import annotations

from tests.oracle.dice.arrows import Arrows
from tests.oracle.dice.facts import FACES, SIXTH, Event


class Turns(Arrows):
    """From the start of a turn to its end."""

    def on_turn(self, e: Event) -> None:
        self.close()
        after = [(self.turn + i) % self.n for i in range(1, self.n + 1)]
        if self.turn < 0:
            due = self.roles.index("sheriff" if "sheriff" in self.roles else "deputy")
        else:
            due = next(p for p in after if self.alive[p] or p == self.ghost)
        assert e["who"] == (self.extra if self.extra >= 0 else due)
        self.extra = -1
        self.begin(e["who"])

    def on_extra(self, e: Event) -> None:
        assert e["who"] == self.turn
        self.extra = self.turn

    def close(self) -> None:
        """The turn is over: all of its results have been used."""
        if self.turn < 0:
            return
        if self.token[0] == self.turn:
            self.token = (-1, "", 0)
        if self.haunts:
            assert self.token[0] >= 0, "the ghost gave nothing"
            return
        if not self.alive[self.turn]:
            return
        if not self.used:
            self.to_results()
        self.all_used()
        if self.extra < 0:
            assert self.ready("Devil's Right Hand") != self.turn or "encore" in self.answered

    def all_used(self) -> None:
        me = self.turn
        assert len(self.aims) == self.eyes()
        assert self.beers == self.count("beer") - self.doubled
        assert self.fired == (self.count("gatling") >= self.gatlings())
        assert self.blown == (self.faces.count("dynamite") >= 3)
        if self.is_(me, "Suzy Lafayette") and not self.eyes():
            assert self.healed_at_end or self.full(me)
        if self.is_(me, "Doc Holyday") and self.eyes() >= 3:
            assert self.healed_by_hits or self.full_after_hits
        if self.is_(me, "Kit Carlson") and self.count("gatling") and self.anybodys_arrow():
            assert "kit" in self.answered

    def on_saloon(self, e: Event) -> None:
        assert e["who"] == self.turn
        assert not self.haunts
        assert "saloon_dice" in self.sets
        self.die = e["die"]

    def on_throw(self, e: Event) -> None:
        assert e["who"] == self.turn
        thrown = list(e["dice"])
        if self.throws == 0:
            self.lay_out()
            given = [i for i, face in enumerate(self.faces) if face]
        else:
            given = []
        expected = range(len(self.dice)) if self.gambled else self.picked
        assert thrown == (list(expected) if expected is not None else [i for i, f in enumerate(self.faces) if not f])
        for i, (old, new) in enumerate(zip(self.faces, e["faces"], strict=True)):
            assert new in FACES[self.dice[i]] if i in thrown else new == old
        self.faces, self.fresh, self.picked = list(e["faces"]), {*thrown, *given}, None
        self.throws += 1
        assert self.gambled or self.throws <= self.allowed()
        self.taken = self.bullets = 0
        self.given_away = False
        self.answered -= {"turn_die", "again", "elena", "apache"}

    def lay_out(self) -> None:
        """The dice of the turn, those a ghost has set among them."""
        me = self.turn
        assert self.haunts or "saloon_dice" not in self.sets or "saloon" in self.answered
        assert not self.is_(me, "Sid Ketchum") or "cure" in self.answered
        assert self.ready("Ugly") != me or "throw" in self.answered
        base = 2 if self.haunts else 5 - (self.die != "" and not self.is_(me, SIXTH[self.die]))
        self.dice = ["base"] * base + [self.die] * (self.die != "")
        self.faces = [""] * len(self.dice)
        if self.token[0] == me:
            for i in range(self.token[2]):
                self.faces[i] = self.token[1]

    def on_turned(self, e: Event) -> None:
        at = e["at"]
        assert self.faces[at] == e["from"] != e["face"]
        assert e["face"] in FACES[self.dice[at]]
        self.faces[at] = e["face"]
        self.fresh.add(at)
        self.answered -= {"turn_die", "again"}

    def arrows_due(self) -> int:
        """Return the arrows that this throw brings; with Bill Noface only the final dice count."""
        if self.haunts:
            return 0
        if self.is_(self.turn, "Bill Noface"):
            return self.faces.count("arrow") if self.used else 0
        return sum(self.faces[i] == "arrow" for i in self.fresh)

    def throw_settled(self) -> None:
        """Assert after a throw that immediate effects are done and all seats that may interrupt were asked."""
        if not (self.haunts or self.alive[self.turn]):
            return
        assert self.taken == self.arrows_due()
        assert self.bullets == (0 if self.haunts else sum(self.faces[i] == "bullet" for i in self.fresh))
        assert self.ready("Doctor") < 0 or "turn_die" in self.answered
        others = self.chief >= 0 and self.chief != self.turn
        if others and self.is_(self.turn, "Apache Kid") and any(self.faces[i] == "arrow" for i in self.fresh):
            assert "apache" in self.answered

    def on_keep(self, e: Event) -> None:
        assert not self.last()
        assert list(e["faces"]) == self.faces
        self.throw_settled()
        self.kept = True
        self.answered.discard("again")

    def on_again(self, e: Event) -> None:
        assert e["who"] != self.turn
        assert self.kept or (self.last() and self.taken == self.bullets == 0)
        self.kept, self.gambled = False, True

    def to_results(self) -> None:
        assert self.kept or self.last()
        gambler = self.ready("Gambler")
        assert gambler in (-1, self.turn) or self.gambled or "again" in self.answered
        self.used = True
        self.throw_settled()
