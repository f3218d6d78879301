"""Static facts of the dice game for clients and tools (type DiceCatalog of web/src/dice/wire.ts)."""

from __future__ import annotations

from typing import Any

from boomtown import __version__
from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.faces import DICE, FACES, WORTH
from boomtown.dice.moments import KIND
from boomtown.dice.setup import OPTIONS, PLAYERS_OF_SET, ROLE_COUNTS, SETS

TITLES = {
    "dice": "BANG! The Dice Game",
    "saloon_dice": "The Loudmouth and the Coward",
    "chiefs_arrow": "The Indian Chief's Arrow",
    "special_roles": "Special Roles",
    "saloon_characters": "New Characters",
    "ghost": "The Ghost",
}
COUNTS = {"base": 5, "loudmouth": 1, "coward": 1}
# What people who do not want to choose may start from
PRESETS: list[dict[str, Any]] = [
    {"id": "dice-first", "players": 5, "sets": [], "options": {}},
    {"id": "dice-saloon", "players": 6, "sets": ["saloon_dice", "chiefs_arrow", "saloon_characters"], "options": {}},
    {"id": "dice-night", "players": 7, "sets": list(SETS[1:]), "options": {}},
]


def catalog() -> dict[str, Any]:
    return {
        "game": "dice",
        "version": __version__,
        "players": [min(ROLE_COUNTS), max(ROLE_COUNTS)],
        "sets": [_set(number, name) for number, name in enumerate(SETS)],
        "needs": {},
        "options": [option.facts(name) for name, option in OPTIONS.items()],
        "presets": PRESETS,
        "dice": {name: _die(name) for name in DICE},
        "faces": {name: _face(i) for i, name in enumerate(FACES)},
        "characters": {
            name: {"name": name, "set": c.set, "life": c.life, "needs": list(c.needs)} for name, c in CHARACTERS.items()
        },
        "specials": {name: {"name": name, "set": "special_roles", "role": role} for name, role in KIND.items()},
        "roles": {str(n): list(counts) for n, counts in ROLE_COUNTS.items()},
    }


def _set(number: int, name: str) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "id": name,
        "title": TITLES[name],
        "module": number,
        "characters": sum(c.set == name for c in CHARACTERS.values()),
        "roles": len(KIND) if name == "special_roles" else 0,
        "dice": sum(COUNTS[die] for die in DICE if _of_set(die) == name),
    }
    return facts | ({"players": list(PLAYERS_OF_SET[name])} if name in PLAYERS_OF_SET else {})


def _of_set(die: str) -> str:
    return "dice" if die == "base" else "saloon_dice"


def _die(name: str) -> dict[str, Any]:
    return {"name": name, "set": _of_set(name), "faces": [FACES[f] for f in DICE[name]], "count": COUNTS[name]}


def _face(i: int) -> dict[str, Any]:
    plain, count = WORTH[i]
    return {"name": FACES[i], "set": "dice" if i < 6 else "saloon_dice", "plain": FACES[plain], "count": count}
