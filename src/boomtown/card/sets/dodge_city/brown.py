"""Brown cards of Dodge City. Those that cost another card have `cost`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import HAND, NO_CARD, V_CHOOSE, at, its, of_of
from boomtown.card.folds import CHOOSER
from boomtown.card.questions import Question, declare
from boomtown.card.rules.reasons import heals
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import DrawCards
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.targets import Anybody, AtDistance1, OnlyAnswers, TheirCards, Untargeted
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@brown("Punch", "10S", number=51, code="Pu", first=98, aim=AtDistance1(), nature="harms", of_set="dodge_city")
def punch(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at distance 1. [dodge_city, Punch]"""
    g.push(Shoot(me, to, card, "Punch", is_bang_card=False))


@brown(
    "Rag Time",
    "9H",
    number=52,
    code="Rt",
    first=99,
    aim=TheirCards(own_cards_spent=2),
    nature="harms",
    cost=1,
    of_set="dodge_city",
)
def rag_time(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a card of any player, at any distance. [dodge_city, Rag Time]"""
    take_one(g, me, to, of, "Rag Time")


def take_one(g: Bang, me: int, to: int, of: int, cause: str) -> None:
    """Take a random card of the hand, or the named one in play."""
    if of < 0:
        g.take(me, to, g.pick(g.state.hands[to]), cause, "random")
    else:
        g.take(me, to, of, cause)


class OthersWithCards(Untargeted):
    """Rule for a card that is playable if another player has cards."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code] if any(s.hands[p] or s.takeable(p) for p in s.others(me)) else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-nobody-has-cards")


@brown(
    "Brawl",
    "JS",
    number=53,
    code="Br",
    first=100,
    aim=OthersWithCards(),
    nature="harms",
    cost=1,
    of_set="dodge_city",
    several=True,
)
def brawl(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let each other player lose one card, chosen by the player of the Brawl. [dodge_city, Brawl]"""
    chooser = g.fold(CHOOSER, me, me)
    g.push_each([LoseOne(chooser, p, me) for p in g.struck(me, card)])


ASK_BRAWL = declare(Question("brawl", 15, nature="harms", sign="discard"))


@dataclass
class LoseOne(Step):
    """Choice by `who` of the card that `owner` loses: a random card of the hand, or one in play.

    `by`: the player of the card, -1 for `who`.
    """

    who: int
    owner: int
    by: int = -1

    def run(self, g: Bang) -> Ask | None:
        s, owner = g.state, self.owner
        code = V_CHOOSE | NO_CARD | at(owner)
        options = [code | HAND] if s.hands[owner] else []
        options += [code | its(c) for c in s.takeable(owner)]
        return Ask(self.who, ASK_BRAWL, options, public=True) if options else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"to": seat(self.owner), "source": kind("Brawl")}, source="Brawl")

    def take(self, g: Bang, choice: int) -> None:
        owner, of = self.owner, of_of(choice)
        card, how = (g.pick(g.state.hands[owner]), "random") if of < 0 else (of, "chosen")
        g.throw(owner, card, "Brawl", by=self.who if self.by < 0 else self.by, how=how)
        g.settle(owner)


@brown(
    "Dodge",
    "7D KH",
    number=54,
    code="Do",
    first=101,
    aim=OnlyAnswers(),
    nature="protects",
    missed=True,
    of_set="dodge_city",
)
def dodge(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card in addition to the Missed! effect. [dodge_city, Dodge]"""
    g.push(DrawCards(me, 1, "Dodge"))


@brown("Springfield", "KS", number=55, code="Sp", first=103, aim=Anybody(), nature="harms", cost=1, of_set="dodge_city")
def springfield(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at any distance. [dodge_city, Springfield]"""
    g.push(Shoot(me, to, card, "Springfield", is_bang_card=False))


@brown("Tequila", "9C", number=56, code="Te", first=104, aim=Anybody(), nature="helps", cost=1, of_set="dodge_city")
def tequila(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let any player regain 1 life. [dodge_city, Tequila]"""
    g.heal(to, 1, "Tequila")


@brown("Whisky", "QH", number=57, code="Wh", first=105, nature="helps", cost=1, of_set="dodge_city")
def whisky(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 2 lives. [dodge_city, Whisky]"""
    g.heal(me, 2, "Whisky")


heals("Whisky")
