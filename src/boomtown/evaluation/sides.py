"""Sides of a game: those who win together."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.games import Game

SIDES = ("law", "outlaws", "renegade")
SIDE_OF_ROLE = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}
SIDE_OF_ROLE |= {side: side for side in SIDES}  # a game of two teams names them as roles


def true_roles(game: Game) -> tuple[str, ...]:
    """Return the true roles by seat."""
    found: tuple[str, ...] = game.state.roles
    return found


def sides_of(roles: Sequence[str]) -> tuple[str, ...]:
    """Return the sides of a game with these roles; one side per seat, "A", "B" ..., if each seat plays alone."""
    if "sheriff" in roles:
        return SIDES
    if set(roles) <= {*SIDES}:
        return tuple(side for side in SIDES if side in roles)
    return tuple(chr(ord("A") + seat) for seat in range(len(roles)))


def sides(game: Game) -> tuple[str, ...]:
    """Return the sides of a game. They are public."""
    return sides_of(true_roles(game))


def side_of(game: Game, seat: int) -> str:
    """Return the true side of a seat."""
    roles = true_roles(game)
    named = sides_of(roles)
    return SIDE_OF_ROLE[roles[seat]] if named[0] in SIDES else named[seat]


def result_of(game: Game) -> tuple[float, ...]:
    """Return the share of each side in a finished game: 1 for the side that won; seats that win alone share it."""
    named, winners = sides(game), game.winners
    won = {side_of(game, seat) for seat in winners}
    if not won:
        return (1 / len(named),) * len(named)
    return tuple(1 / len(won) if side in won else 0.0 for side in named)
