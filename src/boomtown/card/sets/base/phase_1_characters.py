"""Characters of the base game that draw in their own way in phase 1. Rules: base.md, Characters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, named
from boomtown.card.codes import DRAW_DECK, HAND, NO_CARD, USE, V_CHOOSE, V_DRAW, V_USE, at, card_of, seat_of, verb_of
from boomtown.card.knowledge.knowledge import note_shown
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_1 import (
    ASK_DRAW,
    DrawPhase,
    draw_count,
    draw_together,
    draws_as,
    phase_cards,
    phase_draw,
    phase_look,
)
from boomtown.card.rules.set_out import keep, look, put_back
from boomtown.card.rules.steps import TakeFromHand
from boomtown.card.sets.declare_cards import character
from boomtown.card.step import Prompt, Step
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd, draw_from

if TYPE_CHECKING:
    from boomtown.card.game import Bang

character("Black Jack", 4, number=29, code="Jack")


@dataclass
class BlackJackDraw(DrawPhase):
    """Draw of Black Jack, which shows the second card; a red one adds a card. [base, Black Jack]"""

    def take(self, g: Bang, choice: int) -> None:
        cards = phase_draw(g, self.who, draw_count(g, self.who))
        if len(cards) > 1:
            show_second(g, self.who, cards[1])


def show_second(g: Bang, who: int, card: int) -> None:
    """Show the second card of phase 1; a red one adds a card."""
    note_shown(g.state, card, who)
    g.note("show", how="forced", who=who, card=card, cause="Black Jack")
    if g.suit(card) in COLOURS["red"]:
        phase_draw(g, who, 1, "Black Jack")


draws_as("Black Jack", BlackJackDraw)


character("Jesse Jones", 4, number=32, code="Jesse")


@dataclass
class FirstElsewhere(DrawPhase):
    """Draw whose first card may come from another place than the deck. `shows`: the second card is shown (Black
    Jack).
    """

    shows: bool = False

    def take(self, g: Bang, choice: int) -> None:
        if choice == DRAW_DECK:
            (BlackJackDraw if self.shows else DrawPhase)(self.who).take(g, choice)
            return
        rest = DrawRest(self.who, draw_count(g, self.who) - 1, self.shows)
        self.take_first(g, choice, rest)

    def take_first(self, g: Bang, choice: int, rest: DrawRest) -> None:
        """Take the chosen card; `rest` follows."""
        raise NotImplementedError


@dataclass
class JesseJonesDraw(FirstElsewhere):
    """Draw of Jesse Jones: the first card may be a random card of a hand. [base, Jesse Jones]"""

    def run(self, g: Bang) -> Ask:
        s = g.state
        hands = [V_DRAW | NO_CARD | at(p) | HAND for p in s.index.order if p != self.who and s.hands[p]]
        return Ask(self.who, ASK_DRAW, [DRAW_DECK, *hands], public=True)

    def take_first(self, g: Bang, choice: int, rest: DrawRest) -> None:
        owner = seat_of(choice)
        g.stack.append(rest)
        g.settle(owner)
        g.stack.append(TakeFromHand(self.who, owner, 1, "Jesse Jones"))


draws_as("Jesse Jones", JesseJonesDraw)
draw_together("Jesse Jones", "Black Jack", lambda who: JesseJonesDraw(who, shows=True))


@dataclass
class DrawRest(Step):
    """Rest of a draw whose first card came from another place: `count` more cards. `shows`: the next one is shown."""

    who: int
    count: int
    shows: bool = False

    def run(self, g: Bang) -> None:
        g.state.remember("drawn", 1)
        cards = phase_draw(g, self.who, self.count)
        if self.shows and cards:
            show_second(g, self.who, cards[0])


character("Kit Carlson", 4, number=34, code="Kit")


@dataclass
class KitCarlsonDraw(DrawPhase):
    """Draw of Kit Carlson: look at three cards, draw two of them and put the third back on top.

    A draw of three has no choice. [base, Kit Carlson; high_noon, Train Arrival 2, Thirst 3]
    """

    def run(self, g: Bang) -> Ask:
        look = [V_USE | NO_CARD | named("Kit Carlson")] if draw_count(g, self.who) < 3 else []
        return Ask(self.who, ASK_DRAW, [*look, DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        count = draw_count(g, self.who)
        if verb_of(choice) != USE:
            phase_draw(g, self.who, count)
            return
        looked = phase_look(g, self.who, 3)
        look(g, [card for card, _ in looked])
        discards = sum(pile == "discard" for _, pile in looked)
        g.note("look", how="chosen", who=self.who, count=len(looked), cause="Kit Carlson")
        g.stack.append(KeepSome(self.who, count, discards))


draws_as("Kit Carlson", KitCarlsonDraw)


ASK_KEEP = declare(Question("keep", 7, gains=True, sign="eye"))


@dataclass
class KeepSome(Step):
    """Choice of `count` of the cards looked at. The rest return in their order, without a question.

    The first `discards` of them came from the discard pile. [base, Kit Carlson 1; high_noon, Thirst 3]
    """

    who: int
    count: int
    discards: int
    kept: tuple[int, ...] = ()

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        open_ = [c for c in s.looking if c not in self.kept]
        if len(self.kept) < self.count and len(s.looking) > self.count:
            return Ask(self.who, ASK_KEEP, [V_CHOOSE | c for c in open_], public=True)
        kept = list(self.kept) if len(s.looking) > self.count else open_
        from_discards = s.looking[: self.discards]
        zone = "discard" if kept and all(c in from_discards for c in kept) else "deck"
        keep(g, self.who, kept, opened=zone == "discard")
        phase_cards(g, self.who, kept, zone)
        if s.looking:
            g.note("back", how="forced", who=self.who, count=len(s.looking))
        put_back(g, from_discards)
        return None

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        kept = self.kept if seat == self.who else tuple(draw_from(g.state.looking[:], len(self.kept), rnd))
        return replace(self, kept=kept)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"left": self.count - len(self.kept)}, source="Kit Carlson")

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(replace(self, kept=(*self.kept, card_of(choice))))


character("Pedro Ramirez", 4, number=37, code="Pedro")


@dataclass
class PedroRamirezDraw(FirstElsewhere):
    """Draw of Pedro Ramirez: the first card may be the top of the discard pile. [base, Pedro Ramirez]"""

    def run(self, g: Bang) -> Ask:
        top = g.state.discard[-1:]
        return Ask(self.who, ASK_DRAW, [DRAW_DECK, *(V_DRAW | c for c in top)], public=True)

    def take_first(self, g: Bang, choice: int, rest: DrawRest) -> None:
        card = card_of(choice)
        g.salvage(self.who, card)
        g.note("take", who=self.who, card=card, zone="discard", cause="Pedro Ramirez")
        g.stack.append(rest)


draws_as("Pedro Ramirez", PedroRamirezDraw)
draw_together("Pedro Ramirez", "Black Jack", lambda who: PedroRamirezDraw(who, shows=True))
