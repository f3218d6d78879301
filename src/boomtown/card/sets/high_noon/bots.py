"""Facts about High Noon for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.worth import LIFE, character
from boomtown.card.bots.value_table import Event, add_row
from boomtown.kernel.frame import PASS


def identity(pos: Position, options: list[int]) -> int:
    """Take a new character with 2 lives if the bot is about to die, or if the new one is stronger."""
    spare = character(pos.view["spare"])
    mine = character(pos.seats[pos.me]["character"])
    return options[0] if LIFE * (2 - pos.life) + spare - mine > 0 else PASS


# --- events

add_row("Blessing", Event(suit="hearts", heart=1.0, blast=0.0))
add_row("Curse", Event(suit="spades", heart=0.0, blast=8 / 13))
add_row("The Reverend", Event(value_changes={"Beer": -1.5}))
add_row("Train Arrival", Event(more_cards=1))
add_row("Thirst", Event(more_cards=-1))
add_row("The Sermon", Event(no_bang=True, value_changes={"BANG!": -1.0}))
add_row("High Noon", Event(play_cost=0.15, value_changes={"Beer": 1.5, "Canteen": 1.0, "Whisky": 1.0, "Tequila": 0.6}))
add_row("New Identity", Event(offer=identity))
