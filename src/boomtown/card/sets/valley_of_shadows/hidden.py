"""Poker and Tornado: all players choose cards in secret, and the cards move when all have chosen.

The chosen cards stay in the hands until then; the asking steps store them. Rules: valley_of_shadows.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.card.cards import RANK
from boomtown.card.codes import V_CHOOSE, V_DISCARD, card_of
from boomtown.card.questions import Question, declare
from boomtown.card.rules.handing_over import pass_round
from boomtown.card.rules.set_out import clear_row, lay_out, pick_up
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, seat
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd, draw_from

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ACE = 14
NONE = -1  # no card

# --- Poker


@brown("Poker", "JH", number=166, code="Pk", first=167, nature="harms", of_set=OF_SET, several=True)
def poker(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let all other players lay a card face down; without an ace, `me` takes two of them. [valley_of_shadows, Poker]"""
    g.push(LayFaceDown(me, tuple(p for p in g.struck(me, card) if g.state.hands[p]), ()))


ASK_POKER = declare(Question("poker", 37, of_set="valley_of_shadows", gives_up=True, sign="poker-hand"))


@dataclass
class LayFaceDown(Step):
    """Choice of a card of the hand by the next of `seats`. `chosen`: the choices before it. All are shown together."""

    me: int
    seats: tuple[int, ...]
    chosen: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        at = len(self.chosen)
        if at < len(self.seats):
            who = self.seats[at]
            hand = g.state.hands[who]
            if hand:
                return Ask(who, ASK_POKER, [V_CHOOSE | c for c in hand], public=True)
            g.stack.append(self._with(NONE))  # the seat has spent its cards meanwhile
            return None
        if any(card != NONE for card in self.chosen):
            self._show(g)
        return None

    def _with(self, card: int) -> Step:
        return LayFaceDown(self.me, self.seats, (*self.chosen, card))

    def _show(self, g: Bang) -> None:
        laid = [(who, card) for who, card in zip(self.seats, self.chosen, strict=True) if card != NONE]
        for who, card in laid:
            lay_out(g, who, card)
        g.revealed = True
        g.note("reveal", how="forced", who=self.me, cards=[card for _, card in laid], cause="Poker")
        if any(RANK[card] == ACE for _, card in laid):
            _sweep(g, self.me)
        else:
            g.stack.append(TakeTwo(self.me, 2))

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.me), "source": kind("Poker")}, self.me, "Poker")

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(self._with(card_of(choice)))

    def dealt(self, g: Bang, seat: int, rnd: Rnd) -> Step:
        hands = g.state.hands
        chosen = [
            card if who == seat or card == NONE else hands[who][int(rnd() * len(hands[who]))]
            for who, card in zip(self.seats, self.chosen, strict=False)
        ]
        return LayFaceDown(self.me, self.seats, tuple(chosen))


def _sweep(g: Bang, me: int) -> None:
    """Discard the cards that no player takes."""
    cards = clear_row(g)
    if cards:
        g.note("discard", "neutral", "forced", who=me, cards=cards, count=len(cards), cause="cost")


ASK_POKER_TAKE = declare(Question("poker_take", 38, of_set="valley_of_shadows", gains=True, sign="take"))


@dataclass
class TakeTwo(Step):
    """Taking by `who` of `left` of the cards shown, or of all if there are fewer."""

    who: int
    left: int

    def run(self, g: Bang) -> Ask | None:
        row = g.state.row
        if self.left and row and g.state.alive[self.who]:
            if len(row) > self.left:
                return Ask(self.who, ASK_POKER_TAKE, [V_CHOOSE | c for c in row], public=True)
            for card in row[:]:
                g.made(self.who, ASK_POKER_TAKE.name, V_CHOOSE | card)
                self._take(g, card)
        _sweep(g, self.who)
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Poker"), "left": self.left}, source="Poker")

    def take(self, g: Bang, choice: int) -> None:
        self._take(g, card_of(choice))
        g.stack.append(TakeTwo(self.who, self.left - 1))

    def _take(self, g: Bang, card: int) -> None:
        pick_up(g, self.who, card)
        g.note("take", who=self.who, card=card, zone="row", cause="Poker")


