"""Table that the features read: numbers by seat, without names of cards. The folder of each game has a reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boomtown.games import Game, spec_of


@dataclass(slots=True)
class Table:
    """Numbers of a table at one moment.

    `traits`: by seat; the first one is its lives, and all are 0 for a seat out of the game. `order`: the seats in the
    game, clockwise from the turn player. `reach`: by seat, the seats in its reach, one bit each. `whole`: numbers of
    the whole table. `hunts`: by seat, the seat that it must eliminate; -1 for none.
    """

    traits: Sequence[Sequence[float]]
    order: Sequence[int]
    reach: Sequence[int] = ()
    whole: Sequence[float] = ()
    hunts: Sequence[int] = ()


# Reads a table as a seat sees it, None for the open table
Reader = Callable[[Game, int | None], Table]


def read_table(game: Game, seat: int | None) -> Table:
    """Return the table of any game, as the seat sees it; None: the open table."""
    reader = spec_of(game.name).evaluation()
    return _read_view(game, seat) if reader is None else reader(game, seat)


def _read_view(game: Game, seat: int | None) -> Table:
    """Return the lives of a game without a reader."""
    view = game.view(seat)
    traits = [(float(of["life"]),) if of["alive"] else (0.0,) for of in view["seats"]]
    turn = view["turn"]
    around = [(turn + i) % len(traits) for i in range(len(traits))]
    return Table(traits, [p for p in around if view["seats"][p]["alive"]])
