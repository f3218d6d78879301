"""Position of the card game for `greenhorn`: the view of one seat, and values derived from it and the beliefs."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from boomtown.bots.computed_once import computed_once
from boomtown.bots.history import History
from boomtown.bots.persona import PLAIN, Persona
from boomtown.bots.relations import Relations
from boomtown.card.bots.act_table import ACT_TABLE
from boomtown.card.bots.valuation.event_values import (
    ANSWERING,
    COST,
    COST_OF_SURPLUS,
    EVEN_HEART,
    HEART,
    HOLDING_COST,
    PLAY_BONUS,
    PLAY_COST,
    SUITS,
)
from boomtown.card.bots.valuation.facts import DEALT, MISSED, SHIELDS
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, MISSED_IN, MISSED_SHARE, outlasts
from boomtown.card.bots.value_table import SIDES, column
from boomtown.card.cards import KIND, SUIT
from boomtown.card.seen.fast_view import FastView
from boomtown.card.seen.lazy_view import LazyView
from boomtown.kernel.frame import END
from boomtown.kernel.prompt import Prompt

T = TypeVar("T")

# Effects of abilities, by character; see value_table.py
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
    """Position at one question to one seat."""

    dealt = DEALT
    act_table = ACT_TABLE

    def __init__(self, see: FastView, options: Sequence[int], history: History, persona: Persona = PLAIN) -> None:
        self.see, self.options = see, options
        super().__init__(see.seat, history, persona)
        # By seat, or by seat and number of answers, as far as asked for
        self._powers: dict[int, tuple[str, ...]] = {}
        self._active: dict[int, list[str]] = {}
        self._immune: dict[int, set[str]] = {}
        self._unanswered: dict[tuple[int, int], float] = {}
        self.values: dict[int, float] = {}  # of my cards (valuation/worth.py)
        self.fares: dict[str, float] = {}  # by place (turn.py)
        mine = see.seat
        self.hand = see.hand
        self.life = see.lives[mine]
        self.max_life = see.most[mine]
        self.ghost = mine in see.ghosts  # I play without life points, and lose all cards at the end of my turn

    @computed_once
    def view(self) -> LazyView:
        """The view with names."""
        return self.see.described()

    @computed_once
    def role(self) -> str:
        """The role of this seat, or that with the same aim; "" if it does not know it."""
        return SIDES.get(self.see.side) or self.see.role

    @computed_once
    def kinds(self) -> list[str]:
        """The kinds of the cards in my hand."""
        return [KIND[c] for c in self.hand]

    @computed_once
    def table(self) -> list[str]:
        """The kinds of my cards in play."""
        return [KIND[c] for c in self.see.tables[self.me]]

    @computed_once
    def in_game(self) -> list[int]:
        """The seats in the game, in ascending order."""
        return sorted(self.see.order)

    @computed_once
    def known(self) -> tuple[str | None, ...]:
        """Roles by seat that this seat knows."""
        found: list[str | None] = [role or None for role in self.see.public_roles()]
        found[self.me] = self.see.role or None
        return tuple(found)

    def lives_of_others(self) -> dict[int, int]:
        lives = self.see.lives
        return {p: lives[p] for p in self.others}

    @computed_once
    def can(self) -> tuple[str, ...]:
        """My active abilities."""
        return self.powers(self.me)

    @computed_once
    def event(self) -> str:
        """The event in force, "" for none."""
        return self.see.event

    @computed_once
    def shows(self) -> list[str]:
        """Open events of further decks."""
        return [deck["on"] for deck in self.view.optional("decks", {}).values() if deck and deck["on"]]

    @computed_once
    def open(self) -> dict[str, list[int]]:
        """Hands that are open to all players."""
        found: dict[str, list[int]] = self.view.optional("open", {})
        return found

    @computed_once
    def prompt(self) -> Prompt:
        """Facts of the question."""
        return self.see.prompt()

    @computed_once
    def alone(self) -> bool:
        """True if only the last player in the game wins, so all other players are enemies."""
        return self.see.goal == "last"

    # --- abilities

    def powers(self, seat: int) -> tuple[str, ...]:
        """Return the active abilities of the seat, including borrowed ones."""
        found = self._powers.get(seat)
        if found is None:
            found = self._powers[seat] = self.see.powers(seat)
        return found

    def trait(self, table: dict[str, T], seat: int, default: T) -> T:
        """Return the value of the seat's ability in a table, or the default."""
        for name in self._powers.get(seat) or self.powers(seat):
            if name in table:
                return table[name]
        return default

    def works(self, seat: int, kind: str) -> bool:
        """Return whether the seat has an active card of that kind in play."""
        return kind in self.active(seat)

    def active(self, seat: int) -> list[str]:
        """Return the kinds of the seat's cards in play that are not switched off."""
        found = self._active.get(seat)
        if found is None:
            found = self._active[seat] = self.see.active(seat)
        return found

    def suit(self, card: int) -> str:
        return SUITS.get(self.event, SUIT[card])

    def untouched(self, seat: int, card: int) -> bool:
        """Return whether my card has no effect on the seat."""
        if card < 0 or seat < 0:
            return False
        immune = self._immune.get(seat)
        if immune is None:
            immune = self._immune[seat] = {self.trait(UNTOUCHED_BY, seat, "")}
            immune |= {of for kind, of in REPELS.items() if kind in self.active(seat)}
            immune.discard("")  # no suit printed
        return self.suit(card) in immune

    # --- events to come

    def event_at(self, seat: int) -> str:
        """Return the event in force at the start of the seat's next turn. The turn of the leader brings a new one."""
        coming = self.see.next_event or self.event
        if coming == self.event:
            return coming
        seating = self.see.seating
        turn, step = seating.index(self.see.turn), -1 if self.view["backwards"] else 1
        for i in range(1, len(seating) + 1):
            p = seating[(turn + step * i) % len(seating)]
            if p == self.leader:
                return coming
            if p == seat:
                break
        return self.event

    @computed_once
    def leader(self) -> int:
        """Seat whose turn begins a round: the sheriff (three players: the deputy), or the next seat if it is out."""
        roles, seating, order = self.known, self.see.seating, self.see.order
        role = "sheriff" if "sheriff" in roles else "deputy"
        if role in roles:
            first = seating.index(roles.index(role))
            for p in seating[first:] + seating[:first]:
                if p in order:
                    return p
        return -1

    @computed_once
    def next_event(self) -> str:
        """Event at my next turn."""
        return self.event_at(self.me)

    # --- my hand

    @computed_once
    def surplus(self) -> int:
        """Number of cards above the hand limit at the end of this turn."""
        kept = 0 if self.ghost else self.trait(HAND_LIMIT, self.me, max(self.life, 1))
        return len(self.hand) - max([kept, *[KEEPS[kind] for kind in self.table if kind in KEEPS]])

    @computed_once
    def share(self) -> float:
        """Cost of playing a card, as a share of its value."""
        if self.ghost:
            return 0.0
        share = min([PLAY_COST.get(event, COST) for event in (self.event, self.next_event, *self.shows)])
        return min(share, COST_OF_SURPLUS) if self.surplus > 0 else share

    @computed_once
    def holding_cost(self) -> float:
        """Cost of each card that I hold at my next turn."""
        return 0.0 if self.ghost else HOLDING_COST.get(self.next_event, 0.0)

    @computed_once
    def saves_cards(self) -> bool:
        """True if it is useful to keep cards for later."""
        return not self.ghost and not self.holding_cost and PLAY_COST.keys().isdisjoint((self.event, *self.shows))

    @computed_once
    def play_bonus(self) -> float:
        """Extra value of each card I play, while ending the turn after too few cards costs a life."""
        found = sum([PLAY_BONUS.get(show, 0.0) for show in self.shows])
        return found if found and END in self.options and self.see.end_price else 0.0

    @computed_once
    def bangs_left(self) -> int:
        """Number of BANG! cards that I may still play in this turn."""
        return self.see.bangs_left

    @computed_once
    def unlimited(self) -> bool:
        """True if I may play any number of BANG! cards in a turn."""
        return self.trait(UNLIMITED, self.me, False) or any(kind in UNLIMITED for kind in self.table)

    # --- shots

    def heart(self, seat: int, event: str) -> float:
        """Return the probability that a check of the seat shows a heart."""
        chance = HEART.get(event, EVEN_HEART)
        return 1 - (1 - chance) ** self.flips(seat)

    def flips(self, seat: int) -> int:
        """Return the number of cards that the seat reveals for a check."""
        more = sum([FLIPS_MORE[kind] for kind in {*self.active(seat)} if kind in FLIPS_MORE])
        return self.trait(FLIPS, seat, 1) + more

    def shields(self, seat: int) -> int:
        """Return the number of green cards with which the seat can answer a shot now."""
        if SHIELDS.isdisjoint(self.active(seat)):
            return 0
        s = self.seats[seat]
        return sum(KIND[c] in SHIELDS and c not in s["waiting"] and c not in s["muted"] for c in s["table"])

    def unanswered(self, seat: int, need: int = 1) -> float:
        """Return the probability that a shot at the seat hits."""
        found = self._unanswered.get((seat, need))
        if found is None:
            found = self._unanswered[seat, need] = self._not_answered(seat, need)
        return found

    def _not_answered(self, seat: int, need: int) -> float:
        need -= self.shields(seat)
        if need <= 0:
            return 0.0
        hits = self._outlasted(seat, need)
        if need > 1:
            return hits
        barrels = len([kind for kind in {*self.active(seat)} if kind in BARRELS]) + self.trait(CHECKERS, seat, 0)
        return hits * (1 - self.heart(seat, self.event)) ** barrels if barrels else hits

    def _outlasted(self, seat: int, need: int) -> float:
        """Return the probability that the seat has too few answers in the hand. An open hand makes it certain."""
        share = self.trait(MISSED_IN, seat, MISSED_SHARE)
        hand = self.open.get(str(seat))
        if hand is not None and share in (MISSED_SHARE, 1.0):
            return float(sum(share == 1.0 or KIND[c] in MISSED for c in hand) < need)
        share += sum([ANSWERING.get(show, 0.0) for show in self.shows])
        return outlasts(need - 1, self.see.held(seat), min(1.0, share))

    def has_no_bang(self, seat: int) -> float:
        """Return the probability that the seat has no BANG! card in the hand."""
        hand = self.open.get(str(seat))
        if hand is not None and self.trait(BANG_IN, seat, BANG_SHARE) == BANG_SHARE:
            return float(all(KIND[c] != "BANG!" for c in hand))
        return outlasts(0, self.see.held(seat), self.trait(BANG_IN, seat, BANG_SHARE))

    @computed_once
    def reach_by(self) -> dict[int, float]:
        """Total enmity of the seats within range, by range 1 to 5."""
        at = self.see.distances
        found = dict.fromkeys(range(1, 6), 0.0)
        for p, w in self.enmity.items():
            if w > 0:
                for r in range(at[p] or 9, 6):
                    found[r] += w
        return found
