"""Observation of characters and cards in play that are switched off."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from array import array
from typing import Any

from boomtown.card.cards import KIND
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.tables import Order
from boomtown.card.game import Bang
from boomtown.card.state import State
from boomtown.encode.base import BoundedCache

KEPT = 512  # cached answers
Switched = tuple[bool, bool]  # the character off, a card in play off


class Muting:
    """Writer of these fields.

    The answers depend on the muting sources, their notes, the turn and the cards of the seat, so they are cached.
    """

    def __init__(self, layout: CardLayout) -> None:
        self.at = layout
        self._kept: BoundedCache[dict[Any, Switched]] = BoundedCache(KEPT)

    def write(self, found: array[float], game: Bang, order: Order) -> None:
        at, s = self.at, game.state
        characters, tables, known = s.characters, s.tables, self._known(s)
        for place, p in enumerate(order):
            key = p, characters[p], *tables[p]
            switched = known.get(key)
            if switched is None:
                switched = known[key] = _state_of(game, p)
            if switched[0]:
                found[at.off + place] = 1.0
            if switched[1]:
                found[at.muted + place] = 1.0

    def _known(self, s: State) -> dict[Any, Switched]:
        mutes, noted = s.index.mutes, s.noted
        key = mutes, s.turn, *[noted[by] for _, by, _ in mutes if by in noted]
        known = self._kept.get(key)
        if known is None or len(known) >= KEPT:
            known = self._kept.keep(key, {})
        return known


def _state_of(game: Bang, seat: int) -> Switched:
    name, table = game.state.characters[seat], game.state.tables[seat]
    return bool(name) and game.state.muted(seat, name), any(game.state.muted(seat, KIND[card]) for card in table)
