"""Observations of The Duel. They must match duel/view.py, which tests verify."""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.duel.cards import BACK, KIND, SIDES, SYMBOL, SYMBOLS
from boomtown.duel.character_table import PEOPLE
from boomtown.duel.encode.layout import (
    CARD,
    DECK,
    LAST_TURN,
    LIFE,
    NUMBERS,
    PHASES,
    SOURCES,
    TURNS,
    DuelLayout,
)
from boomtown.duel.state import State
from boomtown.duel.step import Step
from boomtown.duel.waiting import HIT, aimed_at
from boomtown.encode.base import places
from boomtown.games import Game

PHASE_AT, SOURCE_AT, SIDE_AT, SYMBOL_AT = places(PHASES), places(SOURCES), places(SIDES), places(SYMBOLS)
NUMBERS_AT = places(NUMBERS)
STAKE = NUMBERS_AT["stake"]


class Observer:
    """Writer of observations. Only values other than zero are written."""

    def __init__(self, layout: DuelLayout) -> None:
        self.at = layout
        self._empty = array("f", bytes(4 * layout.size))

    def observe(self, game: Game, me: int) -> array[float]:
        s: State = game.state
        found = self._empty[:]
        self._turn(found, s, me)
        for rel, seat in enumerate((me, 1 - me)):
            self._seat(found, s, rel, seat, me)
        if s.phase == "setup":
            for place in (0, 1):
                who = s.who[me * 2 + place]
                found[self.at.people + place * len(PEOPLE) + who] = 1.0
        else:
            self._places(found, s, me)
        self._piles(found, s, me)
        if game.ask is not None:
            self._question(found, game, me)
        return found

    def _turn(self, found: array[float], s: State, me: int) -> None:
        at = self.at
        found[at.phase + PHASE_AT[s.phase]] = 1.0
        found[at.turn + (s.turn != me)] = 1.0
        found[at.turn_no] = min(s.turn_no, LAST_TURN) * TURNS
        found[at.bangs] = s.bangs * CARD
        found[at.swapped] = float(s.swapped)
        for who in range(len(PEOPLE)):
            if s.used >> who & 1:
                found[at.used + who] = 1.0
        for one in s.waiting:
            if one[0] == HIT:
                slot = aimed_at(s, one)
                if slot >= 0:
                    found[at.waiting + self._place(s, slot, me)] += 1.0
            else:
                found[at.waits + (one[1] >> 1 != me)] += 1.0

    def _place(self, s: State, slot: int, me: int) -> int:
        seat = slot >> 1
        return (2 if seat != me else 0) + (slot != s.front[seat])

    def _seat(self, found: array[float], s: State, rel: int, seat: int, me: int) -> None:
        at = self.at
        found[at.alive + rel] = float(not s.side or seat in s.winners)
        found[at.role + rel * 2 + SIDE_AT[s.roles[seat]]] = 1.0
        found[at.role_public + rel] = 1.0
        front = s.front[seat]
        if s.phase != "setup" and s.who[front] >= 0:
            found[at.who + rel * len(PEOPLE) + s.who[front]] = 1.0
            found[at.lone + rel] = float(s.lone(seat))
        hand = at.hand + rel * len(SOURCES[: -len(PEOPLE)])
        for card in s.hands[seat]:
            found[at.backs + rel * 2 + BACK[card]] += CARD
            if seat == me or s.side or s.seen >> card & 1:
                found[hand + KIND[card]] += CARD
        found[at.deck + rel] = len(s.decks[seat]) * DECK
        found[at.reserve + rel] = len(s.reserve[seat]) * LIFE
        for who in s.out[seat]:
            found[at.out + who] = 1.0

    def _places(self, found: array[float], s: State, me: int) -> None:
        at, kinds = self.at, len(SOURCES) - len(PEOPLE)
        for slot in range(4):
            who = s.who[slot]
            if who < 0:
                continue
            place = self._place(s, slot, me)
            found[at.people + place * len(PEOPLE) + who] = 1.0
            found[at.life + place] = s.lives[slot] * LIFE
            found[at.most + place] = s.most[slot] * LIFE
            for card in s.tables[slot]:
                found[at.table + place * kinds + KIND[card]] = 1.0

    def _piles(self, found: array[float], s: State, me: int) -> None:
        at = self.at
        for who in s.reserve[me]:
            found[at.mine + who] = 1.0
        found[at.common] = len(s.common) * DECK
        found[at.made] = float(s.made)
        if s.common:
            found[at.top_back + BACK[s.common[-1]]] = 1.0
        found[at.pile] = len(s.discard) * DECK
        if s.discard:
            found[at.top + KIND[s.discard[-1]]] = 1.0
        for card in s.discard:
            found[at.discarded + KIND[card]] += CARD
        for card in s.row:
            found[at.row + KIND[card]] += 1.0
        for card in s.revealed:
            found[at.revealed + SYMBOL[card]] += 1.0

    def _question(self, found: array[float], game: Any, me: int) -> None:
        at, ask, s = self.at, game.ask, game.state
        found[at.asked + (ask.who != me)] = 1.0
        found[at.why + ask.question.number] = 1.0
        if ask.who != me:
            return
        prompt, top = game.prompt, game.stack[-1]
        lit = top.lit() if isinstance(top, Step) else -1
        if lit >= 0:
            found[at.target + self._place(s, lit, me)] = 1.0
        if prompt.source in SOURCE_AT:
            found[at.source + SOURCE_AT[prompt.source]] = 1.0
        found[at.numbers + STAKE] = prompt.stake * CARD
        for name, value in prompt.args.items():
            if name in NUMBERS_AT:
                found[at.numbers + NUMBERS_AT[name]] = min(value, 80) * CARD
            elif name == "symbol":
                found[at.symbol + SYMBOL_AT[value]] = 1.0
