"""The table as somebody with the rulebooks beside him keeps it: told of throws and choices, he works out what must
follow, and every event has to be what he expects. Nothing of the engine is used.
"""

from __future__ import annotations

from typing import Any

PILE, NOWHERE = -1, -2  # where the chief's arrow is, if with no seat
LIVES = {
    **dict.fromkeys(("El Gringo", "Jourdonnais", "Kit Carlson", "José Delgado", "Tequila Joe"), 7),
    **dict.fromkeys(("Elena Fuente", "Vera Custer"), 7),
    **dict.fromkeys(("Bart Cassidy", "Black Jack", "Calamity Janet", "Lucky Duke", "Pedro Ramirez", "Sid Ketchum"), 8),
    **dict.fromkeys(("Slab the Killer", "Suzy Lafayette", "Willy the Kid", "Doc Holyday", "Molly Stark"), 8),
    **dict.fromkeys(("Jesse Jones", "Paul Regret", "Rose Doolan", "Vulture Sam", "Apache Kid", "Bill Noface"), 9),
}
FACES = {
    "base": {"arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"},
    "loudmouth": {"arrow", "bullet", "dynamite", "double_bullseye1", "double_bullseye2", "double_gatling"},
    "coward": {"arrow", "broken_arrow", "dynamite", "bullseye1", "beer", "double_beer"},
}
SIXTH = {"loudmouth": "José Delgado", "coward": "Tequila Joe"}
HUNTS = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
JOINS = {5: "outlaw", 6: "deputy", 7: "outlaw", 8: "deputy"}  # a ghost renegade
RESULTS = {"dynamite", "aim", "beer", "gatling", "token"}
Event = dict[str, Any]


