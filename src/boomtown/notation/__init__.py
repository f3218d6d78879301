"""Positions as one line and games as a text: the FEN and PGN of these games (docs/notation.md)."""

from boomtown.notation.errors import NotationError
from boomtown.notation.game_text import Record, write_game
from boomtown.notation.position_reader import read_position
from boomtown.notation.position_writer import write_position
from boomtown.notation.replay import read_game

__all__ = ["NotationError", "Record", "read_game", "read_position", "write_game", "write_position"]
