"""Parts of an observation that only some sets and numbers of players have."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.course import Course
from boomtown.card.declared.memory import FACTS
from boomtown.card.encode.latest import FactPart, Latest
from boomtown.card.encode.layout import SUIT_NAMES, CardLayout
from boomtown.card.encode.muting import Muting
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder
from boomtown.card.encode.tables import (
    NOWHERE,
    ONE,
    Order,
    Scale,
    Sparse,
    by_card,
    ones,
    ones_by_card,
    ones_by_name,
)
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.folds import TAKES_TURN
from boomtown.card.game import Bang
from boomtown.card.rules.turn import takes_turn
from boomtown.card.seen.visibility import target
from boomtown.encode.base import places

EVENTS_LEFT, NUMBERS = 1 / 15, 1 / 10  # scales


class OptionalParts:
    """Writer of these parts. An index of -1 stands for a part that is absent."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout, parts: Parts) -> None:
        at, self.empty = layout, parts.empty
        self.choices, self.lent, self.waiting, self.target = map(parts.of, (at.choices, at.lent, at.waiting, at.target))
        self.event, self.next, self.left = map(parts.of, (at.event, at.next, at.left))
        self.ghost, self.returns = parts.of(at.ghost), parts.of(at.returns)
        self.characters, self.of_seat = places(vocabulary.characters), Sparse(len(vocabulary.characters))
        self.nobody: tuple[tuple[str, ...], ...] = ((),) * vocabulary.players
        green = tuple(name for name in vocabulary.stays if KINDS[name].later)
        # by card id
        self.green = [to if KIND[card] in green else NOWHERE for card, to in enumerate(by_card(vocabulary.stays))]
        self.laid, self.one_event = Sparse(len(vocabulary.stays)), Sparse(len(vocabulary.events))
        # by name, by number of the name, by place
        self.events, self.coming = places(vocabulary.events), _by_number(vocabulary.events)
        self.events_left, self.tenths = Scale(EVENTS_LEFT), Scale(NUMBERS)
        self.seat = ones(vocabulary.players)
        self.facts: list[FactPart] = [
            (FACTS[name].tell, parts.of(to), FACTS[name].holds, FACTS[name].reads) for name, to in at.facts.items()
        ]
        self.values: dict[str, Any] = {
            "card": ones_by_card(vocabulary.kinds),
            "suit": ones_by_name(SUIT_NAMES),
            "character": ones_by_name(vocabulary.characters),
        }
        self.muting = Muting(layout, parts)
        self.needed = vocabulary.haunted or vocabulary.experts or at.lent >= 0 or at.target >= 0 or bool(self.facts)

    def write(self, latest: Latest, game: Bang, me: int, around: SeatOrder) -> None:
        s, parts, empty = game.state, latest.parts, self.empty
        if self.choices >= 0:
            parts[self.choices] = self._names(s.choices[me]) if s.choices else empty[self.choices]
        if self.lent >= 0 and (latest.lent is not s.lent or latest.switched):
            latest.lent = s.lent
            parts[self.lent] = empty[self.lent] if s.lent == self.nobody else self._lent(s.lent, around.order)
        if self.waiting >= 0:
            parts[self.waiting] = self._waiting(s.laid, s.tables[s.turn]) if s.laid else empty[self.waiting]
        if self.target >= 0:
            hunted = target(s, me)
            parts[self.target] = self.seat[around.place[hunted]] if hunted >= 0 else empty[self.target]
        if s.index.mutes or latest.muting:
            self.muting.write(latest, game, around)
        if self.ghost >= 0:
            self._haunted(latest, game, around)
        if self.facts:
            self._facts(latest, game, me, around)

    def _names(self, names: tuple[str, ...]) -> bytes:
        """Return the part of one seat in which these characters are 1."""
        return self.of_seat.counts([self.characters[name] for name in names])

    def _lent(self, lent: tuple[tuple[str, ...], ...], order: Order) -> bytes:
        return b"".join([self._names(lent[p]) for p in order])

    def _waiting(self, laid: tuple[int, ...], table: list[int]) -> bytes:
        return self.laid.counts([self.green[card] for card in laid if self.green[card] >= 0 and card in table])

    def _haunted(self, latest: Latest, game: Bang, around: SeatOrder) -> None:
        """Write events, ghosts, and the effect of an event on the turns to come."""
        s, parts = game.state, latest.parts
        before, now = latest.happened, s.course
        if before is None or before.ghosts is not now.ghosts or (now.ghosts and latest.switched):
            parts[self.ghost] = _flags(now.ghosts, around)
        if before is not now:
            latest.happened = now
            if self.event >= 0 and (
                before is None
                or before.event != now.event
                or before.pile is not now.pile
                or before.decks is not now.decks
            ):
                self._events(parts, now)
        if TAKES_TURN in s.index.fold:
            back = [p for p in around.order if not s.alive[p] and takes_turn(game, p)]
            parts[self.returns] = _flags(back, around)
            latest.returns = True
        elif latest.returns:
            parts[self.returns] = self.empty[self.returns]
            latest.returns = False

    def _events(self, parts: list[bytes], course: Course) -> None:
        piles = [pile for _, pile in course.decks]
        now = [self.events[pile.on] for pile in piles if pile.on]
        coming = [self.coming[pile.left[-1]] for pile in piles if pile.left]
        if course.event:
            now.append(self.events[course.event])
        if course.pile:  # the pile is face up
            coming.append(self.coming[course.pile[-1]])
        parts[self.event], parts[self.next] = self.one_event.counts(now), self.one_event.counts(coming)
        parts[self.left] = self.events_left.of(len(course.pile))

    def _facts(self, latest: Latest, game: Bang, me: int, around: SeatOrder) -> None:
        noted, kept, parts, empty = game.state.noted, game.state.course.kept, latest.parts, self.empty
        if latest.noted is not noted or latest.kept is not kept:
            latest.noted, latest.kept = noted, kept
            latest.active = [fact for fact in self.facts if not fact[3] or fact[3] in noted or fact[3] in kept]
            for _, at, _, _ in self.facts:
                parts[at] = empty[at]
        for tell, at, holds, _ in latest.active:
            value = tell(game, me)
            if holds == "seats":
                parts[at] = _flags(value, around)
            elif holds == "number":
                parts[at] = self.tenths.of(value or 0)
            elif value is None or value is False:
                parts[at] = empty[at]
            else:
                parts[at] = ONE if holds == "yes" else self.values[holds][value]


def _flags(seats: Iterable[int], around: SeatOrder) -> bytes:
    """Return the part in which these seats are 1."""
    found = 0
    for p in seats:
        found |= 1 << around.place[p]
    return around.flags[found]


def _by_number(events: tuple[str, ...]) -> list[int]:
    """Return by number of a name its place among these events."""
    at = places(events)
    return [at.get(name, NOWHERE) for name in NAMES]