class Ledger:
    """Who has what, and what is owed."""

    def __init__(self, roles: list[str], specials: list[str], characters: list[str], sets: list[str]) -> None:
        self.n, self.sets = len(roles), sets
        self.roles, self.specials, self.characters = roles, specials, characters
        extra = {"sheriff": 2, "deputy": 0, "outlaw": 0, "renegade": 0}
        self.most = [
            LIVES[c] + extra[r] + (special == "Bear") for c, r, special in zip(characters, roles, specials, strict=True)
        ]
        self.life, self.alive, self.arrows = self.most[:], [True] * self.n, [0] * self.n
        self.pile, self.chief = 9, PILE if "chiefs_arrow" in sets else NOWHERE
        self.ghost, self.spent = -1, [False] * self.n
        self.turn, self.token = -1, (-1, "", 0)
        self.over: list[int] | None = None
        self.extra = -1  # who has another turn at once
        self.begin(-1)

    def begin(self, who: int) -> None:
        self.turn, self.haunts = who, who >= 0 and who == self.ghost
        self.die, self.dice, self.faces = "", [], []
        self.throws, self.kept, self.gambled, self.used = 0, False, False, False
        self.picked: list[int] | None = None  # dice the player chose to throw again
        self.fresh: set[int] = set()
        self.taken = self.bullets = self.beers = self.doubled = 0
        self.given_away = False
        self.gift = -1
        self.aims: list[tuple[int, int]] = []
        self.soured: set[int] = set()
        self.fired = self.blown = self.healed_by_hits = self.healed_at_end = False
        self.thirsty: bool | None = None
        self.full_after_hits = True
        self.due: dict[int, int] | None = None  # life points to be lost together
        self.owe_later: dict[int, int] = {}
        self.room: list[int] = []  # life points before it
        self.paid: dict[int, int] = {}
        self.cause = ""
        self.feasts = 0  # gains of Vulture Sam
        self.borne: set[int] = set()  # whose loss Molly Stark was asked about
        self.must = ""  # the only event that may come next
        self.gain: tuple[int, int] | None = None  # a beer being drunk
        self.fallen: list[int] = []
        self.heard: set[str] = set()
        self.mine = 0  # arrows Pedro Ramirez may return
        self.shown = -1  # who has just shown a role that the Judge may stop

    # --- reading the table

    def seat(self, name: str) -> int:
        """The living player with this character, -1 if there is none."""
        return next((p for p in range(self.n) if self.alive[p] and self.characters[p] == name), -1)

    def is_(self, who: int, name: str) -> bool:
        return who >= 0 and self.alive[who] and self.characters[who] == name

    def ready(self, role: str) -> int:
        """Who may still use the special role, -1 if nobody."""
        return next((p for p in range(self.n) if self.specials[p] == role and self.alive[p] and not self.spent[p]), -1)

    def clockwise(self, me: int) -> list[int]:
        return [p for i in range(self.n) if self.alive[p := (me + i) % self.n]]

    def tokens(self) -> int:
        return self.pile + (self.chief == PILE)

    def count(self, face: str) -> int:
        return self.faces.count(face) + 2 * self.faces.count(f"double_{face}")

    def eyes(self) -> int:
        return self.count("bullseye1") + self.count("bullseye2")

    def allowed(self) -> int:
        return 4 if self.is_(self.turn, "Lucky Duke") else 3

    def last(self) -> bool:
        """No further throw may be made."""
        blown = not self.haunts and self.faces.count("dynamite") >= 3
        return self.gambled or self.throws >= self.allowed() or blown

    def places(self, a: int, b: int) -> int:
        """The shorter way round, over those who are alive."""
        order = self.clockwise(a)
        there = order.index(b)
        return min(there, len(order) - there)

    # --- one event after the other

    def read(self, event: Event) -> None:
        assert self.over is None, "the game was over"
        t = event["t"]
        assert self.must in ("", t), f"expected {self.must}, got {t}"
        self.must = ""
        self.settled_before(t, event)
        if t in RESULTS and not self.used:
            self.to_results()
        handler = getattr(self, f"on_{t}", None)
        if handler is not None:
            handler(event)

    def settled_before(self, t: str, event: Event) -> None:
        """What has to be done before anything else happens."""
        spared = t == "arrow" and self.is_(event["who"], "Bart Cassidy")
        if self.due is not None and t not in ("lose", "use") and not spared:
            self.nothing_due()
        self.drunk_before(t, event)
        if self.fallen and t not in ("out", "quiver", "ghost"):
            self.look_at_end(t)
        if self.shown >= 0:
            assert self.ready("Judge") in (-1, self.shown) or "judge" in self.heard
            self.shown = -1

    def drunk_before(self, t: str, event: Event) -> None:
        """A beer (or Sid Ketchum's point) is gained or spoiled before anything else, or there was nothing to gain."""
        if self.gain is None or t in ("role", "judged"):
            return
        his = event.get("to" if t == "spoiled" else "who") == self.gain[0]
        if t not in ("heal", "spoiled") or not his or self.full(self.gain[0]):
            self.nothing_gained()

    def full(self, who: int) -> bool:
        return self.life[who] == self.most[who]

    def nothing_due(self) -> None:
        assert self.due is None or not any(self.due.values()), f"still to be lost: {self.due}"
        self.due = None
        if self.cause == "bullseye":
            self.full_after_hits = self.full(self.turn)

    def nothing_gained(self) -> None:
        assert self.gain is not None
        assert self.full(self.gain[0]) or self.gain[0] in self.soured
        self.gain = None

    def look_at_end(self, t: str) -> None:
        winners = self.verdict()
        self.fallen = []
        assert (t == "end") == (winners is not None), f"{t}, winners {winners}"

    def verdict(self) -> list[int] | None:
        """Who has won now that these have fallen together."""
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

    # --- turns and throws

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
            assert self.ready("Devil's Right Hand") != self.turn or "encore" in self.heard

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
            assert "kit" in self.heard

    def gatlings(self) -> int:
        return 2 if self.is_(self.turn, "Willy the Kid") else 3

    def anybodys_arrow(self) -> bool:
        return any(self.arrows) or self.chief >= 0

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
        self.heard -= {"turn_die", "again", "elena", "apache"}

    def lay_out(self) -> None:
        """The dice of the turn, those a ghost has set among them."""
        me = self.turn
        assert self.haunts or "saloon_dice" not in self.sets or "saloon" in self.heard
        assert not self.is_(me, "Sid Ketchum") or "cure" in self.heard
        assert self.ready("Ugly") != me or "throw" in self.heard
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
        self.heard -= {"turn_die", "again"}

    def arrows_due(self) -> int:
        """Arrows that this throw brings; with Bill Noface only his final dice do."""
        if self.haunts:
            return 0
        if self.is_(self.turn, "Bill Noface"):
            return self.faces.count("arrow") if self.used else 0
        return sum(self.faces[i] == "arrow" for i in self.fresh)

    def throw_settled(self) -> None:
        """After a throw: what counts at once has been done, everybody who may interrupt has been asked."""
        if not (self.haunts or self.alive[self.turn]):
            return
        assert self.taken == self.arrows_due()
        assert self.bullets == (0 if self.haunts else sum(self.faces[i] == "bullet" for i in self.fresh))
        assert self.ready("Doctor") < 0 or "turn_die" in self.heard
        others = self.chief >= 0 and self.chief != self.turn
        if others and self.is_(self.turn, "Apache Kid") and any(self.faces[i] == "arrow" for i in self.fresh):
            assert "apache" in self.heard

    def on_keep(self, e: Event) -> None:
        assert not self.last()
        assert list(e["faces"]) == self.faces
        self.throw_settled()
        self.kept = True
        self.heard.discard("again")

    def on_again(self, e: Event) -> None:
        assert e["who"] != self.turn
        assert self.kept or (self.last() and self.taken == self.bullets == 0)
        self.kept, self.gambled = False, True

    def to_results(self) -> None:
        assert self.kept or self.last()
        gambler = self.ready("Gambler")
        assert gambler in (-1, self.turn) or self.gambled or "again" in self.heard
        self.used = True
        self.throw_settled()

    # --- arrows

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
            assert not self.is_(self.turn, "Elena Fuente") or self.given_away or "elena" in self.heard
            self.taken += 1
            self.gift = -1
            self.heard.discard("elena")
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
            assert self.mine >= 0 or "return" in self.heard

    def on_chief(self, e: Event) -> None:
        assert self.is_(self.turn, "Apache Kid")
        assert any(self.faces[i] == "arrow" for i in self.fresh)
        assert self.chief == e["from"] >= 0
        self.chief = e["who"]

    def on_arrowswap(self, e: Event) -> None:
        a, b = e["to"], e["from"]
        self.arrows[a], self.arrows[b] = self.arrows[b], self.arrows[a]
        self.chief = {a: b, b: a}.get(self.chief, self.chief)

    # --- results

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

    # --- life points

    def owe(self, cause: str, due: dict[int, int]) -> None:
        self.cause, self.due, self.borne, self.room, self.paid = cause, due, set(), self.life[:], {}

    def own_due(self) -> dict[int, int]:
        """What is being lost; a Gatling and a bullet are known only as they hit."""
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
            assert "spare" in self.heard
        due[who], self.paid[who] = 0, due[who]
        if self.is_(who, "Bart Cassidy"):
            self.heard.discard("spare")
        self.life[who] -= e["count"]
        assert self.life[who] == e["life"]
        self.mine = e["count"] if self.is_(who, "Pedro Ramirez") else self.mine
        self.heard.discard("save")

    def on_heal(self, e: Event) -> None:
        who, n, cause = e["who"], e["count"], e["cause"]
        assert self.alive[who]
        assert self.ready("Bad") in (-1, who) or "spoil" in self.heard
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
        self.heard.discard("spoil")

    def earned(self, who: int, cause: str) -> None:
        """Whether the ability gives something now."""
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

    def on_out(self, e: Event) -> None:
        who = e["who"]
        assert self.alive[who]
        assert self.life[who] == 0
        assert not self.arrows[who]
        assert self.chief != who
        assert (e["role"], e["special"]) == (self.roles[who], self.specials[who])
        assert self.ready("Devil's Left Hand") < 0 or "save" in self.heard
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

    def on_token(self, e: Event) -> None:
        assert self.haunts
        assert e["face"] in self.faces
        assert e["count"] == (2 if len(set(self.faces)) == 1 else 1)
        assert self.alive[e["to"]]
        self.token = (e["to"], e["face"], e["count"])

    # --- roles and the end

    def on_role(self, e: Event) -> None:
        who = e["who"]
        assert self.alive[who]
        assert self.specials[who] == e["special"]
        assert not self.spent[who]
        self.spent[who] = True
        self.shown = -1 if e["special"] == "Judge" else who
        self.heard.discard("judge")

    def on_judged(self, e: Event) -> None:
        assert self.specials[e["who"]] == "Judge"
        assert e["to"] != e["who"]

    def on_sheriff(self, e: Event) -> None:
        me, old = e["who"], e["to"]
        assert (self.specials[me], self.roles[old]) == ("Good", "sheriff")
        assert me == self.turn
        assert self.throws == 0
        self.roles[me], self.roles[old] = "sheriff", "deputy"
        self.specials[me], self.specials[old] = self.specials[old], "Good"
        self.spent[me] = self.spent[old] = True
        self.most[me], self.most[old] = (LIVES[self.characters[p]] for p in (me, old))
        if self.life[old] > self.most[old]:
            self.must = "less"

    def on_less(self, e: Event) -> None:
        self.life[e["who"]] -= e["count"]
        assert self.life[e["who"]] == e["life"] == self.most[e["who"]]

    def on_end(self, e: Event) -> None:
        self.over = e["winners"]


__all__ = ["Ledger"]
