"""Reader of a table of the Dice Game for `boomtown.evaluation`."""

from __future__ import annotations

from boomtown.dice.game import Dice
from boomtown.dice.victory import target
from boomtown.evaluation.table import Table
from boomtown.games import Game


def read_table(game: Game, seat: int | None) -> Table:
    """Return the table; all its numbers are public."""
    assert isinstance(game, Dice)
    s = game.state
    around = [(s.turn + i) % s.n for i in range(s.n)]
    order = [p for p in around if s.alive[p]]
    traits = [
        (float(s.life[p]), float(s.arrows[p]), float(s.life[p] <= s.arrows[p])) if s.alive[p] else (0.0, 0.0, 0.0)
        for p in range(s.n)
    ]
    reach = [0] * s.n
    for i, p in enumerate(order):
        for step in (1, 2, -1, -2):
            reach[p] |= 1 << order[(i + step) % len(order)]
        reach[p] &= ~(1 << p)
    alone = "sheriff" not in s.roles
    hunts = [target(s, p) if s.alive[p] else -1 for p in range(s.n)] if alone else ()
    return Table(traits, order, reach, (s.pile / 9,), hunts)
