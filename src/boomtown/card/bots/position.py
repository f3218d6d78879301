"""The card table as the greenhorn reads it: the view of one seat, and what follows from it and its beliefs."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.relations import Relations
from boomtown.card.bots.valuation.event_values import (
    ANSWERING,
    COST,
    COST_OF_SURPLUS,
    EVEN_HEART,
    HEART,
    LOAD,
    SPUR,
    SUITS,
    THRIFT,
)
from boomtown.card.bots.valuation.facts import DEALT, MISSED, SHIELDS
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, MISSED_IN, MISSED_SHARE, outlasts
from boomtown.card.bots.value_table import SIDES, column
from boomtown.card.cards import KIND, SUIT

T = TypeVar("T")

# What abilities change, by character; see rows.py
CHECKERS: dict[str, int] = column("barrels")
FLIPS: dict[str, int] = column("flips")
UNTOUCHED_BY: dict[str, str] = column("untouched")
HAND_LIMIT: dict[str, int] = column("hand_limit")
UNLIMITED: dict[str, bool] = column("unlimited")  # by kind of card too
FLIPS_MORE: dict[str, int] = column("flips_more")  # likewise by kind of card
KEEPS: dict[str, int] = column("keeps")
REPELS: dict[str, str] = column("repels")
BARRELS: dict[str, bool] = column("barrel")  # by kind of card


class Position(Relations):
    """One question to one seat."""

    dealt = DEALT

    def __init__(self, observation: Observation, history: History) -> None:
        super().__init__(observation, history)
        view, mine = self.view, self.seats[self.me]
        self.hand: list[int] = view["hand"]
        self.kinds = [KIND[c] for c in self.hand]
        self.table = [KIND[c] for c in mine["table"]]
        self.life: int = mine["life"]
        self.max_life: int = mine["max_life"]
        self.ghost: bool = mine["ghost"]  # I play without lives, and lose all cards when my turn ends
        self.can = self.powers(self.me)
        for given, like in SIDES.items():
            if self.me in view[given]:
                self.role = like
        events = view["events"]
        self.event: str = (events and events["on"]) or ""
        self.shows = [deck["on"] for deck in view.get("decks", {}).values() if deck and deck["on"]]  # of further decks
        self.open: dict[str, list[int]] = view.get("open", {})  # hands that everybody sees

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
        suit = self.suit(card) if card >= 0 else ""
        if not suit:  # none is printed
            return False
        return suit == self.trait(UNTOUCHED_BY, seat, "") or any(
            suit == of and self.works(seat, kind) for kind, of in REPELS.items()
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
        kept = 0 if self.ghost else self.trait(HAND_LIMIT, self.me, max(self.life, 1))
        return len(self.hand) - max([kept, *[KEEPS[kind] for kind in self.table if kind in KEEPS]])

    @cached_property
    def share(self) -> float:
        """What playing a card costs, as a share of its worth."""
        if self.ghost:
            return 0.0
        share = min([THRIFT.get(event, COST) for event in (self.event, self.next_event, *self.shows)])
        return min(share, COST_OF_SURPLUS) if self.surplus > 0 else share

    @cached_property
    def load(self) -> float:
        """What each card of my hand will do to me."""
        return 0.0 if self.ghost else LOAD.get(self.next_event, 0.0)

    @cached_property
    def hoards(self) -> bool:
        """Whether it is good to keep cards for later."""
        return not self.ghost and not self.load and THRIFT.keys().isdisjoint((self.event, *self.shows))

    @cached_property
    def spur(self) -> float:
        """What each card I play is worth besides: ending the turn costs me a life as long as I have played too few."""
        found = sum([SPUR.get(show, 0.0) for show in self.shows])
        ending = [o for o in self.decision["options"] if o["verb"] == "end" and o.get("life")] if found else []
        return found if ending else 0.0

    @cached_property
    def bangs_left(self) -> int:
        """BANG! cards that may still be shot in this turn of mine."""
        bangs = self.view["bangs"]
        return int(bangs["limit"] - bangs["played"])

    @cached_property
    def unlimited(self) -> bool:
        """Whether the number of BANG! cards a turn has no limit for me."""
        return self.trait(UNLIMITED, self.me, False) or any(kind in UNLIMITED for kind in self.table)

    # --- shots

    def heart(self, seat: int, event: str) -> float:
        """The chance of a heart when the seat turns up a card."""
        chance = HEART.get(event, EVEN_HEART)
        return 1 - (1 - chance) ** self.flips(seat)

    def flips(self, seat: int) -> int:
        """Cards the seat turns up for a check."""
        more = sum(count for kind, count in FLIPS_MORE.items() if self.works(seat, kind)) if FLIPS_MORE else 0
        return self.trait(FLIPS, seat, 1) + more

    def shields(self, seat: int) -> int:
        """Green cards in front of the seat that answer a shot now."""
        s = self.seats[seat]
        return sum(KIND[c] in SHIELDS and c not in s["waiting"] and c not in s["muted"] for c in s["table"])

    def unanswered(self, seat: int, need: int = 1) -> float:
        """The chance that a shot at the seat hits."""
        need -= self.shields(seat)
        if need <= 0:
            return 0.0
        hits = self._outlasted(seat, need)
        if need > 1:
            return hits
        barrels = sum(self.works(seat, kind) for kind in BARRELS) + self.trait(CHECKERS, seat, 0)
        return hits * (1 - self.heart(seat, self.event)) ** barrels if barrels else hits

    def _outlasted(self, seat: int, need: int) -> float:
        """The chance that the hand of the seat holds fewer answers than it needs: an open hand tells."""
        share = self.trait(MISSED_IN, seat, MISSED_SHARE)
        hand = self.open.get(str(seat))
        if hand is not None and share in (MISSED_SHARE, 1.0):
            return float(sum(share == 1.0 or KIND[c] in MISSED for c in hand) < need)
        share += sum([ANSWERING.get(show, 0.0) for show in self.shows])
        return outlasts(need - 1, self.seats[seat]["hand"], min(1.0, share))

    def has_no_bang(self, seat: int) -> float:
        hand = self.open.get(str(seat))
        if hand is not None and self.trait(BANG_IN, seat, BANG_SHARE) == BANG_SHARE:
            return float(all(KIND[c] != "BANG!" for c in hand))
        return outlasts(0, self.seats[seat]["hand"], self.trait(BANG_IN, seat, BANG_SHARE))

    @cached_property
    def reach_by(self) -> dict[int, float]:
        """By range 1 to 5, how much there is to shoot at."""
        at = {p: self.seats[p]["distance"] or 9 for p in self.others}
        found = dict.fromkeys(range(1, 6), 0.0)
        for p, w in self.enmity.items():
            if w > 0:
                for r in range(at[p], 6):
                    found[r] += w
        return found
