"""Printed properties of dice, roles and characters, from the catalog and the tables of faces."""

from __future__ import annotations

from boomtown.bots.relations import roles_by_players
from boomtown.dice.faces import ARROW, BASE, COWARD, DICE, DIE_NAMES, DYNAMITE, FACE, FACES, LOUDMOUTH, SIDES, WORTH
from boomtown.games import catalog

_CATALOG = catalog("dice")
DEALT = roles_by_players(_CATALOG["roles"])
CHARACTERS: frozenset[str] = frozenset(_CATALOG["characters"])
PLAIN = {name: FACES[WORTH[FACE[name]][0]] for name in FACES}  # plain face that a face counts as
MANY = {name: WORTH[FACE[name]][1] for name in FACES}
DIE = {name: i for i, name in enumerate(DIE_NAMES)}
# By die: position of a face name among its six
SIDE = {die: {FACES[f]: i for i, f in enumerate(sides)} for die, sides in DICE.items()}
BESIDES = {"José Delgado": LOUDMOUTH, "Tequila Joe": COWARD}  # saloon dice that are added to the base dice
ATTACK_WORTH = 2  # arrows the chief's arrow counts for

__all__ = [
    "ARROW",
    "ATTACK_WORTH",
    "BASE",
    "BESIDES",
    "CHARACTERS",
    "COWARD",
    "DEALT",
    "DIE",
    "DYNAMITE",
    "FACE",
    "FACES",
    "LOUDMOUTH",
    "MANY",
    "PLAIN",
    "SIDE",
    "SIDES",
    "WORTH",
]
