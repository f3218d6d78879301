"""Values of the characters of the set."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.value_table import SERVES, Character, add_row
from boomtown.card.sets.great_train_robbery.bots.train import best, moved


def sancho(pos: Position, option: PlayOption) -> float:
    return best(pos, 0, free=True)


def zippy(pos: Position, option: PlayOption) -> float:
    """Value a move of the train."""
    return moved(pos)


add_row("Benny Brawler", Character(worth=8.0, borrowed=2.0))
add_row("Evan Babbit", Character(worth=9.0, borrowed=3.5))
add_row("Jimmy Texas", Character(worth=9.5, borrowed=3.4))
add_row("Manuelita", Character(worth=8.0, borrowed=2.0))
add_row("Sancho", Character(worth=10.0, borrowed=3.8, gain=sancho, first=64, quick=SERVES))
add_row("Sgt. Blaze", Character(worth=8.5, borrowed=1.5))
add_row("Shade O'Connor", Character(worth=7.5, borrowed=1.5))
add_row("Zippy Roy", Character(worth=8.5, borrowed=2.0, gain=zippy, first=34))
