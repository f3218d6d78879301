"""BANG! effect bought with two cards of the hand (Doc Holyday, Sniper).

`offers` lists the targets; the step `PayShot` takes the cards, then pushes `Shoot`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import NO_CARD, V_DISCARD, V_USE, card_of, seat_of
from boomtown.card.rules.shots import Shoot, bang_cards
from boomtown.card.rules.steps import ASK_PAY
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing, seat, text
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def shot_codes(g: Bang, me: int, source: str, cards: list[int]) -> list[int]:
    """Return the shot at each seat in reach on which at least one of two cards has an effect."""
    if len(cards) < 2:
        return []
    code = V_USE | NO_CARD | named(source)
    return [
        code | to for to in g.state.index.sees(me).reach if any(not g.unaffected(seat_of(to), me, c) for c in cards)
    ]


def why_not_shot(g: Bang, me: int, to: int) -> Text:
    """Return why the shot cannot be aimed at this seat."""
    index = g.state.index
    if not g.state.alive[to]:
        return text("why-out", to=seat(to))
    distance = index.sees(me).dist[to]
    if distance > index.shares[me].range:
        return text("why-too-far", to=seat(to), distance=distance, reach=index.shares[me].range)
    return no_effect_on(g, to)


def no_effect_on(g: Bang, to: int) -> Text:
    """Return the text that all usable cards have no effect on this seat."""
    guard = g.state.index.immune[to][0][1]
    return text("why-diamond", to=seat(to), source=named_thing(guard))


@dataclass
class PayShot(Step):
    """Choice of the two cards, one by one. The first card discarded is below the second."""

    me: int
    to: int
    source: str
    need: int
    bangs_only: bool = False
    first: int = -1

    def _cards(self, g: Bang) -> list[int]:
        return bang_cards(g, self.me) if self.bangs_only else g.spendable(self.me)

    def run(self, g: Bang) -> Ask:
        cards = [c for c in self._cards(g) if c != self.first]
        if self.first >= 0 and g.unaffected(self.to, self.me, self.first):
            cards = [c for c in cards if not g.unaffected(self.to, self.me, c)]
        public = len(g.state.hands[self.me]) - (self.first >= 0) == 1
        return Ask(self.me, ASK_PAY, [V_DISCARD | c for c in cards], public)

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        if seat == self.me:
            return self
        cards = self._cards(g)
        idle = {c for c in cards if g.unaffected(self.to, self.me, c)}
        firsts = [a for a in cards if any(b != a and not (a in idle and b in idle) for b in cards)]
        if not firsts:
            return None
        return self if self.first < 0 else replace(self, first=firsts[int(rnd() * len(firsts))])

    def prompt(self, g: Bang) -> Prompt:
        left = 1 if self.first >= 0 else 2
        return Prompt({"source": named_thing(self.source), "left": left}, source=self.source)

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        if self.first < 0:
            g.stack.append(PayShot(self.me, self.to, self.source, self.need, self.bangs_only, card))
            return
        g.throw(self.me, self.first, "cost")
        g.throw(self.me, card, "cost")
        g.push(Shoot(self.me, self.to, -1, self.source, self.need, is_bang_card=False))
