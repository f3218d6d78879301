"""Positions as one line, games as a text: what FEN and PGN are for chess (docs/notation.md)."""

from boomtown.notation.errors import NotationError
from boomtown.notation.read import read_position
from boomtown.notation.replay import read_game
from boomtown.notation.text import Record, write_game
from boomtown.notation.write import write_position

__all__ = ["NotationError", "Record", "read_game", "read_position", "write_game", "write_position"]
