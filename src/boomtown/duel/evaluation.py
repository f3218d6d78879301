"""Reader of a table of The Duel for `boomtown.evaluation`."""

from __future__ import annotations

from boomtown.duel.game import Duel
from boomtown.evaluation.table import Table
from boomtown.games import Game

LIVES = 4.0  # about those of a character


def read_table(game: Game, seat: int | None) -> Table:
    """Return the table; all its numbers are public."""
    assert isinstance(game, Duel)
    s = game.state
    if s.phase == "setup":  # the characters are chosen in secret
        return Table([(16.0, LIVES, float(len(hand)), 2.0, 0.0, 2.0) for hand in s.hands], (s.turn, 1 - s.turn))
    traits = []
    for side in (0, 1):
        places = (2 * side, 2 * side + 1)
        front = s.front[side]
        lives = sum(s.lives[place] for place in places)
        in_play = sum(len(s.tables[place]) for place in places)
        traits.append(
            (
                lives + LIVES * len(s.reserve[side]),
                float(s.lives[front]),
                float(len(s.hands[side])),
                float(len(s.reserve[side])),
                float(in_play),
                float(sum(1 for place in places if s.lives[place] > 0)),
            )
        )
    return Table(traits, (s.turn, 1 - s.turn))
