"""The board: positions that a visitor sets up, plays and asks about. The server keeps nothing of them."""

from .answer import answer_encoded, scenario_encoded, write_scenario
from .request import BoardRequest

__all__ = ["BoardRequest", "answer_encoded", "scenario_encoded", "write_scenario"]
