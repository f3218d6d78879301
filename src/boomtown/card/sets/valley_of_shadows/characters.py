"""Characters of The Valley of Shadows, except Henry Block and Mick Defender. Rules: valley_of_shadows.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, Way, add_way, named
from boomtown.card.codes import (
    DRAW_DECK,
    NO_CARD,
    TARGET,
    V_USE,
    and_at,
    of_of,
    seat_of,
    second_of,
)
from boomtown.card.folds import DRAW_BASE
from boomtown.card.hooks import after, folds, plays, rewrites
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.lives import BeerPlayed
from boomtown.card.rules.phase_1 import ASK_DRAW, DrawPhase, draw_count, draws_as, phase_draw
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.shots import ASK_SHOT, PASSING_ON, Shoot
from boomtown.card.rules.steps import BANG, Offer, Pay, Play
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.valley_of_shadows.shared import OF_SET, works
from boomtown.card.step import Step
from boomtown.card.text import Text, named_thing, seat, text
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

# --- Black Flower

FLOWER, CLUBS = "Black Flower", "clubs"
character(FLOWER, 4, OF_SET, number=175, code="Flower")
add_way(FLOWER, Way("play", as_=BANG))


@plays(FLOWER)
def black_flower(g: Bang, me: int) -> list[int]:
    """Offer a club as a BANG! card beyond the limit, once in a turn. [valley_of_shadows, Black Flower]"""
    s = g.state
    if FLOWER in s.used:
        return []
    spare = s.bangs < s.bang_limit(me)  # then cards that serve as BANG! are on offer already
    any_card = spare and works(g, me, "LeMat")
    codes = []
    for card in s.hands[me]:
        if g.suit(card) == CLUBS and not any_card and not (spare and s.serves(me, card, BANG)):
            code = card if KIND[card] == BANG else card | named(BANG)
            codes += [code | to for to in s.index.sees(me).reach]
    return codes


@rewrites(Play, FLOWER)
def black_flower_plays(g: Bang, me: int, play: Play) -> Step:
    """Count the first club of the turn as the one beyond the limit, since keeping it has no advantage."""
    s = g.state
    if play.me == me and play.name == BANG and FLOWER not in s.used and g.suit(play.card) == CLUBS:
        s.used |= {FLOWER}
        s.bangs -= 1
    return play


# --- Colorado Bill

BILL = "Colorado Bill"
character(BILL, 4, OF_SET, number=176, code="Colorado")
CHECKS[BILL] = lambda suit, rank: suit == "spades"


@rewrites(Shoot, BILL)
def colorado_bill(g: Bang, me: int, shot: Shoot) -> Step:
    """Check for a BANG! card: on spades it cannot be cancelled. [valley_of_shadows, Colorado Bill]"""
    return DrawForBang(shot) if shot.src == me and shot.is_bang_card else shot


@dataclass
class DrawForBang(Step):
    """Check before the target answers."""

    shot: Shoot

    def run(self, g: Bang) -> None:
        g.stack += [self, Check(self.shot.src, BILL)]

    def result(self, g: Bang, value: bool) -> None:
        shot = self.shot
        if value:
            g.stack.append(SureShot(shot.src, shot.dst, shot.card, shot.cause, shot.need, shot.is_bang_card))
        else:
            g.stack.append(shot)


@dataclass
class SureShot(Shoot):
    """Shot that cannot be cancelled."""

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.dst]:
            return None
        if any(source in PASSING_ON for _, source, _ in g.state.index.answers.get(self.dst, ())):
            return self.ask_sure(g)
        return Ask(self.dst, ASK_SHOT, [PASS], public=True)


# --- Der Spot-Burst Ringer

RINGER, GATLING = "Der Spot-Burst Ringer", "Gatling"
character(RINGER, 4, OF_SET, number=177, code="Ringer")
add_way(RINGER, Way("play", as_=GATLING))


@plays(RINGER)
def ringer(g: Bang, me: int) -> list[int]:
    """Offer a BANG! card as Gatling, once in a turn. [valley_of_shadows, Der Spot-Burst Ringer]"""
    s = g.state
    if RINGER in s.used:
        return []
    any_card = works(g, me, "LeMat")
    cards = [c for c in s.hands[me] if KIND[c] != GATLING and (any_card or s.serves(me, c, BANG))]
    return [card | named(GATLING) for card in cards]


@rewrites(Play, RINGER)
def ringer_plays(g: Bang, me: int, play: Play) -> Step:
    if play.me == me and play.name == GATLING != KIND[play.card]:
        g.state.used |= {RINGER}
    return play


# --- Evelyn Shebang

EVELYN = "Evelyn Shebang"
character(EVELYN, 4, OF_SET, number=178, code="Evelyn")


@dataclass
class EvelynDraw(DrawPhase):
    """Draw of Evelyn Shebang: a card may be given up for a BANG! effect, before the draw. [valley_of_shadows, Evelyn
    Shebang]
    """

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_DRAW, [DRAW_DECK, *_shots(g, self.who)], public=True)

    def take(self, g: Bang, choice: int) -> None:
        count = draw_count(g, self.who)
        if choice == DRAW_DECK:
            phase_draw(g, self.who, count)
            return
        second = second_of(of_of(choice))
        targets = [seat_of(choice), *([second] if second >= 0 else [])]
        g.note("use", "harms", who=self.who, cause=EVELYN, to=targets[0])
        g.stack.append(DrawLess(self.who, count - len(targets)))
        g.push_each([EvelynShoots(self.who, to) for to in targets])


draws_as(EVELYN, EvelynDraw)


def _targets(g: Bang, me: int) -> list[int]:
    """Return the targets at distance 1, or in reach of the weapon under the other reading."""
    row = g.state.index.sees(me)
    return [seat_of(to) for to in row.reach] if g.setup["options"].get("evelyn_two") else row.near


def _shots(g: Bang, me: int) -> list[int]:
    """Return the shots for cards given up: one, or under the other reading up to two at different players."""
    code, count, targets = V_USE | NO_CARD | named(EVELYN), draw_count(g, me), _targets(g, me)
    if not count:
        return []
    ones = [code | TARGET[p] for p in targets]
    if count < 2 or not g.setup["options"].get("evelyn_two"):
        return ones
    return ones + [code | TARGET[p] | and_at(q) for p in targets for q in targets if p != q]


def why_not_shot_by_evelyn(g: Bang, me: int, to: int) -> Text:
    s = g.state
    if not s.alive[to]:
        return text("why-out", to=seat(to))
    reach = s.index.shares[me].range if g.setup["options"].get("evelyn_two") else 1
    return text("why-too-far-card", to=seat(to), distance=s.index.sees(me).dist[to], reach=reach)


WHY_NOT_AT[EVELYN] = why_not_shot_by_evelyn


@dataclass
class EvelynShoots(Step):
    who: int
    to: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.push(Shoot(self.who, self.to, -1, EVELYN, is_bang_card=False))


@dataclass
class DrawLess(Step):
    """Rest of the draw of phase 1."""

    who: int
    count: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            phase_draw(g, self.who, self.count)


# --- Lemonade Jim

JIM = "Lemonade Jim"
character(JIM, 4, OF_SET, number=180, code="Lemonade")
PRICES[JIM] = Price(cards=1)


@after(BeerPlayed, JIM)
def lemonade_jim(g: Bang, me: int, beer: BeerPlayed) -> Step | None:
    """Offer 1 life for a card of the hand when another player plays a Beer. [valley_of_shadows, Lemonade Jim]"""
    s = g.state
    thirsty = s.life[me] < s.max_life[me] and me not in s.course.ghosts
    return OfferDrink(me, JIM, DrinkAlong(me)) if beer.who != me and thirsty and g.spendable(me) else None


@dataclass
class OfferDrink(Offer):
    """Offer whose refusal does not count as declining for an empty hand."""

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            super().take(g, choice)


@dataclass
class DrinkAlong(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.push_each([Pay(self.who, 1, JIM), RegainOne(self.who)])


@dataclass
class RegainOne(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.heal(self.who, 1, JIM)
        g.settle(self.who)


# --- Tuco Franziskaner

TUCO = "Tuco Franziskaner"
character(TUCO, 5, OF_SET, number=182, code="Tuco")


@folds(DRAW_BASE, TUCO)
def tuco(g: Bang, me: int, value: int, _: None) -> int:
    """Draw two more cards in phase 1 without a blue card in play. [valley_of_shadows, Tuco Franziskaner]"""
    return value if any(KINDS[KIND[c]].blue for c in g.state.tables[me]) else value + 2


WHY_NO_OFFER[FLOWER] = lambda g, me: text("why-used", source=named_thing(FLOWER)) if FLOWER in g.state.used else None
WHY_NO_OFFER[RINGER] = lambda g, me: text("why-used", source=named_thing(RINGER)) if RINGER in g.state.used else None
