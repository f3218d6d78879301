"""Brown cards of The Valley of Shadows that need only a step or two. Rules: valley_of_shadows.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import TARGET, V_DISCARD, card_of
from boomtown.card.questions import Question, declare
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.reasons import heals
from boomtown.card.rules.shots import Shoot
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.targets import Untargeted
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@brown("Last Call", "8D", number=165, code="Lc", first=166, nature="helps", of_set=OF_SET)
def last_call(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 1 life, also with two players left; it is no Beer. [valley_of_shadows, Last Call]"""
    g.heal(me, 1, "Last Call")


heals("Last Call")


class AtDistance2(Untargeted):
    """Player at distance 2 or less without weapons; own seat included (core 6.5, 6.6)."""

    word = "distance"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        dist = g.state.index.sees(me).dist
        return [code | TARGET[p] for p in g.state.index.order if dist[p] <= 2]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-too-far-card", to=seat(to), distance=g.state.index.sees(me).dist[to], reach=2)


@brown("Tomahawk", "AD", number=168, code="Tk", first=169, aim=AtDistance2(), nature="harms", of_set=OF_SET)
def tomahawk(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at distance 2 or less. [valley_of_shadows, Tomahawk]"""
    g.push(Shoot(me, to, card, "Tomahawk", is_bang_card=False))


@brown("Bandidos", "QD", number=162, code="Bs", first=162, nature="harms", of_set=OF_SET, several=True)
def bandidos(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let each player, clockwise from `me`, discard two cards or lose 1 life. [valley_of_shadows, Bandidos]"""
    g.push_each([HandOver(p, me, card) for p in g.all_struck(me, card)])


ASK_BANDIDOS = declare(
    Question("bandidos", 32, of_set="valley_of_shadows", threatens=True, gives_up=True, may_pass=True, sign="bandido")
)


@dataclass
class HandOver(Step):
    """Choice by `who` of the first of two cards to discard, or of the only one; or the loss of 1 life."""

    who: int
    src: int
    card: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        cards = g.spendable(who)
        if len(cards) < min(2, len(s.hands[who])):  # with too few cards that may be spent there is no choice
            cards = []
        return Ask(who, ASK_BANDIDOS, [*(V_DISCARD | c for c in cards), PASS], not s.hands[who])

    def prompt(self, g: Bang) -> Prompt:
        left = min(2, len(g.state.hands[self.who]))
        args = {"by": seat(self.src), "source": kind("Bandidos"), "left": left, "own": int(self.src == self.who)}
        return Prompt(args, self.src, "Bandidos", self.card, 1)

    def take(self, g: Bang, choice: int) -> None:
        who = self.who
        if choice == PASS:
            g.do(Hurt(who, 1, self.src if self.src != who else -1, "Bandidos", self.card))
            return
        more = len(g.state.hands[who]) > 1
        if more:
            g.stack.append(HandOverSecond(who))
        g.pay(who, card_of(choice), "Bandidos")
        if not more:
            g.spent(who)


ASK_SECOND = declare(
    Question("bandidos_second", 33, of_set="valley_of_shadows", completes=True, gives_up=True, sign="discard")
)


@dataclass
class HandOverSecond(Step):
    """Choice by `who` of the second card."""

    who: int

    def run(self, g: Bang) -> Ask:
        hand = g.state.hands[self.who]
        return Ask(self.who, ASK_SECOND, [V_DISCARD | c for c in g.spendable(self.who)], len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Bandidos")}, source="Bandidos")

    def take(self, g: Bang, choice: int) -> None:
        g.pay(self.who, card_of(choice), "Bandidos")
        g.spent(self.who, 2)
