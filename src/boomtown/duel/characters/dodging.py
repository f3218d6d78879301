"""Abilities at a hit: Sid Curry, Tex Killer, Wyatt Ear, Bart Masterson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import BARREL_SIGN, SYMBOLS
from boomtown.duel.character_table import BART_MASTERSON, PERSON, SID_CURRY, TEX_KILLER, WYATT_EAR
from boomtown.duel.codes import CHOOSE, card_of
from boomtown.duel.describe import reveals_barrel
from boomtown.duel.hits import BANG, Hit
from boomtown.duel.hooks import ANSWERS, DODGED, REVEALS, SAYS, SECOND, SHRUGGED, TRIES, hook
from boomtown.duel.questions import Question, declare
from boomtown.duel.reveals import Reveal, finish_reveal
from boomtown.duel.step import Prompt, Step, asks, source_tag
from boomtown.duel.waiting import HIT, MAY_DRAW, wait
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

BART: Final = PERSON + BART_MASTERSON
SID: Final = PERSON + SID_CURRY
TEX: Final = PERSON + TEX_KILLER
WYATT: Final = PERSON + WYATT_EAR


@hook(SECOND, TEX)
def costs_another(hit: Hit) -> bool:
    """Return True for a hit by a BANG! card: a dodge takes a second card."""
    return bool(hit.flags & BANG)


@hook(SHRUGGED, WYATT)
def draws_for_it(g: Duel, slot: int) -> None:
    wait(g, MAY_DRAW, slot, WYATT)


# --- Sid Curry


@hook(ANSWERS, SID)
def not_tried(hit: Hit) -> bool:
    return SID not in hit.tried


@hook(TRIES, SID)
def opponents_deck(g: Duel, hit: Hit, card: int) -> None:
    """Reveal from the opponent's deck. A barrel dodges."""
    hit.try_reveal(g, 1 - (hit.target >> 1), BARREL_SIGN, SID)


@hook(DODGED, SID)
def shoots_back(g: Duel, hit: Hit) -> None:
    """Queue a hit on the shooter, at the place where the shooter is by then."""
    wait(g, HIT, hit.target, SID, hit.shooter)


@hook(SAYS, SID)
def says_chance(g: Duel, ask: Ask, code: int) -> dict[str, Any]:
    return reveals_barrel(source_tag(SID))


# --- Bart Masterson


@hook(REVEALS, BART)
def two_cards(g: Duel, slot: int, reveal: Reveal) -> None:
    """Turn up two cards at every reveal. Bart's player chooses which one counts."""
    reveal.turn_up(g, 2)
    up = g.state.revealed
    if len(up) == 2:
        g.stack.append(Counts(reveal.who, reveal.symbol, reveal.source))
    else:
        finish_reveal(g, reveal.who, reveal.symbol, reveal.source, up[0] if up else -1)


ASK_SYMBOL: Final = declare(Question("symbol", 3))


@dataclass
class Counts(Step):
    """Choice of Bart Masterson's player: which of two cards counts."""

    who: int
    symbol: int
    source: int

    def run(self, g: Duel) -> Ask:
        s = g.state
        # Bart's seat; no life is lost between the reveal and this
        return Ask(s.place_of(BART_MASTERSON) >> 1, ASK_SYMBOL, [CHOOSE | c + 1 for c in s.revealed], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(self.source, self.who, by=seat(self.who), symbol=SYMBOLS[self.symbol])

    def take(self, g: Duel, choice: int) -> None:
        finish_reveal(g, self.who, self.symbol, self.source, card_of(choice))
