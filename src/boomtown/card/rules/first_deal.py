"""Set-up of the decks, and the deal of the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtown.card.zones import Zone, cards_at_home, in_use

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def set_up(g: Bang, deck: Sequence[int], in_play: Sequence[int]) -> None:
    """Set up the deck, the decks that sets add, and cards in play. `in_play`: by seat, -1 for no card, or empty."""
    for seat, card in enumerate(in_play):
        if card >= 0:
            g.state.tables[seat].append(card)
    g.state.deck = [card for card in deck if card not in in_play]
    g.shuffle(g.state.deck)
    sets = tuple(g.setup["sets"])
    for place in in_use(sets):
        if isinstance(place, Zone) and place.filled:
            cards = g.state.zone(place.name)
            cards += [card for card in cards_at_home(sets, place.home) if card not in in_play]
            g.shuffle(cards)
    for place in in_use(sets):
        if isinstance(place, Zone):
            for _ in range(place.laid_out(g.state.n)):
                g.uncover(place.deck, place.name)


def deal(g: Bang, seat: int, count: int) -> None:
    """Deal a first hand: `count` cards, one after another from the top."""
    s = g.state
    s.hands[seat] += s.deck[: -count - 1 : -1]
    del s.deck[-count:]
