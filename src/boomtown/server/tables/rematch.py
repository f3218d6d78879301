"""Wish of a player for the next game of a table."""

from msgspec import Struct

from .series import BestOf

REMATCH_WAIT = 20.0  # seconds after the first wish in which the other players may press


class Rematch(Struct, frozen=True):
    """Wish for the next game. `best_of` None: the series stays as it is."""

    rotate: bool = False
    best_of: BestOf | None = None
