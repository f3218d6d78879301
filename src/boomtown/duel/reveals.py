"""Turning up the top card of a deck and comparing its symbol (duel, reveal, Bart Masterson)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import SYMBOL, SYMBOLS
from boomtown.duel.cast import BART_MASTERSON
from boomtown.duel.codes import CHOOSE, card_of
from boomtown.duel.decks import turn_up
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Reveal(Step):
    """`who` reveals from the deck of `deck`; the step below is told whether it is the symbol asked for."""

    who: int
    deck: int
    symbol: int
    source: int

    def run(self, g: Duel) -> None:
        s = g.state
        g.revealed = True
        count = 2 if s.place_of(BART_MASTERSON) >= 0 else 1
        for _ in range(count):
            card = turn_up(g, self.deck)
            if card >= 0:
                s.revealed.append(card)
        if len(s.revealed) == 2:
            g.stack.append(Counts(self.who, self.symbol, self.source))
        else:
            came_out(g, self.who, self.symbol, self.source, s.revealed[0] if s.revealed else -1)


ASK_SYMBOL: Final = declare(Question("symbol", 3))


@dataclass
class Counts(Step):
    """Bart Masterson's player says which of two cards counts."""

    who: int
    symbol: int
    source: int

    def run(self, g: Duel) -> Ask:
        s = g.state
        # his place: he cannot lose a life between the reveal and this
        return Ask(s.place_of(BART_MASTERSON) >> 1, ASK_SYMBOL, [CHOOSE | c + 1 for c in s.revealed], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(self.source, self.who, by=seat(self.who), symbol=SYMBOLS[self.symbol])

    def take(self, g: Duel, choice: int) -> None:
        came_out(g, self.who, self.symbol, self.source, card_of(choice))


def came_out(g: Duel, who: int, symbol: int, source: int, card: int) -> None:
    """The cards go to the pile, the one that counts on top; the step below hears of it."""
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
