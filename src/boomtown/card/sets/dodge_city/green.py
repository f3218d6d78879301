"""Green cards: laid in front of their player, used from a later turn on. Rules: dodge_city.md, Green card list.

`declare_cards.green` describes how they work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.card.rules.reasons import heals
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import DrawCards
from boomtown.card.sets.declare_cards import green
from boomtown.card.sets.dodge_city.brown import take_one
from boomtown.card.sets.targets import Anybody, AtDistance1, InReach, TheirCards

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@green("Bible", "10H", number=58, code="Bb", first=106, nature="protects", missed=True)
def bible(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card in addition to the Missed! effect."""
    g.push(DrawCards(me, 1, "Bible"))


@green("Canteen", "7H", number=59, code="Ct", first=107, nature="helps")
def canteen(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 1 life."""
    g.heal(me, 1, "Canteen")


heals("Canteen")


@green("Can Can", "JC", number=60, code="Cc", first=108, aim=TheirCards(own_cards_spent=0), nature="harms")
def can_can(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Discard a card of any player, at any distance."""
    if of < 0:
        g.throw(to, g.pick(g.state.hands[to]), "Can Can", by=me, how="random")
    else:
        g.throw(to, of, "Can Can", by=me)


def no_more(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing in addition to the Missed! effect."""


green("Ten Gallon Hat", "JD", number=61, code="Tg", first=109, nature="protects", missed=True)(no_more)


@green("Conestoga", "9D", number=62, code="Co", first=110, aim=TheirCards(own_cards_spent=0), nature="harms")
def conestoga(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a card of any player, at any distance."""
    take_one(g, me, to, of, "Conestoga")


@green("Derringer", "7S", number=63, code="De", first=111, aim=AtDistance1(), nature="harms")
def derringer(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw a card and shoot at distance 1."""
    g.draw(me, 1, "Derringer")
    g.push(Shoot(me, to, card, "Derringer", is_bang_card=False))


@green("Buffalo Rifle", "QC", number=64, code="Bu", first=112, aim=Anybody(), nature="harms")
def buffalo_rifle(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at any distance."""
    g.push(Shoot(me, to, card, "Buffalo Rifle", is_bang_card=False))


@green("Howitzer", "9S", number=65, code="Ho", first=113, nature="harms", several=True)
def howitzer(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at all other players."""
    g.push_each([Shoot(me, p, card, "Howitzer", is_bang_card=False) for p in g.struck(me, card)])


@green("Pepperbox", "AH", number=66, code="Pb", first=114, aim=InReach(), nature="harms")
def pepperbox(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot within the reach of the weapon."""
    g.push(Shoot(me, to, card, "Pepperbox", is_bang_card=False))


green("Iron Plate", "AD QS", number=67, code="Ip", first=115, nature="protects", missed=True)(no_more)


@green("Pony Express", "QD", number=68, code="Pe", first=117, nature="helps")
def pony_express(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw three cards."""
    g.draw(me, 3, "Pony Express")


@green("Knife", "8H", number=69, code="Kn", first=118, aim=AtDistance1(), nature="harms")
def knife(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at distance 1."""
    g.push(Shoot(me, to, card, "Knife", is_bang_card=False))


green("Sombrero", "7C", number=70, code="So", first=119, nature="protects", missed=True)(no_more)
