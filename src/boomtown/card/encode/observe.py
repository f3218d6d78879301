"""Observations of the card game. They show the same as card/seen/view.py (rules: card/seen/visibility.py); tests
compare.

An observation starts from the latest one of the same game (card/encode/latest.py), and only the parts that have
changed are written: values other than zero. Numbers are written as floats, because an array would convert them first.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array

from boomtown.card.cards import RANK, SUIT
from boomtown.card.encode.caches import (
    IdentityCache,
    ReachCache,
    SeatOrder,
    SeatOrderCache,
    identity_key,
)
from boomtown.card.encode.latest import Latest, LatestByGame
from boomtown.card.encode.layout import HAND, LAST_TURN, LIFE, PILE, SUIT_AT, TURNS, CardLayout
from boomtown.card.encode.optional_parts import OptionalParts
from boomtown.card.encode.set_zones import SetZones
from boomtown.card.encode.tables import Places, by_card, write_counts
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
        n, self.columns = vocabulary.players, len(vocabulary.stays)
        self.empty = array("f", bytes(4 * layout.size))
        self.latest = LatestByGame(self.empty)
        first_zone = at.numbers + len(NUMBERS) + 1
        after_tables = at.table + n * self.columns
        # parts that are written each time: the turn, ghosts, the target, and all from the cards that only the
        # observer looks at to the question
        parts = [slice(0, at.alive), slice(at.looking, first_zone)]
        if at.ghost >= 0:
            parts.append(slice(after_tables, at.off if at.off >= 0 else at.mine))
        if at.target >= 0:
            parts.append(slice(at.target, at.mine))
        self.anew = [(part, self.empty[part]) for part in parts]
        # parts that are written when they change
        self.before_zones = self.empty[:first_zone]
        self.no_cards, self.my_hand = self.empty[: self.columns], slice(at.mine, at.looking)
        self.empty_hand = self.empty[self.my_hand]
        self.identity = self.identities.part
        self.measured = slice(at.range, at.range + 4 * n)
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
        place = around.place
        latest = self.latest.of(game)
        latest.moved = False
        if latest.around is not around:
            latest.turn_to(around, self.before_zones)
        found = latest.found
        for part, zeros in self.anew:
            found[part] = zeros
        self._identities(latest, s, me, around)
        self._turn(found, s, place)
        self._seats(latest, s, around)
        if latest.hand != s.hands[me]:
            latest.hand = s.hands[me][:]
            self._hand(found, latest.hand)
        self._cards(found, s, me)
        if self.optional_parts.needed:
            self.optional_parts.write(latest, game, me, around)
        if self.set_zones.needed:
            self.set_zones.write(latest, s, me, around)
        if (ask := game.ask) is not None:
            self._asked(found, game, ask, me, place)
        return found[:]

    def _identities(self, latest: Latest, s: State, me: int, around: SeatOrder) -> None:
        """Write identities and reach. Lives, sizes of hands and reach are between the identities."""
        key = identity_key(s)
        if latest.identity != key:
            latest.identity = key
            part = self.identities.of(s, me, around.place)
            if latest.identities is not part:
                latest.identities = latest.found[self.identity] = part
                latest.forget_lives()
                latest.moved = True
        index = s.index
        if latest.order is not index.order or latest.shares != index.shares:
            latest.order, latest.shares = index.order, index.shares[:]
            latest.found[self.measured] = self.reach.of(s, around.order)

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

    def _seats(self, latest: Latest, s: State, around: SeatOrder) -> None:
        """Write lives, sizes of hands and cards in play."""
        found, lives, sizes = latest.found, latest.lives, latest.sizes
        life_at, hand_at = self.at.life, self.at.hand
        for i, p in enumerate(around.order):
            life, size = s.life[p], len(s.hands[p])
            if lives[p] != life:
                lives[p] = life
                found[life_at + i] = self.life[life]
            if sizes[p] != size:
                sizes[p] = size
                found[hand_at + i] = self.size[size]
        if latest.tables != s.tables:
            latest.moved = True
            self._tables(latest, s.tables, around)

    def _tables(self, latest: Latest, tables: list[list[int]], around: SeatOrder) -> None:
        found, stay, before = latest.found, self.stay, latest.tables
        for p, at in around.rows:
            if before[p] != tables[p]:
                before[p] = tables[p][:]
                found[at : at + self.columns] = self.no_cards
                for card in tables[p]:
                    found[at + stay[card]] = 1.0

    def _hand(self, found: array[float], hand: list[int]) -> None:
        found[self.my_hand] = self.empty_hand
        mine = self.mine
        write_counts(found, [mine[card] for card in hand])
        if self.at.suits >= 0:
            suited = self.suited
            write_counts(found, [suited[card] for card in hand])

    def _cards(self, found: array[float], s: State, me: int) -> None:
        """Write the cards outside of hands and tables."""
        discard = s.discard
        if discard:
            found[self.top[discard[-1]]] = 1.0
            if len(discard) > 1:
                found[self.below[discard[-2]]] = 1.0
        if s.row:
            write_counts(found, [self.row[card] for card in s.row])
        if s.looking and me == s.turn:
            write_counts(found, [self.looking[card] for card in s.looking])

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
