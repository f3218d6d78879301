"""Wagons that are discarded for their effect. Rules: great_train_robbery.md 5."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, card_of, its, seat_of
from boomtown.card.knowledge.knowledge import LOOKING
from boomtown.card.questions import Question, declare
from boomtown.card.rules.set_out import keep, look
from boomtown.card.sets.great_train_robbery.shared import OF_SET, SIDING, WAGON, WAGON_DECK, discards
from boomtown.card.sets.great_train_robbery.taking import PlaceWagon, barred_from, lay_before
from boomtown.card.sets.great_train_robbery.wagons import wagon
from boomtown.card.sets.targets import TheirCards, Untargeted
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, text
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang

# --- Cattle Truck

TOP = 3  # cards of the discard pile to choose from
ASK_CATTLE = declare(Question("cattle", 82, of_set=OF_SET, gains=True, sign="take"))


@wagon("Cattle Truck", 296, "Ck", aim=Untargeted())
def cattle_truck(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take one of the top three discards. [great_train_robbery 5.8]"""
    g.push(TakeDiscard(me))


@dataclass
class TakeDiscard(Step):
    who: int

    def run(self, g: Bang) -> Ask | None:
        top = g.state.discard[: -TOP - 1 : -1]
        return Ask(self.who, ASK_CATTLE, [V_CHOOSE | c for c in top], public=True) if top else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Cattle Truck")}, source="Cattle Truck")

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        g.salvage(self.who, card)
        g.note("take", who=self.who, card=card, zone="discard", cause="Cattle Truck")


# --- Circus Wagon

ASK_CIRCUS = declare(Question("circus", 83, of_set=OF_SET, threatens=True, sign="discard"))


@wagon("Circus Wagon", 297, "Cw", "harms", aim=Untargeted(), several=True)
def circus_wagon(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let each other player discard a card in play. [great_train_robbery 5.9]"""
    g.push_each([LoseInPlay(p, me) for p in g.struck(me, -1)])


@dataclass
class LoseInPlay(Step):
    """Discard of a card in play by `who`, if there is one."""

    who: int
    by: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        cards = s.takeable(who) if s.alive[who] else []
        return Ask(who, ASK_CIRCUS, discards([*cards]), public=True) if cards else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Circus Wagon")}, self.by, "Circus Wagon")

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), "Circus Wagon")


# --- Coal Hopper


class WagonsInPlay(TheirCards):
    """Wagon in front of any player except the one used; no target if there is none."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s, used = g.state, card_of(code)
        found = [
            code | TARGET[p] | its(c)
            for p in s.index.order
            for c in s.tables[p]
            if KINDS[KIND[c]].border == WAGON and c != used
        ]
        return found or [code]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-no-wagon")


@wagon("Coal Hopper", 299, "Cp", "harms", aim=WagonsInPlay())
def coal_hopper(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card, and discard a wagon in play. [great_train_robbery 5.10]"""
    g.draw(me, 1, "Coal Hopper")
    if of >= 0:
        g.throw(to, of, "Coal Hopper", by=me)


# --- Lounge Car

ASK_LOUNGE = declare(Question("lounge", 78, of_set=OF_SET, gains=True, completes=True, sign="train"))


@wagon("Lounge Car", 302, "Lg", aim=Untargeted())
def lounge_car(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take two wagons of the deck, one for the own table, the other for another player's. [great_train_robbery 5.21]

    The used card is never one of the two, although it is at the bottom of the deck. Otherwise it could be used
    endlessly.
    """
    above = len(g.state.zone(WAGON_DECK)) - (card in g.state.zone(WAGON_DECK))
    wagons = [g.uncover(WAGON_DECK, SIDING) for _ in range(min(2, above))]
    if wagons:
        g.note("lounge", how="random", who=me, cards=wagons)
        g.push(KeepWagon(me))


@dataclass
class KeepWagon(Step):
    """Choice by `who` of one of two wagons; a single one goes to any player."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        siding = g.state.zone(SIDING)
        if len(siding) < 2:
            g.stack.append(PlaceWagon(self.who, siding[0]))
            return None
        kept = [V_CHOOSE | w for w in siding if not barred_from(g, self.who, w)]
        return Ask(self.who, ASK_LOUNGE, kept, public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Lounge Car")}, source="Lounge Car")

    def take(self, g: Bang, choice: int) -> None:
        kept = card_of(choice)
        g.fetch(SIDING, kept)
        lay_before(g, self.who, kept)
        g.push(PlaceWagon(self.who, g.state.zone(SIDING)[0], others=True))


# --- Mail Car

ASK_MAIL = declare(Question("mail", 80, of_set=OF_SET, gives_up=True, sign="give"))
ASK_MAIL_TO = declare(
    Question("mail-to", 81, of_set=OF_SET, completes=True, tells=True, nature="helps", sign="give", seat_sign="give")
)
LETTERS = 3


@wagon("Mail Car", 304, "Ml", aim=Untargeted())
def mail_car(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw three cards and give one of them away. [great_train_robbery 5.23]"""
    cards = [c for _ in range(LETTERS) if (c := g.flip(LOOKING)) >= 0]
    look(g, cards)
    if cards:
        g.note("look", how="forced", who=me, count=len(cards), cause="Mail Car")
        g.push(GiveLetter(me))


@dataclass
class GiveLetter(Step):
    """Choice by `who` of the card to give and of the receiver; the rest is kept."""

    who: int
    card: int = -1

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.others(self.who):  # a shadow gunslinger can be the only player
            self._keep(g, s.looking[:])
            return None
        if self.card < 0:
            return Ask(self.who, ASK_MAIL, [V_CHOOSE | c for c in s.looking], public=True)
        return Ask(self.who, ASK_MAIL_TO, [V_CHOOSE | NO_CARD | TARGET[p] for p in s.others(self.who)], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Mail Car")}, source="Mail Car")

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        if self.card < 0 or seat == self.who:
            return self
        return GiveLetter(self.who, g.state.looking[int(rnd() * len(g.state.looking))])

    def take(self, g: Bang, choice: int) -> None:
        if self.card < 0:
            g.stack.append(GiveLetter(self.who, card_of(choice)))
            return
        s, who, to = g.state, self.who, seat_of(choice)
        kept = [c for c in s.looking if c != self.card]
        keep(g, to, [self.card])
        self._keep(g, kept)
        g.note("give", "helps", who=who, to=to, card=self.card, eyes=(who, to))

    def _keep(self, g: Bang, cards: list[int]) -> None:
        who = self.who
        keep(g, who, cards)
        g.revealed = True
        g.note("draw", how="forced", who=who, cards=cards, count=len(cards), cause="Mail Car", eyes=(who,))


# --- Passenger Car


class OthersCards(TheirCards):
    """Card of any other player, at any distance."""

    word = "other"

    def seats(self, g: Bang, me: int) -> Sequence[int]:
        return g.state.others(me)


@wagon("Passenger Car", 306, "Ps", "harms", aim=OthersCards(0))
def passenger_car(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a card of any other player. [great_train_robbery 5.25]"""
    if of < 0:
        g.take(me, to, g.pick(g.state.hands[to]), "Passenger Car", "random")
    else:
        g.take(me, to, of, "Passenger Car")
