"""The table as the greenhorn reads it: the view of one seat, its beliefs about roles, and what follows from them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from boomtown.bots.attitude import wishes
from boomtown.bots.facts import DEALT
from boomtown.bots.memory import Memory
from boomtown.bots.sight import Json, Sight
from boomtown.bots.suspicion import Chances, suspect
from boomtown.card.cards import KIND

GRUDGE = 0.12  # how much an act against me adds to the wish
MISSED_IN = {"Calamity Janet": 0.46}  # share of cards that stop a shot
BANG_IN = {"Calamity Janet": 0.46, "Annie Versary": 1.0}
MISSED_SHARE, BANG_SHARE = 0.15, 0.31
CHECKERS = {"Jourdonnais"}  # a Barrel of their own


class Position:
    """One question to one seat. Seats are the dicts of the view."""

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight, self.memory = sight, memory
        self.me = sight.seat
        self.view = view = sight.view()
        self.seats: list[Json] = view["seats"]
        mine = self.seats[self.me]
        self.hand: list[int] = view["hand"]
        self.kinds = [KIND[c] for c in self.hand]
        self.table = [KIND[c] for c in mine["table"]]
        self.life: int = mine["life"]
        self.max_life: int = mine["max_life"]
        self.character: str = mine["character"] or ""
        self.role: str = mine["role"]
        self.others = [s["seat"] for s in self.seats if s["alive"] and s["seat"] != self.me]

    @cached_property
    def decision(self) -> Json:
        return self.sight.decision()

    @cached_property
    def chances(self) -> list[Chances]:
        """By seat the chance of each role, as this seat must see it."""
        known: list[Any] = [s["role"] for s in self.seats]
        out = sum(1 << s["seat"] for s in self.seats if not s["alive"])
        return self.memory.belief((self.me, out), lambda: self._suspect(known))  # type: ignore[no-any-return]

    def _suspect(self, known: list[str | None]) -> list[Chances]:
        left = list(DEALT.get(len(known), ()))
        for role in known:
            if role in left:
                left.remove(role)
        hidden = known.count(None)
        left += ["outlaw"] * (hidden - len(left))  # roles given by hand in an experiment
        return suspect(known, tuple(left[:hidden]), self.memory.harm)

    @cached_property
    def wish(self) -> dict[int, float]:
        """By seat in the game: 1 shoot it, -1 a friend."""
        found = wishes(self.role, {p: self.seats[p]["life"] for p in self.others}, self.chances)
        for p in self.others:
            if found[p] > -0.3:
                found[p] += GRUDGE * min(3.0, self.memory.harm.get((p, self.me), 0.0))
        return found

    def chance(self, seat: int, role: str) -> float:
        return self.chances[seat].get(role, 0.0)

    @cached_property
    def surplus(self) -> int:
        """Cards that will have to be discarded at the end of this turn."""
        return len(self.hand) - max(self.life, 1)

    @cached_property
    def unlimited(self) -> bool:
        """Whether the number of BANG! cards a turn has no limit for me."""
        return self.character == "Willy the Kid" or "Volcanic" in self.table

    def has_in_play(self, seat: int, kind: str) -> bool:
        return any(KIND[c] == kind for c in self.seats[seat]["table"])

    def must_live(self, seat: int) -> bool:
        """Whether my game is lost when this seat goes out."""
        return self.seats[seat]["role"] == "sheriff" and (
            self.role == "deputy" or (self.role == "renegade" and len(self.others) > 1)
        )

    def unanswered(self, seat: int, need: int = 1) -> float:
        """The chance that a shot at the seat hits."""
        s = self.seats[seat]
        share = MISSED_IN.get(s["character"], MISSED_SHARE)
        hand: int = s["hand"]
        fails = (1 - share) ** hand
        if need > 1:
            fails += hand * share * (1 - share) ** (hand - 1) if hand else 0.0
        barrels = self.has_in_play(seat, "Barrel") + (s["character"] in CHECKERS)
        check = 0.56 if s["character"] == "Lucky Duke" else 0.75
        return fails * float(check**barrels) if need == 1 else fails

    def has_no_bang(self, seat: int) -> float:
        s = self.seats[seat]
        return float((1 - BANG_IN.get(s["character"], BANG_SHARE)) ** s["hand"])

    @cached_property
    def reach_by(self) -> dict[int, float]:
        """By range 1 to 5, how much there is to shoot at."""
        at = {p: self.seats[p]["distance"] or 9 for p in self.others}
        found = dict.fromkeys(range(1, 6), 0.0)
        for p, w in self.wish.items():
            if w > 0:
                for r in range(at[p], 6):
                    found[r] += w
        return found
