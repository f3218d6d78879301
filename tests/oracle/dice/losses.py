"""Life points: what is owed together, who bears it, what is gained."""

from __future__ import annotations

from tests.oracle.dice.facts import Event, Facts


class Losses(Facts):
    """Losing and gaining."""

    def drunk_before(self, t: str, event: Event) -> None:
        """A beer (or Sid Ketchum's point) is gained or spoiled before anything else, or there was nothing to gain."""
        if self.gain is None or t in ("role", "judged"):
            return
        his = event.get("to" if t == "spoiled" else "who") == self.gain[0]
        if t not in ("heal", "spoiled") or not his or self.full(self.gain[0]):
            self.nothing_gained()

    def nothing_due(self) -> None:
        assert self.due is None or not any(self.due.values()), f"still to be lost: {self.due}"
        self.due = None
        if self.cause == "bullseye":
            self.full_after_hits = self.full(self.turn)

    def nothing_gained(self) -> None:
        assert self.gain is not None
        assert self.full(self.gain[0]) or self.gain[0] in self.soured
        self.gain = None

    def owe(self, cause: str, due: dict[int, int]) -> None:
        self.cause, self.due, self.borne, self.room, self.paid = cause, due, set(), self.life[:], {}

    def own_due(self) -> dict[int, int]:
        """Return the pending loss of life points; those of a Gatling and a bullet are known only when they hit."""
        if self.due is None:
            if self.cause == "gatling" and self.owe_later:
                assert not self.arrows[self.turn]
                assert self.chief != self.turn
                self.owe("gatling", self.owe_later)
                self.owe_later = {}
            else:
                assert not self.used
                self.bullets += 1
                self.owe("bullet", {self.turn: 1})
        assert self.due is not None
        return self.due

    def on_use(self, e: Event) -> None:
        me, name = e["who"], e["cause"]
        assert self.is_(me, name)
        if name == "Bart Cassidy":
            due = self.own_due()
            assert due[me] > 0
            assert self.tokens() >= 2
            assert self.cause in ("bullseye", "gatling")
            due[me] -= 1
        elif name == "Molly Stark":
            due, to = self.own_due(), e["to"]
            n = min(due[to], self.life[me] - due.get(me, 0))
            assert n > 0
            assert to != me
            due[to] -= n
            due[me] = due.get(me, 0) + n
        elif name == "El Gringo":
            assert e["to"] == self.turn != me
            assert self.cause in ("bullseye", "gatling")
        elif name == "Sid Ketchum":
            assert self.throws == 0
            self.gain = (e["to"], 1)

    def on_lose(self, e: Event) -> None:
        who, due = e["who"], self.own_due()
        assert e["cause"] == self.cause
        assert e["count"] == min(due[who], self.life[who]) > 0
        assert e.get("by") == (self.turn if self.cause in ("bullseye", "gatling") else None)
        molly = self.seat("Molly Stark")
        if molly not in (-1, who):
            assert who in self.borne or self.room[molly] <= due.get(molly, 0) + self.paid.get(molly, 0)
        if self.is_(who, "Bart Cassidy") and self.cause in ("bullseye", "gatling") and self.tokens() >= 2:
            assert "spare" in self.answered
        due[who], self.paid[who] = 0, due[who]
        if self.is_(who, "Bart Cassidy"):
            self.answered.discard("spare")
        self.life[who] -= e["count"]
        assert self.life[who] == e["life"]
        self.mine = e["count"] if self.is_(who, "Pedro Ramirez") else self.mine
        self.answered.discard("save")

    def on_heal(self, e: Event) -> None:
        who, n, cause = e["who"], e["count"], e["cause"]
        assert self.alive[who]
        assert self.ready("Bad") in (-1, who) or "spoil" in self.answered
        if self.gain is not None:
            assert (who, cause) == (self.gain[0], "Sid Ketchum" if self.throws == 0 else "beer")
            assert who not in self.soured
            gained, self.gain = self.gain[1], None
        else:
            gained = 2
            self.earned(who, cause)
        assert n == min(gained, self.most[who] - self.life[who]) > 0
        self.life[who] += n
        assert self.life[who] == e["life"]
        self.answered.discard("spoil")

    def earned(self, who: int, cause: str) -> None:
        """Return True if the ability applies now."""
        assert self.is_(who, cause)
        if cause == "Doc Holyday":
            assert who == self.turn
            assert self.eyes() >= 3
            assert len(self.aims) == self.eyes()
            assert not self.healed_by_hits
            self.healed_by_hits = True
        elif cause == "Suzy Lafayette":
            assert who == self.turn
            assert not self.eyes()
            assert not self.healed_at_end
            self.healed_at_end = True
        else:
            assert cause == "Vulture Sam"
            self.feasts -= 1
            assert self.feasts >= 0

    def on_spoiled(self, e: Event) -> None:
        to = e["to"]
        assert e["who"] != to
        if self.gain is not None:
            assert to == self.gain[0]
            self.soured |= {to} if self.throws else set()
            self.gain = None
        elif self.characters[to] == "Vulture Sam" and self.feasts:
            self.feasts -= 1
        elif self.characters[to] == "Doc Holyday":
            self.healed_by_hits = True
        else:
            assert self.characters[to] == "Suzy Lafayette"
            self.healed_at_end = True

    def on_saved(self, e: Event) -> None:
        assert self.life[e["to"]] == 0
        self.life[e["to"]] = e["life"]
        assert e["life"] == 2
