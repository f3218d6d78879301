"""Reader of a table of The Duel for `boomtown.evaluation`."""

from __future__ import annotations

from boomtown.duel.game import Duel
from boomtown.evaluation.table import Table
from boomtown.games import Game


def read_table(game: Game, seat: int | None) -> Table:
    """Return the table; all its numbers are public."""
    assert isinstance(game, Duel)
    s = game.state
    traits = []
    for side in (0, 1):
        places = (2 * side, 2 * side + 1)
        front = s.front[side]
        lives = sum(s.lives[place] for place in places)
        in_play = sum(len(s.tables[place]) for place in places)
        traits.append(
            (
                lives + 4.0 * len(s.reserve[side]),
                float(s.lives[front]),
                float(len(s.hands[side])),
                float(len(s.reserve[side])),
                float(in_play),
                float(sum(1 for place in places if s.lives[place] > 0)),
            )
        )
    return Table(traits, (s.turn, 1 - s.turn))
