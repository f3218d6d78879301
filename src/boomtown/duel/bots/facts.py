"""Values of cards and characters, based on their printed text. A life point is worth 1."""

from __future__ import annotations

from typing import Final

import boomtown.duel.game  # noqa: F401  (fills the hook points of hooks.py)
from boomtown.duel.cards import IS_HIT, KINDS, NAMES, NUMBER
from boomtown.duel.character_table import PEOPLE, PERSON, WHO
from boomtown.duel.hooks import DODGES_AS, SOURCES

# Value in the hand at the end of a turn, or when chosen
_KEEP = {
    "Missed!": 1.0, "Riposte": 1.15, "Beer": 0.9, "Strong Beer": 0.6, "Wagon": 1.1, "General Store": 0.7, "Theft": 0.8,
    "Schoolteacher": 0.7, "Gatling": 0.8, "Indians!": 0.6, "Duel": 0.65, "Derringer": 0.6, "Knife": 0.75,
    "Canteen": 0.3, "Winchester": 0.85, "Shotgun": 0.75, "Schofield": 0.8, "Remington": 0.8, "Peacemaker": 0.8,
    "Carbine": 0.75, "Colt": 0.7, "Fanning": 0.5, "Barrel": 0.75, "Hat": 0.7, "Bank": 0.8, "Gun Belt": 0.5,
    "Scope": 0.5, "Pocket Watch": 0.4, "Rattlesnake": 0.7, "Stampede": 0.25, "Dynamite": 0.1,
}  # fmt: skip
KEEP: Final = tuple(_KEEP[name] for name in NAMES)
# Value in play at an own character; negative if it harms the holder
_LAID = {
    "Barrel": 0.8, "Hat": 0.7, "Bank": 0.9, "Gun Belt": 0.45, "Scope": 0.45, "Pocket Watch": 0.35, "Rattlesnake": -0.9,
    "Stampede": -0.1, "Dynamite": -0.5,
}  # fmt: skip
LAID: Final = tuple(_LAID.get(name, 0.0) for name in NAMES)
# Value in front, in addition to the life points
_FRONT = {
    "Annie Oakey": 0.8, "Sid Curry": 0.7, "Dalton Bros": 1.2, "Pat Garret": 0.5, "Babe Leroy": 0.6, "Cattle Katie": 0.3,
    "Toco Ramirez": 0.3, "West Harding": 0.4, "Jack Ransome": 0.5, "Pearl Hat": 0.4, "Soundance Kid": 0.4,
    "Alan Pinkertoon": 0.4, "Dalon Ranger": 0.4, "Slim Poet": 0.4, "Wild Bill": 0.5, "Wyatt Ear": 0.4,
    "Tex Killer": 0.5, "Jango": 0.2, "Bill Tightman": 0.3, "Bull Anderson": 0.4,
}  # fmt: skip
FRONT: Final = tuple(_FRONT.get(name, 0.0) for name in PEOPLE)
LIKES_LOSS: Final = tuple(name in ("Alan Pinkertoon", "Dalon Ranger", "Slim Poet") for name in PEOPLE)
HITS: Final = IS_HIT
HARMS_BEHIND: Final = tuple(name == "Rattlesnake" for name in NAMES)  # no gain from having it at the rear


def also_dodges(who: int) -> tuple[bool, ...]:
    """Return, by kind, the cards that dodge for that character in addition to the usual ones."""
    dodges_as = DODGES_AS.of[PERSON + who]
    return tuple(dodges_as is not None and dodges_as(kind) != 0 for kind in range(len(NAMES)))


ALSO_DODGES: Final = tuple(also_dodges(who) for who in range(len(PEOPLE)))
# Probability that a source dodges a hit; BY_BARREL: the probability that a card shows a barrel
BY_BARREL: Final = -1.0
_STOPS = {"Barrel": BY_BARREL, "Hat": 0.65, "Sid Curry": BY_BARREL}


def by_source(rows: dict[str, float]) -> list[float]:
    """Return rows by name as a list by the number of the source. Missing rows are 0."""
    found = [0.0] * SOURCES
    for name, value in rows.items():
        found[NUMBER[name] if name in NUMBER else PERSON + WHO[name]] = value
    return found


STOPS: Final = by_source(_STOPS)
# Cost of a dodge by source, if it differs from the value of the card
COSTS: Final = by_source({"Riposte": 0.2, "Hat": 0.65})
WANTED: Final = {"Dynamite": "dynamite", "Rattlesnake": "snake"}  # the symbol that a reveal needs; else a barrel
GOOD_REVEALS: Final = ("Barrel", "Sid Curry")  # the symbol helps the revealing player
MOVES: Final = tuple("side" in kind.at for kind in KINDS)
