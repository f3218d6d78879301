"""The encoder of a setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.encode.base import Encoder
from boomtown.games import SetupError, new_game, spec_of


def encoder(setup: Mapping[str, Any]) -> Encoder:
    """The encoder for all games of this setup; SetupError says what is wrong with it.

    Games of equal number of players, sets and options share layout and meanings, whatever their seed. Characters given
    in the setup (`characters`, `keep`) that the sets in use do not have make a configuration of their own.
    """
    game = new_game(setup, 0, record=False)
    make = spec_of(game.name).encoder()
    if make is None:
        raise SetupError(f"expected a game that has an encoder, got {game.name!r}")
    return make(game.setup)
