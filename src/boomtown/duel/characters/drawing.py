"""Abilities in phase 1: Dalton Bros, Pat Garret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import HORSESHOE_SIGN, SYMBOL
from boomtown.duel.character_table import DALTON_BROS, PAT_GARRET, PERSON
from boomtown.duel.codes import using
from boomtown.duel.decks import can_draw, draw
from boomtown.duel.hooks import FRESH, FRESH_CARDS, hook
from boomtown.duel.reactions import ASK_REACTION, asks_to_use
from boomtown.duel.step import Prompt, Step, source_name
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

PAT: Final = PERSON + PAT_GARRET


@hook(FRESH_CARDS, PERSON + DALTON_BROS)
def one_more(count: int) -> int:
    return count + 1


@hook(FRESH, PAT)
def shows_the_second(g: Duel, me: int, drawn: list[int]) -> None:
    """Show the second card. A horseshoe lets the player draw one from the opponent's deck."""
    if len(drawn) < 2:
        return
    s, card = g.state, drawn[1]
    s.seen |= 1 << card
    s.open_ |= 1 << card
    if g.log is not None:
        g.note("show", how="forced", who=me, card=card, cause=source_name(PAT))
    if SYMBOL[card] == HORSESHOE_SIGN:
        g.stack.append(Horseshoe(me))


@dataclass
class Horseshoe(Step):
    """Choice of Pat Garret's player: draw a card from the opponent's deck."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        options = [using(PAT_GARRET), PASS]
        return Ask(self.who, ASK_REACTION, options, public=True) if can_draw(g, 1 - self.who) else None

    def prompt(self, g: Duel) -> Prompt:
        return asks_to_use(PAT, 1)

    def take(self, g: Duel, choice: int) -> None:
        if choice != PASS:
            g.note("use", who=self.who, cause=source_name(PAT), kind=-1)
            draw(g, self.who, 1, source_name(PAT), 1 - self.who)
