"""Brown cards of the set. Rules: armed_and_dangerous.md, brown cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import HOMES, add_copies
from boomtown.card.hooks import after
from boomtown.card.rules.reasons import heals
from boomtown.card.rules.shots import AnswerBang, Cancelled, Shoot
from boomtown.card.rules.steps import Averted
from boomtown.card.sets import base
from boomtown.card.sets.armed_and_dangerous.equipment import IN_PLAY
from boomtown.card.sets.armed_and_dangerous.loads import (
    OF_SET,
    OWN,
    PlaceLoads,
    loaded,
    put,
    remove,
)
from boomtown.card.sets.armed_and_dangerous.upgrades import TakeBack, bought, is_repeated, taken_targets, upgradable
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.targets import Anybody, InReach, OnlyAnswers
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang

FLINTLOCK, DUCK, SQUAW, RUST = "Flintlock", "Duck!", "Squaw", "Rust"
NO_END = 99  # limited by the loads only


def caravan(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw two cards, one more for each 2 loads. [armed_and_dangerous 7.4]"""
    count = 2 + bought(g)
    if g.state.alive[me]:
        g.draw(me, count, "Caravan")


upgradable("Caravan", "2S", caravan, number=243, first=203, code="Cv", loads=2, most=NO_END, nature="helps")


def a_little_nip(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain a life, one more for each 3 loads; it is no Beer. [armed_and_dangerous 7.5]"""
    count = 1 + bought(g)
    if g.state.alive[me]:
        g.heal(me, count, "A Little Nip")


upgradable("A Little Nip", "5H", a_little_nip, number=244, first=204, code="Np", loads=3, most=NO_END, nature="helps")
heals("A Little Nip")


def targets(g: Bang, me: int, card: int, to: int) -> list[int]:
    """Return all targets of a card that may have several, clockwise from its player. [armed_and_dangerous 7.6]"""
    named = 1 << to | taken_targets(g)
    return [p for p in g.state.clockwise(me) if named >> p & 1 and not g.unaffected(p, me, card)]


def quick_shot(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot a player in range, and one more for each load. [armed_and_dangerous 7.6]"""
    g.push_each([Shoot(me, p, card, "Quick Shot", is_bang_card=False) for p in targets(g, me, card, to)])


upgradable("Quick Shot", "3S", quick_shot, number=245, first=205, code="Qs", loads=1, spreads=True, aim=InReach())


def arrow(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Ask for a BANG! card of the hand or a life, of one more player for each load. [armed_and_dangerous 7.8]"""
    g.push_each([AnswerBang(p, me, card, "Arrow") for p in targets(g, me, card, to)])


upgradable("Arrow", "5D", arrow, number=247, first=207, code="Aw", loads=1, spreads=True, aim=Anybody())


def flintlock(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot a player in range. [armed_and_dangerous 7.7]"""
    g.push(Shoot(me, to, card, FLINTLOCK, is_bang_card=False))


upgradable(FLINTLOCK, "AS", flintlock, number=246, first=206, code="Fl", loads=2, aim=InReach())


@after(Cancelled, OF_SET)
def flintlock_cancelled(g: Bang, _: int, shot: Cancelled) -> Step | None:
    """Return the offer of the card that brought the effect: a Flintlock, or the Money Bag that copied it.
    [armed_and_dangerous 7.7; great_train_robbery 7.9; not of a repetition: wild_west_show, Lee Van Kliff 6]
    """
    mine = shot.cause == FLINTLOCK and not is_repeated(g, shot.card)
    return TakeBack(shot.src, shot.card, FLINTLOCK) if mine else None


@after(Averted, OF_SET)
def flintlock_averted(g: Bang, _: int, averted: Averted) -> Step | None:
    """Return the same offer when the card itself was cancelled. [armed_and_dangerous 7.7: in any way]"""
    return TakeBack(averted.me, averted.card, FLINTLOCK) if averted.name == FLINTLOCK else None


def duck(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Offer the return of the card for 2 loads, in addition to cancelling. [armed_and_dangerous 7.9]"""
    g.push(TakeBack(me, card, DUCK))


upgradable(
    DUCK, "3D", duck, number=248, first=208, code="Dk", loads=2, aim=OnlyAnswers(), nature="protects", missed=True
)


def squaw(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Discard a card in play, or take it for 2 loads. [armed_and_dangerous 7.10]"""
    if of not in g.state.tables[to]:
        return
    if not bought(g):
        g.throw(to, of, SQUAW, by=me)
    elif not g.state.alive[me]:
        return
    elif of in HOMES:  # this kind is never in a hand
        g.pass_on(to, me, of)
        g.note("passes", "helps", who=to, to=me, card=of)
    else:
        g.take(me, to, of, SQUAW)


upgradable(SQUAW, "3D", squaw, number=251, first=211, code="Sq", loads=2, most=1, aim=IN_PLAY)


@brown("Reload", "4D", number=249, code="Rl", first=209, nature="helps", of_set=OF_SET)
def reload(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Place 3 loads on any places. [armed_and_dangerous 8.1]"""
    g.push(PlaceLoads(me, 3, "Reload"))


@brown(RUST, "9S", number=250, code="Ru", first=210, nature="harms", several=True, of_set=OF_SET)
def rust(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a load of each place of all other players, for the own character. [armed_and_dangerous 8.2]"""
    g.push_each([Rusts(p, me) for p in g.struck(me, card)])


@dataclass
class Rusts(Step):
    """Loss of a load from each place of `who`; they go to the character of `by` until it has 4."""

    who: int
    by: int

    def run(self, g: Bang) -> None:
        s = g.state
        if not s.alive[self.who]:
            return
        count = sum([remove(g, self.who, place, 1, RUST, self.by) for place in loaded(g, self.who)])
        if s.alive[self.by]:
            put(g, self.by, OWN, count, RUST)


assert base.SET  # imported first, so its kinds are registered
for _name, _copies, _first in (("BANG!", "6H 2C 2D 3D", 212), ("Cat Balou", "3H", 216), ("Missed!", "KS", 217)):
    add_copies(_name, _copies, OF_SET, _first)