# --- Tornado

GIVEN = 2


@brown("Tornado", "AC", number=169, code="To", first=170, of_set=OF_SET, several=True)
def tornado(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let each player pass two cards to the left, all at once. [valley_of_shadows, Tornado]"""
    seats = tuple(g.all_struck(me, card))
    if g.setup["options"].get("tornado_draws"):
        g.push_each([RefreshHand(p) for p in seats])
    else:
        g.push(PassLeft(me, seats, (), ()))


ASK_TORNADO = declare(Question("tornado", 39, of_set="valley_of_shadows", gives_up=True, sign="tornado"))


@dataclass
class PassLeft(Step):
    """Choice of two cards by the next of `seats`. `picked`: its cards until now. `given`: the cards of the seats before
    it.
    """

    me: int
    seats: tuple[int, ...]
    given: tuple[tuple[int, ...], ...]
    picked: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        at = len(self.given)
        if at == len(self.seats):
            self._pass(g)
            return None
        who = self.seats[at]
        hand = g.state.hands[who]
        if len(hand) > GIVEN:
            left = [c for c in hand if c not in self.picked]
            return Ask(who, ASK_TORNADO, [V_CHOOSE | c for c in left], public=True)
        for card in hand:
            g.made(who, ASK_TORNADO.name, V_CHOOSE | card)
        g.stack.append(replace(self, given=(*self.given, tuple(hand)), picked=()))
        return None

    def _pass(self, g: Bang) -> None:
        s = g.state
        gifts = [
            (who, s.left(who), [c for c in cards if c in s.hands[who]])
            for who, cards in zip(self.seats, self.given, strict=True)
        ]
        gifts = [(who, to, cards) for who, to, cards in gifts if cards and to != who]
        pass_round(g, gifts)
        for who, to, cards in gifts:
            for card in cards:
                g.note("give", "neutral", "chosen", who=who, to=to, card=card, cause="Tornado", eyes=(who, to))

    def prompt(self, g: Bang) -> Prompt:
        who = self.seats[len(self.given)]
        left = GIVEN - len(self.picked)
        return Prompt(
            {"by": seat(self.me), "source": kind("Tornado"), "to": seat(g.state.left(who)), "left": left},
            self.me,
            "Tornado",
        )

    def take(self, g: Bang, choice: int) -> None:
        who = self.seats[len(self.given)]
        hand = g.state.hands[who]
        picked = (*[c for c in self.picked if c in hand], card_of(choice))
        if len(picked) == min(GIVEN, len(hand)):
            g.stack.append(replace(self, given=(*self.given, picked), picked=()))
        else:
            g.stack.append(replace(self, picked=picked))

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        if not self.picked or self.seats[len(self.given)] == seat:
            return self
        hand = g.state.hands[self.seats[len(self.given)]]
        return replace(self, picked=tuple(draw_from(hand[:], len(self.picked), rnd)))

    def dealt(self, g: Bang, seat: int, rnd: Rnd) -> Step:
        hands = g.state.hands
        given = [
            cards if who == seat else tuple(draw_from(hands[who][:], len(cards), rnd))
            for who, cards in zip(self.seats, self.given, strict=False)
        ]
        return replace(self, given=tuple(given))


ASK_REFRESH = declare(Question("refresh", 41, of_set="valley_of_shadows", gives_up=True, sign="discard"))


@dataclass
class RefreshHand(Step):
    """Other reading of Tornado: discard a card, if any, and draw two. [valley_of_shadows, Tornado 5]"""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        if s.hands[who]:
            return Ask(who, ASK_REFRESH, [V_DISCARD | c for c in s.hands[who]], public=True)
        g.draw(who, 2, "Tornado")
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Tornado")}, source="Tornado")

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), "Tornado")
        g.draw(self.who, 2, "Tornado")
