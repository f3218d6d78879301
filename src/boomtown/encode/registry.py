"""Which encoder belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boomtown.encode.base import Encoder
from boomtown.encode.card import CardEncoder
from boomtown.encode.dice import DiceEncoder
from boomtown.games import new_game

# A new game of the family enters its encoder here, and nowhere else
ENCODERS: dict[str, Callable[[Mapping[str, Any]], Encoder]] = {"bang": CardEncoder, "dice": DiceEncoder}


def encoder(setup: Mapping[str, Any]) -> Encoder:
    """The encoder for all games of this setup; SetupError says what is wrong with it.

    Games of equal number of players, sets and options share layout and meanings, whatever their seed. Characters given
    in the setup (`characters`, `keep`) that the sets in use do not have make a configuration of their own.
    """
    game = new_game(setup, 0, record=False)
    return ENCODERS[game.name](game.setup)
