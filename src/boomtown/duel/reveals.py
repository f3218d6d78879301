"""Reveals: turning up the top card of a deck and comparing its symbol (duel, reveal)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import SYMBOL, SYMBOLS
from boomtown.duel.decks import turn_up
from boomtown.duel.hooks import REVEALS
from boomtown.duel.step import PERSON, Step, source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Reveal(Step):
    """Reveal by `who` from the deck of `deck`. The step below receives True if it shows the symbol."""

    who: int
    deck: int
    symbol: int
    source: int

    def run(self, g: Duel) -> None:
        s = g.state
        g.revealed = True
        for slot in range(4):
            reveals = REVEALS.of[PERSON + s.who[slot]]
            if reveals is not None and s.lives[slot] > 0:
                reveals(g, slot, self)
                return
        self.turn_up(g, 1)
        finish_reveal(g, self.who, self.symbol, self.source, s.revealed[0] if s.revealed else -1)

    def turn_up(self, g: Duel, count: int) -> None:
        """Turn up that number of cards, or fewer if the deck runs out."""
        for _ in range(count):
            card = turn_up(g, self.deck)
            if card >= 0:
                g.state.revealed.append(card)


def finish_reveal(g: Duel, who: int, symbol: int, source: int, card: int) -> None:
    """Discard the revealed cards with `card` on top, and pass the outcome to the step below."""
    s = g.state
    good = card >= 0 and SYMBOL[card] == symbol
    if g.log is not None:
        fields: dict[str, Any] = {"symbol": SYMBOLS[symbol], "good": good, "cause": source_name(source)}
        g.note("reveal", how="random", who=who, cards=s.revealed[:], card=card, **fields)
    for other in s.revealed:
        if other != card:
            s.discard.append(other)
    if card >= 0:
        s.discard.append(card)
    s.revealed = []
    below = g.stack.pop()
    below.result(g, good)
