"""Observations of the card game. What is hidden stays out: this follows card/view.py, and tests hold it to that.

An observation starts from a copy; only what is not zero is written.
"""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import RANK, SUIT
from boomtown.card.checks import CHECKS
from boomtown.card.setup import ROLES
from boomtown.card.state import PHASES, State
from boomtown.encode.card.actions import TURNED
from boomtown.encode.card.cast import Cast
from boomtown.encode.card.extras import Extras
from boomtown.encode.card.layout import HAND, LAST_TURN, LIFE, PILE, STEP, SUIT_AT, TURNS, WHYS, CardLayout
from boomtown.encode.card.tables import Order, by_card, places
from boomtown.games import Game

PHASE_AT = {name: i for i, name in enumerate(PHASES)}
WHY_AT = {name: i for i, name in enumerate(WHYS)}
ROLE_AT = {name: i for i, name in enumerate(ROLES)}
TOLD = (("need", 1.0), ("left", 0.1), ("n", 0.1), ("lives", 1.0), ("limit", 0.1))
PLAIN = ("play", "draw", "character")  # questions that say nothing of themselves
KEPT = 4096  # parts of observations kept for the next time


class Observer:
    """Fills an observation; tables by card id and by name are made once."""

    def __init__(self, cast: Cast, layout: CardLayout) -> None:
        self.at, self.n = layout, cast.players
        # by card id: the place of its kind among all kinds, and among those that stay in play
        self.kind, self.stay, self.stays = by_card(cast.kinds), by_card(cast.stays), len(cast.stays)
        self.suit = [at * 4 + SUIT_AT[suit] for at, suit in zip(self.kind, SUIT, strict=True)]
        self.characters, self.sources = places(cast.characters), places(cast.causes)
        self.extras = Extras(cast, layout)
        self._kept: dict[Any, array[float]] = {}
        self._measured: dict[Any, tuple[Any, array[float]]] = {}

    def observe(self, game: Game, me: int) -> array[float]:
        s: State = game.state
        at, ask = self.at, game.ask
        order = s.clockwise(me)
        found = self._begun(s, me, order)
        found[at.range : at.range + 4 * self.n] = self._places(s, me, order)
        found[at.phase + PHASE_AT[s.phase]] = 1
        found[at.turn + order.index(s.turn)] = 1
        found[at.turn_no] = min(s.turn_no, LAST_TURN) * TURNS
        found[at.deck] = len(s.deck) * PILE
        found[at.discards] = len(s.discard) * PILE
        if s.bangs:
            found[at.bangs] = s.bangs * 0.25
        if s.bangs < s.live.limit[s.turn]:
            found[at.may_bang] = 1
        self._seats(found, s, order)
        self._cards(found, s, me)
        if self.extras.needed:
            self.extras.write(found, game, me, order)
        if ask is not None:
            found[at.asked + order.index(ask.who)] = 1
            found[at.why + WHY_AT[ask.why]] = 1
            if s.turned:
                self._turned(found, game, ask.who == me)
            if ask.who == me and ask.why not in PLAIN:
                self._question(found, game, order)
        return found

    def _seats(self, found: array[float], s: State, order: Order) -> None:
        """What changes with every card."""
        life, hands, tables, stay, columns = s.life, s.hands, s.tables, self.stay, self.stays
        my_life, my_hand, table = self.at.life, self.at.hand, self.at.table
        for p in order:
            found[my_life] = life[p] * LIFE
            my_life += 1
            found[my_hand] = len(hands[p]) * HAND
            my_hand += 1
            for card in tables[p]:
                found[table + stay[card]] = 1
            table += columns

    def _begun(self, s: State, me: int, order: Order) -> array[float]:
        """A copy of what stays the same until somebody leaves the game or changes the character."""
        key = me, s.seating, s.characters, s.max_life, s.roles, s.alive, s.fallen, s.side
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            kept = self._kept[key] = self._faces(s, order)
        return kept[:]

    def _faces(self, s: State, order: Order) -> array[float]:
        at, found = self.at, array("f", bytes(4 * self.at.size))
        # what everybody knows (card/view.py): the sheriff, the eliminated, three players, the end
        open_ = bool(s.side) or "sheriff" not in s.roles
        for seat, p in enumerate(order):
            role = s.roles[p]
            public = open_ or role == "sheriff" or not s.alive[p] or p in s.fallen
            found[at.role_public + seat] = public
            if public or not seat:
                found[at.role + seat * 4 + ROLE_AT[role]] = 1
            if s.characters[p]:
                found[at.character + seat * len(self.characters) + self.characters[s.characters[p]]] = 1
            found[at.max_life + seat] = s.max_life[p] * LIFE
            found[at.alive + seat] = s.alive[p]
        return found

    def _places(self, s: State, me: int, order: Order) -> array[float]:
        """Reach and distances, four fields in a row: the same few tables come again and again."""
        dist, ranges = s.live.dist, s.live.ranges
        key = me, id(dist), s.seating, s.alive, *ranges
        kept = self._measured.get(key)
        if kept is not None:
            return kept[1]
        if len(self._measured) >= KEPT:
            self._measured.clear()
        n = self.n
        found = array("f", [ranges[p] * LIFE for p in order]) + array("f", bytes(12 * n))
        for seat, p in enumerate(order):
            if seat and s.alive[p] and s.alive[me]:
                found[n + seat] = dist[me][p] * STEP
                found[2 * n + seat] = dist[me][p] <= ranges[me]
                found[3 * n + seat] = dist[p][me] <= ranges[p]
        self._measured[key] = dist, found  # with the table itself: no other one has its id meanwhile
        return found

    def _cards(self, found: array[float], s: State, me: int) -> None:
        at, kind = self.at, self.kind
        mine, suits, suit = at.mine, at.suits, self.suit
        for card in s.hands[me]:
            found[mine + kind[card]] += 1
            if suits >= 0:
                found[suits + suit[card]] += 1
        if s.discard:
            found[at.top + kind[s.discard[-1]]] = 1
            if len(s.discard) > 1:
                found[at.below + kind[s.discard[-2]]] = 1
        for card in s.row:
            found[at.row + kind[card]] += 1
        if s.looking and me == s.turn:
            for card in s.looking:
                found[at.looking + kind[card]] += 1

    def _turned(self, found: array[float], game: Any, asked: bool) -> None:
        """Cards of a check by place; only the asked seat is told what it is for."""
        check = CHECKS.get(game.prompt.source or "") if asked else None
        start = self.at.turned
        for card in game.state.turned[:TURNED]:
            found[start] = RANK[card] / 14
            if check is not None and check(game.suit(card), RANK[card]):
                found[start + 1] = 1
            found[start + 2 + SUIT_AT[SUIT[card]]] = 1
            start += 6

    def _question(self, found: array[float], game: Game, order: Order) -> None:
        at, prompt = self.at, game.prompt
        if prompt.by is not None:
            found[at.by + order.index(prompt.by)] = 1
        if prompt.source is not None:
            found[at.source + self.sources[prompt.source]] = 1
        args = prompt.args
        if "to" in args:
            found[at.to + order.index(args["to"]["seat"])] = 1
        for place, (name, scale) in enumerate(TOLD):
            if name in args:
                found[at.told + place] = args[name] * scale
        if prompt.stake:
            found[at.told + len(TOLD)] = prompt.stake
