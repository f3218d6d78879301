"""Observations of the card game. What is hidden stays out: this follows card/view.py, and tests hold it to that.

An observation starts from a copy; only what is not zero is written.
"""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import KIND, KINDS, NAMES, RANK, SUIT
from boomtown.card.checks import CHECKS
from boomtown.card.setup import ROLES
from boomtown.card.state import PHASES, State
from boomtown.card.turn import backwards, takes_turn
from boomtown.card.victory import target
from boomtown.card.view import _duty, _muted
from boomtown.encode.card.actions import TURNED
from boomtown.encode.card.cast import Cast
from boomtown.encode.card.layout import HAND, LAST_TURN, LIFE, PILE, STEP, SUIT_NAMES, TURNS, WHYS, CardLayout
from boomtown.games import Game

PHASE_AT = {name: i for i, name in enumerate(PHASES)}
WHY_AT = {name: i for i, name in enumerate(WHYS)}
ROLE_AT = {name: i for i, name in enumerate(ROLES)}
SUIT_AT = {name: i for i, name in enumerate(SUIT_NAMES)}
TOLD = (("need", 1.0), ("left", 0.1), ("n", 0.1), ("lives", 1.0), ("limit", 0.1))
PLAIN = ("play", "draw", "character")  # questions that say nothing of themselves
KEPT = 4096  # parts of observations kept for the next time
Order = tuple[int, ...]


class Observer:
    """Fills an observation; tables by card id and by name are made once."""

    def __init__(self, cast: Cast, layout: CardLayout) -> None:
        self.at, self.n = layout, cast.players
        kinds, stays = _places(cast.kinds), _places(cast.stays)
        # by card id: the place of its kind among all kinds, and among those that stay in play
        self.kind = [kinds.get(name, -1) for name in KIND]
        self.stay = [stays.get(name, -1) for name in KIND]
        self.suit = [kinds.get(name, -1) * 4 + SUIT_AT[suit] for name, suit in zip(KIND, SUIT, strict=True)]
        self.characters = _places(cast.characters)
        self.of_kind, self.stays = kinds, len(stays)
        self.events = _places(cast.events)
        self.sources = _places(cast.causes)
        self._kept: dict[Any, array[float]] = {}
        self._measured: dict[Any, tuple[Any, array[float]]] = {}
        self.seldom = bool(cast.events) or cast.experts or layout.lent >= 0 or layout.target >= 0

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
        if self.seldom:
            self._seldom(found, game, me, order)
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

    def _seldom(self, found: array[float], game: Any, me: int, order: Order) -> None:
        """What only some sets and numbers of players bring."""
        at, s = self.at, game.state
        if at.choices >= 0 and s.choices:
            for name in s.choices[me]:
                found[at.choices + self.characters[name]] = 1
        if at.lent >= 0 and any(s.lent):
            for seat, p in enumerate(order):
                for name in s.lent[p]:
                    found[at.lent + seat * len(self.characters) + self.characters[name]] = 1
        if s.laid and at.waiting >= 0:
            for card in s.laid:
                if KINDS[KIND[card]].border == "green" and card in s.tables[s.turn]:
                    found[at.waiting + self.stay[card]] += 1
        if at.target >= 0 and (hunted := target(s, me)) >= 0:
            found[at.target + order.index(hunted)] = 1
        if s.live.mutes:
            self._muted(found, game, order)
        if at.event >= 0:
            self._events(found, game, me, order)

    def _muted(self, found: array[float], game: Any, order: Order) -> None:
        at, s = self.at, game.state
        for seat, p in enumerate(order):
            if s.characters[p] and _muted(game, p, s.characters[p]):
                found[at.off + seat] = 1
            if any(_muted(game, p, KIND[card]) for card in s.tables[p]):
                found[at.muted + seat] = 1

    def _events(self, found: array[float], game: Any, me: int, order: Order) -> None:
        at, s = self.at, game.state
        course = s.course
        if course.event:
            found[at.event + self.events[course.event]] = 1
        if course.pile:  # it lies face up
            found[at.next + self.events[NAMES[course.pile[-1]]]] = 1
            found[at.left] = len(course.pile) / 15
        if course.spares and at.spare >= 0:
            found[at.spare + self.characters[course.spares[me]]] = 1
        for p in course.ghosts:
            found[at.ghost + order.index(p)] = 1
        if "takes_turn" in s.live.fold:
            for seat, p in enumerate(order):
                if not s.alive[p] and takes_turn(game, p):
                    found[at.returns + seat] = 1
        if "backwards" in s.live.fold and backwards(game):
            found[at.backwards] = 1
        if s.noted:
            self._noted(found, game, me)

    def _noted(self, found: array[float], game: Any, me: int) -> None:
        noted = game.state.noted
        if "suit" in noted:
            found[self.at.suit + SUIT_AT[NAMES[noted["suit"]]]] = 1
        if "duty" in noted and (card := _duty(game, me)) is not None:
            found[self.at.duty + self.kind[card]] = 1

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


def _places(names: tuple[str, ...]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}
