"""The parts of an observation that only some sets and numbers of players bring."""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.turn import backwards, takes_turn
from boomtown.card.victory import target
from boomtown.card.view import duty, muted
from boomtown.encode.card.cast import Cast
from boomtown.encode.card.layout import SUIT_AT, CardLayout
from boomtown.encode.card.tables import Order, by_card, places


class Extras:
    """Writes them where there are any."""

    def __init__(self, cast: Cast, layout: CardLayout) -> None:
        self.at = layout
        self.kind, self.stay = by_card(cast.kinds), by_card(cast.stays)
        self.characters, self.events = places(cast.characters), places(cast.events)
        self.needed = bool(cast.events) or cast.experts or layout.lent >= 0 or layout.target >= 0

    def write(self, found: array[float], game: Any, me: int, order: Order) -> None:
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
            if s.characters[p] and muted(game, p, s.characters[p]):
                found[at.off + seat] = 1
            if any(muted(game, p, KIND[card]) for card in s.tables[p]):
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
        if "duty" in noted and (card := duty(game, me)) is not None:
            found[self.at.duty + self.kind[card]] = 1
