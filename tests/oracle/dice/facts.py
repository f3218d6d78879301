"""State of the Dice Game for the oracle, and the facts that the rules derive from it."""

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


class Facts:
    """State of all seats, and the losses still due."""

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
        self.die = ""
        self.dice: list[str] = []
        self.faces: list[str] = []
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
        self.answered: set[str] = set()
        self.mine = 0  # arrows Pedro Ramirez may return
        self.shown = -1  # who has just shown a role that the Judge may stop

    def seat(self, name: str) -> int:
        """The living player with this character, -1 if there is none."""
        return next((p for p in range(self.n) if self.alive[p] and self.characters[p] == name), -1)

    def is_(self, who: int, name: str) -> bool:
        return who >= 0 and self.alive[who] and self.characters[who] == name

    def ready(self, role: str) -> int:
        """Return the seat that may still use the special role, -1 if none."""
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
        """Return True if no further throw may be made."""
        blown = not self.haunts and self.faces.count("dynamite") >= 3
        return self.gambled or self.throws >= self.allowed() or blown

    def places(self, a: int, b: int) -> int:
        """The shorter way round, over those who are alive."""
        order = self.clockwise(a)
        there = order.index(b)
        return min(there, len(order) - there)

    def full(self, who: int) -> bool:
        return self.life[who] == self.most[who]

    def gatlings(self) -> int:
        return 2 if self.is_(self.turn, "Willy the Kid") else 3

    def anybodys_arrow(self) -> bool:
        return any(self.arrows) or self.chief >= 0
