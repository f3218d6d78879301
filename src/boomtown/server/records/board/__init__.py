"""The board: positions that a visitor sets up, plays and asks about. The server keeps nothing of them."""

from .answer import answer_encoded, scenario_encoded, write_scenario
from .origin import line_of_file, line_of_game
from .request import BoardRequest
from .scenario import proofs_encoded

__all__ = [
    "BoardRequest",
    "answer_encoded",
    "line_of_file",
    "line_of_game",
    "proofs_encoded",
    "scenario_encoded",
    "write_scenario",
]
