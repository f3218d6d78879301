"""The 8 characters of Gold Rush. Rules: gold_rush.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, KIND, KINDS, named
from boomtown.card.codes import BUY, DRAW_DECK, NO_CARD, V_BUY, V_DISCARD, V_USE, card_of, seat_of
from boomtown.card.hooks import after, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import BeerPlayed, Lost
from boomtown.card.rules.phase_1 import ASK_DRAW, DrawPhase, draw_count, draws_as, phase_cards, phase_look
from boomtown.card.rules.prices import PRICES, Price, price_of
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.set_out import keep, look
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import DrawCards, Offer
from boomtown.card.rules.turn import EndTurn, grant_turn
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.gold_rush.black import pans, why_no_pan
from boomtown.card.sets.gold_rush.gold import Earn, earn, nuggets_needed, owned, spend
from boomtown.card.sets.gold_rush.market import BLACK, DECK, USED, Buy, on_sale
from boomtown.card.sets.gold_rush.shadows import is_shadow
from boomtown.card.sets.paid_shot import why_not_shot
from boomtown.card.step import Prompt, Step
from boomtown.card.text import text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

OF_SET = "gold_rush"

character("Don Bell", 4, OF_SET, number=132, code="Bell")
CHECKS["Don Bell"] = lambda suit, rank: suit in COLOURS["red"]


@after(EndTurn, "Don Bell")
def don_bell(g: Bang, me: int, end: EndTurn) -> Step | None:
    """Check at the end of the turn: hearts or diamonds offer one more turn. [gold_rush, Don Bell]"""
    s = g.state
    if end.who != me or end.extra or is_shadow(s, me) or "Ghost Town" in s.ambient:
        return None
    return DonBellCheck(me)


@dataclass
class DonBellCheck(Step):
    who: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.stack += [self, Check(self.who, "Don Bell")]

    def result(self, g: Bang, value: bool) -> None:
        if value:
            g.push(Offer(self.who, "Don Bell", OneMoreTurn(self.who)))


@dataclass
class OneMoreTurn(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.note("extra", "helps", who=self.who)
        grant_turn(g, self.who)


character("Dutch Will", 4, OF_SET, number=133, code="Dutch")


@dataclass
class DutchWillDraw(DrawPhase):
    """Draw of Dutch Will: discards one of the cards drawn, and takes a nugget. [gold_rush, Dutch Will]"""

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_DRAW, [DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        looked = phase_look(g, self.who, draw_count(g, self.who))
        if looked:
            look(g, [card for card, _ in looked])
            g.note("look", how="forced", who=self.who, count=len(looked), cause="Dutch Will")
            g.stack.append(DiscardDrawn(self.who, tuple([card for card, pile in looked if pile == "discard"])))


draws_as("Dutch Will", DutchWillDraw)
ASK_DRAWN = declare(Question("drawn", 29, of_set="gold_rush", gives_up=True, sign="discard"))


@dataclass
class DiscardDrawn(Step):
    """Choice by `who` of the card that is discarded; `opened`: cards from the discard pile."""

    who: int
    opened: tuple[int, ...]

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_DRAWN, [V_DISCARD | c for c in g.state.looking], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt(source="Dutch Will")

    def take(self, g: Bang, choice: int) -> None:
        who, looking = self.who, g.state.looking[:]
        opened = [card for card in looking if card in self.opened]
        closed = [card for card in looking if card not in self.opened]
        keep(g, who, opened, opened=True)
        phase_cards(g, who, opened, "discard")
        keep(g, who, closed)
        phase_cards(g, who, closed)
        g.pay_for(who, card_of(choice), "Dutch Will")
        earn(g, who, 1, "Dutch Will")


character("Jacky Murieta", 4, OF_SET, number=134, code="Jacky")
SHOT_PRICE = 2


@offers("Jacky Murieta")
def jacky_murieta(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a BANG! effect within reach for 2 nuggets, without a limit. [gold_rush, Jacky Murieta]"""
    if code is None:
        use = V_USE | NO_CARD | named("Jacky Murieta")
        return [use | to for to in g.state.index.sees(me).reach] if owned(g, me) >= SHOT_PRICE else []
    spend(g, me, SHOT_PRICE)
    g.note("use", "harms", who=me, cause="Jacky Murieta", to=seat_of(code))
    g.push(Shoot(me, seat_of(code), -1, "Jacky Murieta", is_bang_card=False))
    return []


