"""Gains of help: lives and cards."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.worth import AVERAGE, life


def missing(pos: Position) -> int:
    """Return the lives that I can regain; 0 for a ghost."""
    return 0 if pos.ghost else pos.max_life - pos.life


def heals_me(pos: Position, option: PlayOption) -> float:
    return life(pos) if missing(pos) else NEVER


# --- cards


def cards(pos: Position, n: int) -> float:
    """Return the gain of drawing cards, less their cost at my next turn."""
    return n * (AVERAGE - pos.holding_cost)


def two_cards(pos: Position, option: PlayOption) -> float:
    return cards(pos, 2)


def three_cards(pos: Position, option: PlayOption) -> float:
    return cards(pos, 3)
