"""Facts about High Noon for bots."""

from __future__ import annotations

from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.worth import LIFE, character
from boomtown.card.bots.value_table import Event, know
from boomtown.kernel.frame import PASS


def identity(pos: Position, options: list[int]) -> int:
    """Take a new character with 2 lives if the bot is about to die, or if the new one is stronger."""
    spare = character(pos.view["spare"])
    mine = character(pos.seats[pos.me]["character"])
    return options[0] if LIFE * (2 - pos.life) + spare - mine > 0 else PASS


# --- events

know("Blessing", Event(suit="hearts", heart=1.0, blast=0.0))
know("Curse", Event(suit="spades", heart=0.0, blast=8 / 13))
know("The Reverend", Event(season={"Beer": -1.5}))
know("Train Arrival", Event(more_cards=1))
know("Thirst", Event(more_cards=-1))
know("The Sermon", Event(no_bang=True, season={"BANG!": -1.0}))
know("High Noon", Event(thrift=0.15, season={"Beer": 1.5, "Canteen": 1.0, "Whisky": 1.0, "Tequila": 0.6}))
know("New Identity", Event(offer=identity))
