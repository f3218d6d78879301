"""Fares of the stations: the value of the cards or lives that pay for a wagon there."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.bots.choices import given_up
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.worth import LIFE, life
from boomtown.card.bots.value_table import Card, add_row
from boomtown.card.cards import KIND, KINDS, RANK

TOWN = "Tombrock"  # its fare is a life

Pays = Callable[[Position, int], bool]


def kinds(*names: str) -> Pays:
    return lambda pos, card: KIND[card] in names


def suited(*suits: str) -> Pays:
    return lambda pos, card: RANK[card] > 0 and pos.suit(card) in suits


def ranked(low: int, high: int) -> Pays:
    return lambda pos, card: low <= RANK[card] <= high


def fare(pays: Pays, count: int = 1) -> Callable[[Position], float]:
    """Return a function for the least value of the cards that pay."""

    def costs(pos: Position) -> float:
        mine = [*pos.hand, *[c for c in pos.seats[pos.me]["table"] if KINDS[KIND[c]].taken]]
        found = [c for c in mine if pays(pos, c)] or pos.hand  # a card may serve as another card
        return sum(sorted(max(0.1, given_up(pos, c)) for c in found)[:count])

    return costs


def a_life(pos: Position) -> float:
    return life(pos) if pos.life < 4 else LIFE


for _name, _pays in {
    "Boom Town": kinds("BANG!"),
    "Callico": kinds("Panic!", "Cat Balou"),
    "Cripple Crack": suited("spades"),
    "Deathwood": lambda pos, card: KINDS[KIND[card]].blue,
    "Dodgeville": kinds("Missed!"),
    "Fort Woth": ranked(10, 14),
    "Oathman": suited("diamonds"),
    "Santa Fe": suited("hearts"),
    "Silverado": kinds("Beer"),
    "St. Francis": suited("clubs"),
    "Yooma": ranked(2, 9),
    "Blank Station": lambda pos, card: True,
}.items():
    add_row(_name, Card(held=0.0, in_play=0.0, fare=fare(_pays)))
add_row("Virginian City", Card(held=0.0, in_play=0.0, fare=fare(lambda pos, card: True, 2)))
add_row(TOWN, Card(held=0.0, in_play=0.0, fare=a_life))
