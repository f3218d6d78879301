"""Loads that a bot sees, and their value."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.position import Position
from boomtown.card.cards import KIND, KINDS
from boomtown.card.sets.armed_and_dangerous.loads import BOMB, LOADS, MOST, ORANGE

LOAD = 0.7  # value of a load
EMPTIED = 2.5  # loss with a card that loses its last load


def loads(pos: Position, seat: int, card: int = -1) -> int:
    """Return the loads on a card in play, or on the character of a seat."""
    if card >= 0:
        return pos.see.tokens.get(card, 0)
    found = pos.see.zone(LOADS)
    return found[seat] if found else 0


def orange(pos: Position, seat: int) -> list[int]:
    return [c for c in pos.seats[seat]["table"] if KINDS[KIND[c]].border == ORANGE]


def room(pos: Position) -> int:
    """Return the number of loads that fit in front of the bot."""
    return sum(MOST - loads(pos, pos.me, card) for card in (-1, *orange(pos, pos.me)))


def spare(pos: Position) -> int:
    """Return the number of loads that can be paid without emptying a card."""
    return loads(pos, pos.me) + sum(loads(pos, pos.me, c) - 1 for c in orange(pos, pos.me) if KIND[c] != BOMB)
