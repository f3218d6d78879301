"""Evaluation of a position: the chances of the sides, and the probabilities of the hidden roles.

`chances` and `roles` use only what the seat of an observation may know. `open_chances`, `quick_chances` and
`search_chances` read the whole table; they are for finished games and for the leaves of a search over redealt games.
"""

from boomtown.evaluation.chances import chances, open_chances, quick_chances, rough, search_chances
from boomtown.evaluation.estimate import Estimate
from boomtown.evaluation.roles import Act, reasons, roles
from boomtown.evaluation.sides import side_of, sides

__all__ = [
    "Act",
    "Estimate",
    "chances",
    "open_chances",
    "quick_chances",
    "reasons",
    "roles",
    "rough",
    "search_chances",
    "side_of",
    "sides",
]
