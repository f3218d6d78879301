"""Observation of characters and cards in play that are switched off."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import KIND
from boomtown.card.encode.caches import Key
from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.tables import Order
from boomtown.card.game import Bang
from boomtown.encode.base import BoundedCache

KEPT = 512  # cached answers
Switched = tuple[bool, bool]  # the character off, a card in play off


class Muting:
    """Writer of these fields.

    The answers depend on the muting sources, their notes, the turn and the cards of the seat, so they are cached.
    """

    def __init__(self, layout: CardLayout, players: int) -> None:
        self.at = layout
        self.fields = slice(layout.off, layout.muted + players)
        self.zeros = array("f", bytes(4 * 2 * players))
        self._kept: BoundedCache[dict[Any, Switched]] = BoundedCache(KEPT)

    def write(self, latest: Latest, game: Bang, order: Order) -> None:
        """Write these fields if they may have changed."""
        s = game.state
        mutes, noted = s.index.mutes, s.noted
        key = (mutes, s.turn, *[noted[by] for _, by, _ in mutes if by in noted]) if mutes else ()
        if latest.muting == key and not (mutes and latest.moved):
            return
        latest.muting = key
        latest.found[self.fields] = self.zeros
        if mutes:
            self._write(latest.found, game, order, key)

    def _write(self, found: array[float], game: Bang, order: Order, key: Key) -> None:
        at, characters, tables = self.at, game.state.characters, game.state.tables
        known = self._kept.get(key)
        if known is None or len(known) >= KEPT:
            known = self._kept.keep(key, {})
        for place, p in enumerate(order):
            of = p, characters[p], *tables[p]
            switched = known.get(of)
            if switched is None:
                switched = known[of] = _state_of(game, p)
            if switched[0]:
                found[at.off + place] = 1.0
            if switched[1]:
                found[at.muted + place] = 1.0


def _state_of(game: Bang, seat: int) -> Switched:
    name, table = game.state.characters[seat], game.state.tables[seat]
    return bool(name) and game.state.muted(seat, name), any(game.state.muted(seat, KIND[card]) for card in table)
