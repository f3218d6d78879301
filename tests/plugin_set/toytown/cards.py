"""A gun with two targets, a wagon with loads, and the one who makes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import TARGET, V_USE, and_at, card_of, second_of
from boomtown.card.hooks import after, offers
from boomtown.card.rules.event_deck import Reveal
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import Lay, Play
from boomtown.card.sets.declare_cards import blue, brown, character
from boomtown.card.sets.targets import Untargeted
from boomtown.card.step import Step
from boomtown.card.text import Text, text
from toytown.market import COINS

if TYPE_CHECKING:
    from boomtown.card.game import Bang

LOADS = 2


class TwoOthers(Untargeted):
    """Two different others, in any order."""

    word = "other"
    pairs = True

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        others = g.state.others(me)
        return [code | TARGET[p] | and_at(q) for p in others for q in others if p < q]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-not-yourself")


@brown("Toy Gun", "2H 3H 4H 5H", number=901, first=910, aim=TwoOthers(), nature="harms", of_set="toy")
def toy_gun(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """A BANG! effect on each of two players."""
    g.push_each([Shoot(me, p, card, "Toy Gun", is_bang_card=False) for p in (to, second_of(of)) if g.state.alive[p]])


@after(Play, "toy")
def the_show_goes_on(g: Bang, me: int, play: Play) -> Step | None:
    """Each Toy Gun turns the next toy event."""
    return Reveal(play.me, "toys") if play.name == "Toy Gun" and g.state.events("toys").left else None


blue("Toy Wagon", "6C 7C", number=902, first=920, nature="helps", of_set="toy")


@after(Lay, "toy")
def load(g: Bang, _: int, lay: Lay) -> Step | None:
    return Load(lay.card) if lay.card in (920, 921) else None


@dataclass
class Load(Step):
    card: int

    def run(self, g: Bang) -> None:
        g.state.tokens = {**g.state.tokens, self.card: LOADS}


@offers("Toy Wagon")
def unload(g: Bang, me: int, code: int | None) -> list[int]:
    """A load is a card from the deck; the empty wagon is discarded."""
    s = g.state
    card = s.in_play(me, "Toy Wagon")
    if code is None:
        return [V_USE | card] if s.tokens.get(card) else []
    left = s.tokens[card_of(code)] - 1
    s.tokens = {**s.tokens, card: left}
    g.draw(me, 1, "Toy Wagon")
    if not left:
        g.throw(me, card, "Toy Wagon", how="forced")
    return []


character("Toy Maker", 4, "toy", number=903)


@after(Lay, "Toy Maker")
def toy_maker(g: Bang, me: int, lay: Lay) -> Step | None:
    """Give a coin for each card laid; without the set there are no coins, and this does nothing."""
    return EarnToys(me) if lay.me == me and COINS in g.state.places else None


@dataclass
class EarnToys(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.state.zone(COINS)[self.who] += 1


assert named("Toy Maker")
