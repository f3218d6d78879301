"""Characters of the base game, except those with their own phase 1. Rules: base.md, Characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import HAND, NO_CARD, V_CHOOSE, V_DISCARD, V_USE, at, card_of, its, of_of
from boomtown.card.folds import BANG_LIMIT, CHECK_CARDS, FARTHER, MISSED_NEEDED, NEARER, RESCUE_POWER
from boomtown.card.hooks import NO_LIMIT, after, answers, folds, rewrites, settles, unbidden, uses_as
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.handing_over import strip
from boomtown.card.rules.lives import Hurt, LeaveCards, lose_all, rescue_beers, rescue_power
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import ASK_PAY, DrawCards, Offer, TakeFromHand
from boomtown.card.rules.turn import turn_order
from boomtown.card.sets.declare_cards import character
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, seat, text
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang

character("Bart Cassidy", 4, number=28, code="Bart", simple=True)


@after(Hurt, "Bart Cassidy")
def bart_cassidy(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """Draw a card for each life lost, not for a lethal loss. [base, Bart Cassidy]"""
    return DrawCards(me, hurt.lost, "Bart Cassidy") if hurt.who == me else None


character("Calamity Janet", 4, number=30, code="Janet")
uses_as("Calamity Janet", "BANG!", {"Missed!"})
uses_as("Calamity Janet", "Missed!", {"BANG!"})


character("El Gringo", 3, number=31, code="Gringo")


@after(Hurt, "El Gringo")
def el_gringo(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """Take a random card from the hand of the player who caused the loss, one for each life. [base, El Gringo]"""
    if hurt.who != me or hurt.by in (-1, me):
        return None
    return TakeFromHand(me, hurt.by, hurt.lost, "El Gringo", by_itself=True)


character("Jourdonnais", 4, number=33, code="Jourd", simple=True)
CHECKS["Jourdonnais"] = CHECKS["Barrel"]


@answers("Jourdonnais")
def jourdonnais(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """Offer a Barrel check in addition to a real Barrel. [base, Jourdonnais]"""
    if code is not None:
        shot.check_with(g, code)
    return [V_USE | NO_CARD | named("Jourdonnais")]


character("Lucky Duke", 4, number=35, code="Lucky")


@folds(CHECK_CARDS, "Lucky Duke")
def lucky_duke(g: Bang, me: int, value: int, check: Check | None) -> int:
    """Turn up two cards for each check; the player chooses one. [base, Lucky Duke]"""
    return value + 1


character("Paul Regret", 3, number=36, code="Paul", simple=True)
folds(FARTHER, "Paul Regret")(lambda value: value + 1)


character("Rose Doolan", 4, number=38, code="Rose", simple=True)
folds(NEARER, "Rose Doolan")(lambda value: value + 1)


character("Sid Ketchum", 4, number=39, code="Sid")


@folds(RESCUE_POWER, "Sid Ketchum")
def sid_ketchum_rescue(g: Bang, me: int, value: int, cards: list[int]) -> int:
    """Add a life for every two cards that are no healing Beer."""
    return value + (len(cards) - len(rescue_beers(g, me, cards))) // 2


@unbidden("Sid Ketchum")
def sid_ketchum(g: Bang, me: int, do: bool) -> Text | None:
    """Discard two cards of the hand for 1 life, at any time, not at full life. [base, Sid Ketchum; core 9.7, 12.3]"""
    s = g.state
    if do:
        g.note("use", "helps", who=me, cause="Sid Ketchum")
        g.push(TwoCardsForALife(me))
        return None
    if s.life[me] >= s.max_life[me]:
        return text("why-full-life")
    if me in s.course.ghosts:
        return text("why-no-lives", to=seat(me))
    if len(g.spendable(me)) < 2:
        return text("why-cards-needed", n=2)
    if s.life[me] <= 0 and rescue_power(g, me, s.hands[me]) < 1 - s.life[me]:
        return text("why-rescue-short", need=1 - s.life[me])
    return None


PRICES["Sid Ketchum"] = Price(cards=2)


@dataclass
class TwoCardsForALife(Step):
    """Choice of the two cards, one by one; they are discarded together."""

    who: int
    first: int = -1

    def run(self, g: Bang) -> Ask:
        hand = g.spendable(self.who, self.first)
        options = [V_DISCARD | c for c in hand if g.state.life[self.who] > 0 or self._suffices(g, c)]
        return Ask(self.who, ASK_PAY, options, len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": {"char": "Sid Ketchum"}, "left": 1 + (self.first < 0)}, source="Sid Ketchum")

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        if self.first < 0 or seat == self.who:
            return self
        cards = TwoCardsForALife(self.who).run(g).options
        return TwoCardsForALife(self.who, card_of(cards[int(rnd() * len(cards))])) if cards else None

    def _suffices(self, g: Bang, card: int) -> bool:
        """Return whether the remaining cards can complete the rescue (core 12.3)."""
        s, who = g.state, self.who
        rest = [c for c in s.hands[who] if c not in (self.first, card)]
        need = -s.life[who]
        if self.first >= 0:
            return rescue_power(g, who, rest) >= need
        return any(rescue_power(g, who, [c for c in rest if c != d]) >= need for d in rest)

    def take(self, g: Bang, choice: int) -> None:
        if self.first < 0:
            g.stack.append(TwoCardsForALife(self.who, card_of(choice)))
            return
        g.spend(self.who, self.first)
        g.spend(self.who, card_of(choice))
        g.note("discard", who=self.who, cards=[self.first, card_of(choice)], count=2, cause="cost")
        g.heal(self.who, 1, "Sid Ketchum")
        g.settle(self.who)


character("Slab the Killer", 4, number=40, code="Slab")


@folds(MISSED_NEEDED, "Slab the Killer")
def slab_the_killer(g: Bang, me: int, value: int, _: None) -> int:
    """Require one more Missed! against BANG! cards. [base, Slab the Killer]"""
    return value + 1


character("Suzy Lafayette", 4, number=41, code="Suzy", simple=True)


@settles("Suzy Lafayette")
def suzy_lafayette(g: Bang, me: int) -> Step | None:
    """Offer a card whenever the hand is empty. [base, Suzy Lafayette]"""
    s = g.state
    if s.hands[me] or me in s.declined or not (s.deck or s.discard):
        return None
    return Offer(me, "Suzy Lafayette", DrawCards(me, 1, "Suzy Lafayette"))


character("Vulture Sam", 4, number=42, code="Sam")


@rewrites(LeaveCards, "Vulture Sam")
def vulture_sam(g: Bang, me: int, leave: LeaveCards) -> Step:
    """Take all cards of an eliminated player. [base, Vulture Sam; dodge_city, Vera Custer 7: two of them share]"""
    takers = {owner for owner, name, _ in g.state.index.rewrite[LeaveCards] if name == "Vulture Sam"}
    if len(takers) == 1:
        return TakeAllCards(me, leave.who)
    return ShareCards(leave.who, tuple(p for p in turn_order(g, leave.who) if p in takers))


@dataclass
class TakeAllCards(Step):
    who: int
    owner: int

    def run(self, g: Bang) -> None:
        owner = self.owner
        cards = strip(g, owner, self.who)
        if cards:
            fields = {"from": owner, "eyes": (self.who, owner), "zone": "all", "cause": "Vulture Sam"}
            g.note("take", "neutral", "forced", who=self.who, cards=cards, count=len(cards), **fields)


ASK_VULTURE = declare(Question("vulture", 16, gains=True, sign="take"))


@dataclass
class ShareCards(Step):
    """Division of cards: the takers choose one card each in turn, a random one of the hand or one in play."""

    owner: int
    takers: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        s, owner = g.state, self.owner
        hand = [V_CHOOSE | NO_CARD | at(owner) | HAND] if s.hands[owner] else []
        options = hand + [V_CHOOSE | NO_CARD | at(owner) | its(c) for c in s.takeable(owner)]
        if options:
            return Ask(self.takers[0], ASK_VULTURE, options, public=True)
        lose_all(g, owner, "out")  # the cards that cannot be taken
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"to": seat(self.owner), "source": {"char": "Vulture Sam"}}, source="Vulture Sam")

    def take(self, g: Bang, choice: int) -> None:
        who, owner, of = self.takers[0], self.owner, of_of(choice)
        if of < 0:
            g.take(who, owner, g.pick(g.state.hands[owner]), "Vulture Sam", "random", by_itself=True)
        else:
            g.take(who, owner, of, "Vulture Sam", by_itself=True)
        g.stack.append(ShareCards(owner, (*self.takers[1:], who)))


character("Willy the Kid", 4, number=43, code="Willy", simple=True)
folds(BANG_LIMIT, "Willy the Kid")(lambda value: NO_LIMIT)
