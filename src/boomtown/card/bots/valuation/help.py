"""What it gains to help oneself and friends: lives, cards, abilities."""

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.worth import AVERAGE, life


def missing(pos: Position) -> int:
    """Lives I could regain; none for a ghost."""
    return 0 if pos.ghost else pos.max_life - pos.life


def heals_me(pos: Position, option: PlayOption) -> float:
    return life(pos) if missing(pos) else NEVER


# --- cards


def cards(pos: Position, n: int) -> float:
    """Cards drawn now; where each of them will hurt they are hardly worth it."""
    return n * (AVERAGE - pos.load)


def two_cards(pos: Position, option: PlayOption) -> float:
    return cards(pos, 2)


def three_cards(pos: Position, option: PlayOption) -> float:
    return cards(pos, 3)
