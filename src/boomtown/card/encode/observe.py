"""Observations of the card game. They show the same as card/seen/view.py (rules: card/seen/visibility.py); tests
compare.

An observation is a list of parts: bytes that are looked up by what they show. It starts from the latest one of the
same game (card/encode/latest.py), and only parts that have changed are made again.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from struct import pack
from typing import Final

from boomtown.card.cards import RANK, SUIT
from boomtown.card.encode.identities import Identities
from boomtown.card.encode.latest import MOST, Latest
from boomtown.card.encode.layout import HAND, LAST_TURN, LIFE, PILE, SUIT_AT, TURNS, CardLayout
from boomtown.card.encode.optional_parts import OptionalParts
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.reach import Reach
from boomtown.card.encode.seat_order import SeatOrder, SeatOrders, ring
from boomtown.card.encode.set_zones import SetZones
from boomtown.card.encode.tables import (
    ONE,
    WIDTH,
    ZERO,
    Scale,
    Seats,
    Sparse,
    by_card,
    ones,
    ones_by_card,
    ones_by_name,
    scaled_bytes,
)
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.game import Bang
from boomtown.card.questions import QUESTIONS
from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.state import PHASES, State
from boomtown.encode.base import BoundedCache, places
from boomtown.games import Ask

NUMBERS: Final = {"need": 1.0, "left": 0.1, "n": 0.1, "lives": 1.0, "limit": 0.1}  # scales
STAKE: Final = len(NUMBERS)
BANGS: Final = 0.25  # scale


class Observer:
    """Writer of observations; tables by card id and by name are made once."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout) -> None:
        at, parts = layout, Parts(tuple(layout.fields))
        of, self.empty = parts.of, parts.empty
        self.phase, self.turn, self.turn_no = of(at.phase), of(at.turn), of(at.turn_no)
        self.asked, self.why = of(at.asked), of(at.why)
        self.deck, self.discards, self.bangs = of(at.deck), of(at.discards), of(at.bangs)
        self.life, self.hand_size, self.table = of(at.life), of(at.hand), of(at.table)
        self.mine, self.looking, self.row = of(at.mine), of(at.looking), of(at.row)
        self.top, self.below, self.turned = of(at.top), of(at.below), of(at.turned)
        self.by, self.to, self.source, self.numbers = of(at.by), of(at.to), of(at.source), of(at.numbers)
        self.of_question = [self.asked, self.why, self.turned, self.by, self.to, self.source, self.numbers]
        # by name, by place, by number, by card id
        self.phases, self.sources = ones_by_name(PHASES), ones_by_name(vocabulary.causes)
        self.seats = ones(vocabulary.players)
        self.questions = ones(len(self.empty[self.why]) // WIDTH)
        self.kinds, self.stay = ones_by_card(vocabulary.kinds), by_card(vocabulary.stays)
        self.kind = by_card(vocabulary.kinds)
        self.suited = [-1] * len(self.kind)
        if at.suits >= 0:
            first = at.suits - at.mine
            self.suited = [first + 4 * kind + SUIT_AT.get(suit, 0) for kind, suit in zip(self.kind, SUIT, strict=True)]
        self.suits_matter = at.suits >= 0
        self.lives, self.sizes, self.piles = scaled_bytes(LIFE), scaled_bytes(HAND), scaled_bytes(PILE)
        self.turns, self.shot = scaled_bytes(TURNS, LAST_TURN), Scale(BANGS)
        self.of_kinds, self.stays = Sparse(len(vocabulary.kinds)), Sparse(len(vocabulary.stays))
        self.hands = Sparse(len(self.empty[self.mine]) // WIDTH)
        self.number, self.scales = places(tuple(NUMBERS)), [Scale(scale) for scale in NUMBERS.values()]
        self.no_numbers = [ZERO] * (STAKE + 1)
        self.most_turned = vocabulary.turned
        self.seatings, self.identities, self.reach = (
            SeatOrders(vocabulary.players),
            Identities(vocabulary, at, parts),
            Reach(at, parts),
        )
        self.optional_parts = OptionalParts(vocabulary, at, parts)
        self.set_zones = SetZones(vocabulary, at, parts)
        self.latest: BoundedCache[Latest] = BoundedCache(MOST)

    def observe(self, game: Bang, me: int) -> array[float]:
        return array("f", b"".join(self.parts(game, me)))

    def parts(self, game: Bang, me: int) -> list[bytes]:
        """Return the observation in parts. The next call for this game changes the list."""
        s = game.state
        latest = self._latest(game, s, me)
        around, parts = latest.around, latest.parts
        self.identities.write(latest, s, around)
        self.reach.write(latest, s.index, around)
        self._turn(parts, s, around.place)
        self._seats(latest, s, around)
        if latest.hands[me] != s.hands[me]:
            latest.hands[me] = s.hands[me][:]
            latest.held[me] = self._hand(latest.hands[me])
        parts[self.mine] = latest.held[me]
        self._cards(parts, s, me)
        if self.optional_parts.needed:
            self.optional_parts.write(latest, game, me, around)
        if self.set_zones.needed:
            self.set_zones.write(latest, s, me, around)
        self._asked(parts, game, game.ask, me, around.place)
        return parts

    def _latest(self, game: Bang, s: State, me: int) -> Latest:
        """Return the latest observation of the game, for the observer `me`."""
        latest = self.latest.get(id(game))
        if latest is None or latest.seating is not s.seating:
            latest = self.latest.keep(id(game), Latest(self.empty[:], self.seatings.of(s, me), s.seating))
        latest.switched = latest.moved = latest.me != me
        if latest.switched:
            around = latest.arounds.get(me)
            if around is None:
                around = latest.arounds[me] = self.seatings.of(s, me)
            latest.me, latest.around = me, around
        return latest

    def _turn(self, parts: list[bytes], s: State, place: Seats) -> None:
        turn_no, bangs = s.turn_no, s.bangs
        parts[self.phase] = self.phases[s.phase]
        parts[self.turn] = self.seats[place[s.turn]]
        parts[self.turn_no] = self.turns[turn_no if turn_no < LAST_TURN else LAST_TURN]
        parts[self.deck] = self.piles[len(s.deck)]
        parts[self.discards] = self.piles[len(s.discard)]
        parts[self.bangs] = self.shot.of(bangs)
        parts[self.bangs + 1] = ONE if bangs < s.bang_limit(s.turn) else ZERO

    def _seats(self, latest: Latest, s: State, around: SeatOrder) -> None:
        """Write lives, sizes of hands and cards in play."""
        parts, switched = latest.parts, latest.switched
        if latest.life != s.life:
            latest.life, lives = s.life[:], self.lives
            latest.life_ring = ring([lives[life] for life in latest.life], s.seating)
            parts[self.life] = around.part(latest.life_ring)
        elif switched:
            parts[self.life] = around.part(latest.life_ring)
        sizes = [len(hand) for hand in s.hands]
        if latest.sizes != sizes:
            latest.sizes, numbers = sizes, self.sizes
            latest.size_ring = ring([numbers[size] for size in sizes], s.seating)
            parts[self.hand_size] = around.part(latest.size_ring)
        elif switched:
            parts[self.hand_size] = around.part(latest.size_ring)
        if switched or latest.tables != s.tables:
            latest.moved = True
            self._tables(latest, s.tables, around)

    def _tables(self, latest: Latest, tables: list[list[int]], around: SeatOrder) -> None:
        parts, before, rows, at = latest.parts, latest.tables, latest.rows, self.table
        for p in around.order:
            if before[p] != tables[p]:
                before[p] = tables[p][:]
                rows[p] = self.stays.counts([self.stay[card] for card in tables[p]])
                latest.loaded[p] = b""
            parts[at] = rows[p]
            at += 1

    def _hand(self, hand: list[int]) -> bytes:
        places = [self.kind[card] for card in hand]
        if self.suits_matter:
            places += [self.suited[card] for card in hand]
        return self.hands.counts(places)

    def _cards(self, parts: list[bytes], s: State, me: int) -> None:
        """Write the cards outside of hands and tables."""
        discard, none = s.discard, self.empty[self.row]
        parts[self.top] = self.kinds[discard[-1]] if discard else none
        parts[self.below] = self.kinds[discard[-2]] if len(discard) > 1 else none
        parts[self.row] = self._counted(s.row) if s.row else none
        parts[self.looking] = self._counted(s.looking) if s.looking and me == s.turn else none

    def _counted(self, cards: list[int]) -> bytes:
        return self.of_kinds.counts([self.kind[card] for card in cards])

    def _asked(self, parts: list[bytes], game: Bang, ask: Ask | None, me: int, place: Seats) -> None:
        """Write the question. A fact that only some seats may know is 0 for the remaining seats."""
        empty = self.empty
        for part in self.of_question:
            parts[part] = empty[part]
        if ask is None:
            return
        who, number = ask.who, ask.question.number
        if ask.moment and (who != me or ask.silent):  # no other seat may learn which seat is asked
            number = QUESTIONS[ask.question.meanwhile].number
            if number is not None:
                parts[self.why] = self.questions[number]
            return
        parts[self.asked] = self.seats[place[who]]
        if number is not None:
            parts[self.why] = self.questions[number]
        if game.state.turned:
            parts[self.turned] = self._turned(game, who == me)
        if who == me and not ask.free:  # the facts of phase 2 are written already
            self._question(parts, game, place)

    def _turned(self, game: Bang, asked: bool) -> bytes:
        """Return the cards of a check by place. Only the asked seat sees the purpose of the check."""
        check = CHECKS.get(game.prompt.source or "") if asked else None
        found, start = array("f", self.empty[self.turned]), 0
        for card in game.state.turned[: self.most_turned]:
            found[start] = RANK[card] / 14
            if check is not None and check(game.suit(card), RANK[card]):
                found[start + 1] = 1.0
            if SUIT[card]:
                found[start + 2 + SUIT_AT[SUIT[card]]] = 1.0
            start += 6
        return found.tobytes()

    def _question(self, parts: list[bytes], game: Bang, place: Seats) -> None:
        prompt = game.prompt
        if prompt.by is not None:
            parts[self.by] = self.seats[place[prompt.by]]
        if prompt.source is not None:
            parts[self.source] = self.sources[prompt.source]
        numbers: list[bytes] = []
        if prompt.stake:
            numbers = self.no_numbers[:]
            numbers[STAKE] = pack("f", prompt.stake)
        for name, value in prompt.args.items():
            number = self.number.get(name)
            if number is not None:
                numbers = numbers or self.no_numbers[:]
                numbers[number] = self.scales[number].of(value)
            elif name == "to":
                parts[self.to] = self.seats[place[value["seat"]]]
        if numbers:
            parts[self.numbers] = b"".join(numbers)
