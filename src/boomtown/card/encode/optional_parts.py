"""Parts of an observation that only some sets and numbers of players have."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.course import Course
from boomtown.card.declared.memory import FACTS
from boomtown.card.encode.caches import SeatOrder
from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import SUIT_NAMES, CardLayout
from boomtown.card.encode.muting import Muting
from boomtown.card.encode.tables import NOWHERE, Order, Places, by_card
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.folds import TAKES_TURN
from boomtown.card.game import Bang
from boomtown.card.rules.turn import takes_turn
from boomtown.card.seen.visibility import target
from boomtown.encode.base import places

NUMBER = "number"


class OptionalParts:
    """Writer of these parts."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        at = self.at = layout
        self.characters, self.nobody = places(vocabulary.characters), ((),) * vocabulary.players
        self.borrowed = slice(at.lent, at.lent + vocabulary.players * len(vocabulary.characters))
        self.none_borrowed = array("f", bytes(4 * (self.borrowed.stop - self.borrowed.start)))
        green = tuple(name for name in vocabulary.stays if KINDS[name].later)
        stay = by_card(vocabulary.stays, at.waiting)
        # by card id: its index in the observation
        self.waiting = [to if KIND[card] in green else NOWHERE for card, to in enumerate(stay)]
        # by name, and by number of the name
        self.event, next_ = places(vocabulary.events, at.event), places(vocabulary.events, at.next)
        self.next = [next_.get(name, NOWHERE) for name in NAMES]
        self.facts = [
            (FACTS[name].tell, to, self._places(vocabulary, FACTS[name].holds, to), FACTS[name].reads)
            for name, to in at.facts.items()
        ]
        self.muting = Muting(at, vocabulary.players)
        self.needed = vocabulary.haunted or vocabulary.experts or at.lent >= 0 or at.target >= 0 or bool(self.facts)

    def write(self, latest: Latest, game: Bang, me: int, around: SeatOrder) -> None:
        """Write into parts that are 0, apart from what is lent and what is switched off."""
        at, s, found = self.at, game.state, latest.found
        if s.choices and at.choices >= 0:
            for name in s.choices[me]:
                found[at.choices + self.characters[name]] = 1.0
        if at.lent >= 0 and (latest.lent or s.lent != self.nobody):
            self._lent(latest, s.lent, around.order)
        if s.laid and at.waiting >= 0:
            self._waiting(found, s.laid, s.tables[s.turn])
        if at.target >= 0 and (hunted := target(s, me)) >= 0:
            found[at.target + around.place[hunted]] = 1.0
        if s.index.mutes or latest.muting:
            self.muting.write(latest, game, around.order)
        if at.event >= 0:
            self._events(found, s.course)
        if at.ghost >= 0:
            for p in s.course.ghosts:
                found[at.ghost + around.place[p]] = 1.0
            self._ambient(found, game, around.order)
        if self.facts:
            self._facts(found, game, me, around.place)

    def _places(self, vocabulary: Vocabulary, holds: str, to: int) -> Any:
        """Return the index of each value of a fact: by card, by name, None for "yes"."""
        if holds == "card":
            return by_card(vocabulary.kinds, to)
        if holds == NUMBER:
            return NUMBER
        return {"suit": places(SUIT_NAMES, to), "character": places(vocabulary.characters, to)}.get(holds)

    def _lent(self, latest: Latest, lent: tuple[tuple[str, ...], ...], order: Order) -> None:
        found, start = latest.found, self.at.lent
        found[self.borrowed] = self.none_borrowed
        latest.lent = lent != self.nobody
        for p in order:
            for name in lent[p]:
                found[start + self.characters[name]] = 1.0
            start += len(self.characters)

    def _waiting(self, found: array[float], laid: tuple[int, ...], table: list[int]) -> None:
        for card in laid:
            if card in table and (to := self.waiting[card]) >= 0:
                found[to] += 1.0

    def _events(self, found: array[float], course: Course) -> None:
        if course.event:
            found[self.event[course.event]] = 1.0
        for _, pile in course.decks:
            if pile.on:
                found[self.event[pile.on]] = 1.0
            if pile.left:
                found[self.next[pile.left[-1]]] = 1.0
        if course.pile:  # the pile is face up
            found[self.next[course.pile[-1]]] = 1.0
            found[self.at.left] = len(course.pile) / 15

    def _ambient(self, found: array[float], game: Bang, order: Order) -> None:
        """Write the effect of an event on the turns to come."""
        s = game.state
        fold = s.index.fold
        if TAKES_TURN in fold:
            for at, p in enumerate(order, self.at.returns):
                if not s.alive[p] and takes_turn(game, p):
                    found[at] = 1.0

    def _facts(self, found: array[float], game: Bang, me: int, place: Places) -> None:
        noted, kept = game.state.noted, game.state.course.kept
        for tell, at, places_of, reads in self.facts:
            if reads and reads not in noted and reads not in kept:
                continue
            value = tell(game, me)
            if isinstance(value, list):
                for p in value:
                    found[at + place[p]] = 1.0
            elif places_of == NUMBER:
                found[at] = (value or 0) / 10
            elif value is not None and value is not False:
                found[at if places_of is None else places_of[value]] = 1.0