PRICES["Jacky Murieta"] = Price(gold=SHOT_PRICE)
WHY_NOT_AT["Jacky Murieta"] = why_not_shot
WHY_NO_OFFER["Jacky Murieta"] = lambda g, me: nuggets_needed(SHOT_PRICE)

character("Josh McCloud", 4, OF_SET, number=135, code="Josh")
LUCK_PRICE = 2


@offers("Josh McCloud")
def josh_mccloud(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer the top card of the equipment deck for 2 nuggets, without a limit. [gold_rush, Josh McCloud]"""
    if code is not None:
        g.push(TryLuck(me))
        return []
    return [V_USE | NO_CARD | named("Josh McCloud")] if owned(g, me) >= LUCK_PRICE else []


PRICES["Josh McCloud"] = Price(gold=LUCK_PRICE)
WHY_NO_OFFER["Josh McCloud"] = lambda g, me: nuggets_needed(LUCK_PRICE)


@dataclass
class TryLuck(Step):
    """Payment and effect of the card; black equipment that the player has already is put under the deck. [Josh McCloud
    2 to 4]
    """

    who: int

    def run(self, g: Bang) -> None:
        who = self.who
        spend(g, who, LUCK_PRICE)
        g.note("use", "helps", who=who, cause="Josh McCloud")
        card = g.uncover(DECK, USED, 0)
        if card < 0:
            return
        g.note("found", "helps", "random", who=who, card=card)
        kind = KINDS[KIND[card]]
        if kind.border != BLACK or g.state.in_play(who, kind.name) < 0:
            kind.effect(g, who, card, -1, -2)


character("Madam Yto", 4, OF_SET, number=136, code="Yto")


@after(BeerPlayed, "Madam Yto")
def madam_yto(g: Bang, me: int, beer: BeerPlayed) -> Step | None:
    """Draw a card whenever a player plays a Beer. [gold_rush, Madam Yto]"""
    return DrawCards(me, 1, "Madam Yto")


character("Pretty Luzena", 4, OF_SET, number=137, code="Luzena")


@offers("Pretty Luzena", BUY)
def pretty_luzena(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer equipment for one nugget less, once in a turn. [gold_rush, Pretty Luzena]"""
    s = g.state
    if code is not None:
        s.used |= {"Pretty Luzena"}
        g.push(Buy(me, card_of(code), price_of(code).gold))
        return []
    if "Pretty Luzena" in s.used:
        return []
    return [V_BUY | card | named("Pretty Luzena") for card in on_sale(g, me, owned(g, me) + 1)]


WHY_NO_OFFER["Pretty Luzena"] = lambda g, me: text("why-nothing-on-sale")

character("Simeon Picos", 4, OF_SET, number=138, code="Simeon")


@after(Lost, "Simeon Picos")
def simeon_picos(g: Bang, me: int, lost: Lost) -> Step | None:
    """Take a nugget for each life lost, the last one too. [gold_rush, Simeon Picos]"""
    return Earn(me, lost.count, "Simeon Picos") if lost.who == me else None


character("Raddie Snake", 4, OF_SET, number=139, code="Raddie")
why_no_pan("Raddie Snake")


@offers("Raddie Snake")
def raddie_snake(g: Bang, me: int, code: int | None) -> list[int]:
    return pans(g, me, "Raddie Snake", V_USE | NO_CARD | named("Raddie Snake"), code)
