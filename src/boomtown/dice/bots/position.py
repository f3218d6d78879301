"""Position of the Dice Game for `greenhorn`: life points, arrows and distances."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from typing import TypeVar

from boomtown.bots import persona as personas
from boomtown.bots.computed_once import computed_once
from boomtown.bots.history import History
from boomtown.bots.observation import Json, Observation
from boomtown.bots.relations import Relations
from boomtown.dice.bots.act_table import ACT_TABLE
from boomtown.dice.bots.facts import ATTACK_WORTH, DEALT, MANY, PLAIN
from boomtown.dice.bots.life_values import MINE, LifeValues

T = TypeVar("T")

LOW = 4  # most life points at which a beer counts double for Jesse Jones
TURN = 60  # most events of a turn
VULTURE = 2  # lives Vulture Sam gains


class Position(Relations):
    """Position at one question to one seat. Values are gains of this seat, in life points of an enemy."""

    dealt = DEALT
    act_table = ACT_TABLE

    def __init__(self, observation: Observation, history: History, persona: personas.Persona = personas.PLAIN) -> None:
        super().__init__(observation.seat, history, persona)
        self.observation = observation
        mine = self.seats[self.me]
        self.ghost: bool = mine["ghost"]
        self.alive = [s["seat"] for s in self.seats if s["alive"] and not s["ghost"]]
        self.lives = {p: int(self.seats[p]["life"]) for p in self.alive}

    @computed_once
    def view(self) -> Json:
        return self.observation.view()

    @computed_once
    def role(self) -> str:
        """The role of this seat, or that of a ghost's team; "" if it does not know it."""
        return self.seats[self.me]["team"] or self.known[self.me] or ""

    @computed_once
    def others(self) -> list[int]:
        """The other seats in the game, without ghosts."""
        return [p for p in self.alive if p != self.me]

    @computed_once
    def decision(self) -> Json:
        return self.observation.decision()

    # --- characters

    def can(self, seat: int, *names: str) -> bool:
        """Return whether the seat has one of these characters and is not a ghost."""
        s = self.seats[seat]
        return not s["ghost"] and s["character"] in names

    def trait(self, table: dict[str, T], seat: int, default: T) -> T:
        """Return the value of the seat's character in a table, or the default."""
        s = self.seats[seat]
        return default if s["ghost"] else table.get(s["character"], default)

    def arrows(self, seat: int) -> int:
        """Return the number of arrows that an attack counts. The chief's arrow counts as two."""
        s = self.seats[seat]
        return int(s["arrows"]) + ATTACK_WORTH * bool(s["chief"])

    def places(self, a: int, b: int) -> int:
        """Return the shorter distance between two seats among the living players."""
        ring: list[int] = [p for p in self.view["seating"] if p in self.lives]
        apart: int = abs(ring.index(a) - ring.index(b))
        return min(apart, len(ring) - apart)

    @computed_once
    def pile(self) -> int:
        """Number of tokens in the pile, including the chief's arrow."""
        return int(self.view["arrows"]) + int(self.view["chief"] == "pile")

    def shown(self, plain: str) -> int:
        """Return the number of results of that kind on the table. A double counts as two."""
        faces = [d["face"] for d in self.view["dice"]]
        return sum(MANY[str(face)] for face in faces if face and PLAIN[face] == plain)

    @computed_once
    def soured(self) -> set[int]:
        """Seats for which Bad has cancelled the beers of this turn."""
        if not any(s["special"] == "Bad" and s["role_public"] for s in self.seats):
            return set()
        return {event["to"] for event in self._this_turn if event["t"] == "spoiled"}

    @computed_once
    def thirsty(self) -> bool:
        """True if each beer of this turn gives me two life points (Jesse Jones with few life points)."""
        if not self.can(self.me, "Jesse Jones"):
            return False
        drunk = sum(
            e["count"] for e in self._this_turn if e["t"] == "heal" and e["who"] == self.me and e["cause"] == "beer"
        )
        return self.lives[self.me] - int(drunk) <= LOW

    @computed_once
    def _this_turn(self) -> list[Json]:
        events = self.observation.events(max(0, self.observation.event_count - TURN))
        starts = [i for i, event in enumerate(events) if event["t"] == "turn"]
        return events[starts[-1] :] if starts else events

    # --- values of life points

    @computed_once
    def values(self) -> LifeValues:
        loot = VULTURE * MINE[self.role] if self.can(self.me, "Vulture Sam") else 0.0
        most = [s["max_life"] for s in self.seats]
        return LifeValues(self.me, self.role, self.lives, most, self.enmity, self.known, self.target, loot)

    def point_value(self, seat: int) -> float:
        """Return the value of a life point of the seat: below 0 for an enemy."""
        return self.values.point(seat)

    def hurt(self, seat: int, n: int) -> float:
        """Return the value of a loss of `n` life points by the seat."""
        return self.values.hurt(seat, n)

    def heal(self, seat: int, n: int) -> float:
        """Return the value of a gain of `n` life points by the seat, up to its maximum."""
        return self.values.heal(seat, n)
