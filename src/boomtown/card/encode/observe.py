"""Observations of the card game. They show the same as card/seen/view.py (rules: card/seen/visibility.py); tests
compare.

An observation starts from a copy, and only values other than zero are written. Numbers are written as floats, because
an array would convert them first.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array

from boomtown.card.cards import RANK, SUIT
from boomtown.card.encode.caches import IdentityCache, ReachCache, Row, SeatOrderCache
from boomtown.card.encode.layout import HAND, LAST_TURN, LIFE, PILE, SUIT_AT, TURNS, CardLayout
from boomtown.card.encode.optional_parts import OptionalParts
from boomtown.card.encode.set_zones import SetZones
from boomtown.card.encode.tables import Places, by_card
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.game import Bang
from boomtown.card.questions import QUESTIONS
from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.state import PHASES, State
from boomtown.encode.base import places, scaled
from boomtown.games import Ask

NUMBERS = {"need": (0, 1.0), "left": (1, 0.1), "n": (2, 0.1), "lives": (3, 1.0), "limit": (4, 0.1)}  # place, scale
STAKE = len(NUMBERS)
MOST_LIVES = 100


class Observer:
    """Writer of observations; tables by card id and by name are made once."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        at = self.at = layout
        self.seatings, self.identities, self.reach = (
            SeatOrderCache(vocabulary, at),
            IdentityCache(vocabulary, at),
            ReachCache(vocabulary.players),
        )
        self.empty = array("f", bytes(4 * layout.size))
        self.identity = self.identities.part
        self.measured = slice(at.range, at.range + 4 * vocabulary.players)
        self.phase = places(PHASES, at.phase)
        self.most_turned = vocabulary.turned
        self.sources = places(vocabulary.causes, at.source)
        # by card id: its index, for each zone
        self.stay = by_card(vocabulary.stays)
        self.mine, self.row, self.looking = (
            by_card(vocabulary.kinds, start) for start in (at.mine, at.row, at.looking)
        )
        self.top, self.below = by_card(vocabulary.kinds, at.top), by_card(vocabulary.kinds, at.below)
        kind = by_card(vocabulary.kinds)
        self.suited = [at.suits + 4 * of + SUIT_AT.get(suit, 0) for of, suit in zip(kind, SUIT, strict=True)]
        # by number: its scaled value
        self.life, self.size = scaled(LIFE, MOST_LIVES), scaled(HAND, vocabulary.cards)
        self.optional_parts = OptionalParts(vocabulary, at)
        self.set_zones = SetZones(vocabulary, at)

    def observe(self, game: Bang, me: int) -> array[float]:
        s = game.state
        around = self.seatings.of(s, me)
        order, place = around.order, around.place
        found = self.empty[:]
        found[self.identity] = self.identities.of(s, order)
        found[self.measured] = self.reach.of(s, order)
        self._turn(found, s, place)
        self._seats(found, s, around.rows)
        self._hand(found, s.hands[me])
        self._cards(found, s, me)
        if self.optional_parts.needed:
            self.optional_parts.write(found, game, me, around)
        if self.set_zones.needed:
            self.set_zones.write(found, s, me, order)
        if (ask := game.ask) is not None:
            self._asked(found, game, ask, me, place)
        return found

    def _turn(self, found: array[float], s: State, place: Places) -> None:
        at, turn_no, bangs = self.at, s.turn_no, s.bangs
        found[self.phase[s.phase]] = 1.0
        found[at.turn + place[s.turn]] = 1.0
        found[at.turn_no] = (turn_no if turn_no < LAST_TURN else LAST_TURN) * TURNS
        found[at.deck] = len(s.deck) * PILE
        found[at.discards] = len(s.discard) * PILE
        if bangs:
            found[at.bangs] = bangs * 0.25
        if bangs < s.bang_limit(s.turn):
            found[at.may_bang] = 1.0

    def _seats(self, found: array[float], s: State, rows: tuple[Row, ...]) -> None:
        """Write the fields that change with each card."""
        life, hands, tables, stay, lives, sizes = s.life, s.hands, s.tables, self.stay, self.life, self.size
        for p, life_at, hand_at, table_at in rows:
            found[life_at] = lives[life[p]]
            found[hand_at] = sizes[len(hands[p])]
            for card in tables[p]:
                found[table_at + stay[card]] = 1.0

    def _hand(self, found: array[float], hand: list[int]) -> None:
        mine = self.mine
        for card in hand:
            found[mine[card]] += 1.0
        if self.at.suits >= 0:
            suited = self.suited
            for card in hand:
                found[suited[card]] += 1.0

    def _cards(self, found: array[float], s: State, me: int) -> None:
        """Write the cards outside of hands and tables."""
        discard = s.discard
        if discard:
            found[self.top[discard[-1]]] = 1.0
            if len(discard) > 1:
                found[self.below[discard[-2]]] = 1.0
        for card in s.row:
            found[self.row[card]] += 1.0
        if s.looking and me == s.turn:
            for card in s.looking:
                found[self.looking[card]] += 1.0

    def _asked(self, found: array[float], game: Bang, ask: Ask, me: int, place: Places) -> None:
        who, number = ask.who, ask.question.number
        if ask.moment and (who != me or ask.silent):  # no other seat may learn which seat is asked
            number = QUESTIONS[ask.question.meanwhile].number
            if number is not None:
                found[self.at.why + number] = 1.0
            return
        found[self.at.asked + place[who]] = 1.0
        if number is not None:
            found[self.at.why + number] = 1.0
        if game.state.turned:
            self._turned(found, game, who == me)
        if who == me and not ask.free:  # the facts of phase 2 are written already
            self._question(found, game, place)

    def _turned(self, found: array[float], game: Bang, asked: bool) -> None:
        """Write the cards of a check by place. Only the asked seat sees the purpose of the check."""
        check = CHECKS.get(game.prompt.source or "") if asked else None
        start = self.at.turned
        for card in game.state.turned[: self.most_turned]:
            found[start] = RANK[card] / 14
            if check is not None and check(game.suit(card), RANK[card]):
                found[start + 1] = 1
            if SUIT[card]:
                found[start + 2 + SUIT_AT[SUIT[card]]] = 1
            start += 6

    def _question(self, found: array[float], game: Bang, place: Places) -> None:
        at, prompt = self.at, game.prompt
        if prompt.by is not None:
            found[at.by + place[prompt.by]] = 1.0
        if prompt.source is not None:
            found[self.sources[prompt.source]] = 1.0
        if prompt.stake:
            found[at.numbers + STAKE] = prompt.stake
        for name, value in prompt.args.items():
            if name in NUMBERS:
                number, scale = NUMBERS[name]
                found[at.numbers + number] = value * scale
            elif name == "to":
                found[at.to + place[value["seat"]]] = 1.0
