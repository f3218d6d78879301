"""Observation of characters and cards in play that are switched off."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from typing import Any

from boomtown.card.cards import KIND
from boomtown.card.encode.latest import Key, Latest
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder
from boomtown.card.game import Bang
from boomtown.encode.base import BoundedCache

KEPT = 512  # cached answers
Switched = tuple[bool, bool]  # the character off, a card in play off


class Muting:
    """Writer of these parts.

    The answers depend on the muting sources, their notes, the turn and the cards of the seat, so they are cached.
    """

    def __init__(self, layout: CardLayout, parts: Parts) -> None:
        self.off, self.muted = parts.of(layout.off), parts.of(layout.muted)
        self.empty = parts.empty
        self._kept: BoundedCache[dict[Any, Switched]] = BoundedCache(KEPT)

    def write(self, latest: Latest, game: Bang, around: SeatOrder) -> None:
        """Write these parts if they may have changed."""
        s = game.state
        mutes, noted = s.index.mutes, s.noted
        key = (mutes, s.turn, *[noted[by] for _, by, _ in mutes if by in noted]) if mutes else ()
        if latest.muting == key and not (mutes and latest.moved):
            return
        latest.muting = key
        if mutes:
            self._write(latest.parts, game, around, key)
        else:
            latest.parts[self.off], latest.parts[self.muted] = self.empty[self.off], self.empty[self.muted]

    def _write(self, parts: list[bytes], game: Bang, around: SeatOrder, key: Key) -> None:
        characters, tables = game.state.characters, game.state.tables
        known = self._kept.get(key)
        if known is None or len(known) >= KEPT:
            known = self._kept.keep(key, {})
        off = muted = 0
        bit = 1
        for p in around.order:
            of = p, characters[p], *tables[p]
            switched = known.get(of)
            if switched is None:
                switched = known[of] = _state_of(game, p)
            if switched[0]:
                off += bit
            if switched[1]:
                muted += bit
            bit += bit
        parts[self.off], parts[self.muted] = around.flags[off], around.flags[muted]


def _state_of(game: Bang, seat: int) -> Switched:
    name, table = game.state.characters[seat], game.state.tables[seat]
    return bool(name) and game.state.muted(seat, name), any(game.state.muted(seat, KIND[card]) for card in table)
