"""The table as the greenhorn reads it: the view of one seat, its beliefs about roles, and what follows from them."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeVar

from boomtown.bots.attitude import hunts, wishes
from boomtown.bots.facts import DEALT, SHIELDS
from boomtown.bots.memory import Memory
from boomtown.bots.odds import BANG_IN, BANG_SHARE, MISSED_IN, MISSED_SHARE, outlasts
from boomtown.bots.sight import Json, Sight
from boomtown.bots.suspicion import Chances, suspect
from boomtown.bots.weather import COST, COST_OF_SURPLUS, EVEN_HEART, HEART, LOAD, SUITS, THRIFT
from boomtown.card.cards import KIND, SUIT

T = TypeVar("T")

GRUDGE = 0.12  # how much an act against me adds to the wish
CHECKERS = {"Jourdonnais": 1}  # Barrels of their own
UNTOUCHED_BY = {"Apache Kid": "diamonds"}  # cards of others without effect on them
HAND_LIMIT = {"Sean Mallory": 10}


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
        self.ghost: bool = mine["ghost"]  # I play without lives, and lose all cards when my turn ends
        self.role: str = mine["role"]
        self.others = [s["seat"] for s in self.seats if s["alive"] and s["seat"] != self.me]
        self.can = self.powers(self.me)
        events = view["events"]
        self.event: str = (events and events["on"]) or ""

    @cached_property
    def decision(self) -> Json:
        return self.sight.decision()

    # --- who can do what

    def powers(self, seat: int) -> tuple[str, ...]:
        """The abilities that work for the seat, borrowed ones included."""
        s = self.seats[seat]
        return () if s["off"] else (s["character"], *s["lent"])

    def trait(self, table: dict[str, T], seat: int, default: T) -> T:
        """What the table says of an ability of the seat."""
        for name in self.powers(seat):
            if name in table:
                return table[name]
        return default

    def works(self, seat: int, kind: str) -> bool:
        """Whether a card of that kind lies in front of the seat and has an effect."""
        s = self.seats[seat]
        return any(KIND[c] == kind and c not in s["muted"] for c in s["table"])

    def suit(self, card: int) -> str:
        return SUITS.get(self.event, SUIT[card])

    def untouched(self, seat: int, card: int) -> bool:
        """Whether this card of mine has no effect on the seat."""
        return card >= 0 and self.suit(card) == self.trait(UNTOUCHED_BY, seat, "")

    # --- roles

    @cached_property
    def chances(self) -> list[Chances]:
        """By seat the chance of each role, as this seat must see it."""
        known: list[Any] = [s["role"] for s in self.seats]
        open_ = sum(1 << p for p, role in enumerate(known) if role)
        return self.memory.belief((self.me, open_), lambda: self._suspect(known))  # type: ignore[no-any-return]

    def _suspect(self, known: list[str | None]) -> list[Chances]:
        left = list(DEALT.get(len(known), ()))
        for role in known:
            if role in left:
                left.remove(role)
        hidden = known.count(None)
        left += ["outlaw"] * (hidden - len(left))  # roles given by hand in an experiment
        return suspect(known, tuple(left[:hidden]), self.memory.harm)

    @cached_property
    def lawless(self) -> bool:
        """Three players with open roles and no sheriff."""
        return all(s["role"] not in (None, "sheriff") for s in self.seats)

    @cached_property
    def wish(self) -> dict[int, float]:
        """By seat in the game: 1 shoot it, -1 a friend."""
        lives = {p: self.seats[p]["life"] for p in self.others}
        if self.lawless:
            return hunts(self.target, lives)
        found = wishes(self.role, lives, self.chances)
        for p in self.others:
            if found[p] > -0.3:
                found[p] += GRUDGE * min(3.0, self.memory.harm.get((p, self.me), 0.0))
        return found

    @cached_property
    def target(self) -> int:
        """Whose fall by my hand wins the game (three players), or -1."""
        wanted = self.seats[self.me]["target"]
        return -1 if wanted is None else wanted

    def chance(self, seat: int, role: str) -> float:
        return self.chances[seat].get(role, 0.0)

    def must_live(self, seat: int) -> bool:
        """Whether my game is lost when this seat goes out."""
        return self.seats[seat]["role"] == "sheriff" and (
            self.role == "deputy" or (self.role == "renegade" and len(self.others) > 1)
        )

    # --- what comes

    def event_at(self, seat: int) -> str:
        """The event in force when the seat's next turn begins: a new one comes with the leader's."""
        events = self.view["events"]
        if not events:
            return ""
        seating = self.view["seating"]
        turn, step = seating.index(self.view["turn"]), -1 if self.view["backwards"] else 1
        for i in range(1, len(seating) + 1):
            p = seating[(turn + step * i) % len(seating)]
            if p == self.leader:
                return events["next"] or self.event
            if p == seat:
                break
        return self.event

    @cached_property
    def leader(self) -> int:
        """Whose turn begins a round: the sheriff, with three players the deputy; out of the game the next one."""
        roles = [s["role"] for s in self.seats]
        first = next((roles.index(role) for role in ("sheriff", "deputy") if role in roles), -1)
        seating = self.view["seating"]
        around = seating[seating.index(first) :] + seating if first >= 0 else []
        return next((p for p in around if self.seats[p]["alive"]), -1)

    @cached_property
    def next_event(self) -> str:
        """The event at my next turn."""
        return self.event_at(self.me)

    # --- my hand

    @cached_property
    def surplus(self) -> int:
        """Cards that will have to be discarded at the end of this turn."""
        return len(self.hand) - (0 if self.ghost else self.trait(HAND_LIMIT, self.me, max(self.life, 1)))

    @cached_property
    def share(self) -> float:
        """What playing a card costs, as a share of its worth."""
        if self.ghost:
            return 0.0
        share = min(THRIFT.get(self.event, COST), THRIFT.get(self.next_event, COST))
        return min(share, COST_OF_SURPLUS) if self.surplus > 0 else share

    @cached_property
    def load(self) -> float:
        """What each card of my hand will do to me."""
        return 0.0 if self.ghost else LOAD.get(self.next_event, 0.0)

    @cached_property
    def hoards(self) -> bool:
        """Whether it is good to keep cards for later."""
        return not self.ghost and not self.load and self.event not in THRIFT

    @cached_property
    def bangs_left(self) -> int:
        """BANG! cards that may still be shot in this turn of mine."""
        bangs = self.view["bangs"]
        return int(bangs["limit"] - bangs["played"])

    @cached_property
    def unlimited(self) -> bool:
        """Whether the number of BANG! cards a turn has no limit for me."""
        return "Willy the Kid" in self.can or "Volcanic" in self.table

    # --- shots

    def heart(self, seat: int, event: str) -> float:
        """The chance of a heart when the seat turns up a card."""
        chance = HEART.get(event, EVEN_HEART)
        return 1 - (1 - chance) ** (2 if "Lucky Duke" in self.powers(seat) else 1)

    def shields(self, seat: int) -> int:
        """Green cards in front of the seat that answer a shot now."""
        s = self.seats[seat]
        return sum(KIND[c] in SHIELDS and c not in s["waiting"] and c not in s["muted"] for c in s["table"])

    def unanswered(self, seat: int, need: int = 1) -> float:
        """The chance that a shot at the seat hits."""
        s = self.seats[seat]
        need -= self.shields(seat)
        if need <= 0:
            return 0.0
        hits = outlasts(need - 1, s["hand"], self.trait(MISSED_IN, seat, MISSED_SHARE))
        if need > 1:
            return hits
        barrels = self.works(seat, "Barrel") + self.trait(CHECKERS, seat, 0)
        return hits * (1 - self.heart(seat, self.event)) ** barrels if barrels else hits

    def has_no_bang(self, seat: int) -> float:
        return outlasts(0, self.seats[seat]["hand"], self.trait(BANG_IN, seat, BANG_SHARE))

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
