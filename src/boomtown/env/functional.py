"""Plain functions over positions: a position goes in, another comes out. They need the standard library only.

position = reset({"players": 5}, seed=1)
while not over(position):
    actions = [a for a, legal in enumerate(mask(position)) if legal]
    position = step(position, actions[0])
rewards(position)
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boomtown.encode import Encoder, encoder
from boomtown.env import rewards as paid
from boomtown.games import Game, IllegalChoice, new_game


@dataclass(frozen=True, eq=False)
class Position:
    """A game at a decision or at its end. It never changes: `step` returns a new one."""

    game: Game
    encoder: Encoder


def reset(setup: Mapping[str, Any], seed: int | str, numbers: Encoder | None = None) -> Position:
    """Return the first decision of the game of this seed; SetupError says what is wrong with the setup.

    `numbers`: an encoder to use again.
    """
    return Position(new_game(setup, seed, record=False, knowledge=True), numbers or encoder(setup))


def step(position: Position, action: int) -> Position:
    """Return the position after an action of the asked seat; IllegalChoice if it is not offered."""
    code = position.encoder.code(position.game, action)
    game = position.game.clone()
    game.apply(code)
    return Position(game, position.encoder)


def asked(position: Position) -> int:
    """Return the seat that decides; -1 when the game is over."""
    ask = position.game.ask
    return -1 if ask is None else ask.who


def over(position: Position) -> bool:
    return position.game.over


def observe(position: Position, seat: int | None = None) -> array[float]:
    """Return the knowledge of a seat (None: the one that decides) as `encoder.size` numbers."""
    if seat is None:
        seat = asked(position)
        if seat < 0:
            raise IllegalChoice("expected a seat to observe as, the game is over, got None")
    return position.encoder.observe(position.game, seat)


def mask(position: Position) -> bytearray:
    """Return 1 for each legal action and 0 for each illegal one, `encoder.actions` bytes."""
    return position.encoder.mask(position.game)


def rewards(position: Position) -> list[float]:
    """Return by seat +1 for winners and -1 for losers at the end, 0 before."""
    return paid.victory(position.game)


def potentials(position: Position) -> list[float]:
    """Return by seat the standing of its side, see `boomtown.env.rewards.potentials`."""
    return paid.potentials(position.game)
