"""What cards and characters are worth, as far as what is printed tells. A life point is worth 1."""

from __future__ import annotations

from typing import Final

from boomtown.duel.cards import IS_HIT, KINDS, NAMES, NUMBER
from boomtown.duel.cast import PEOPLE

# In the hand at the end of a turn, or to get
_KEEP = {
    "Missed!": 1.0, "Riposte": 1.15, "Beer": 0.9, "Strong Beer": 0.6, "Wagon": 1.1, "General Store": 0.7, "Theft": 0.8,
    "Schoolteacher": 0.7, "Gatling": 0.8, "Indians!": 0.6, "Duel": 0.65, "Derringer": 0.6, "Knife": 0.75,
    "Canteen": 0.3, "Winchester": 0.85, "Shotgun": 0.75, "Schofield": 0.8, "Remington": 0.8, "Peacemaker": 0.8,
    "Carbine": 0.75, "Colt": 0.7, "Fanning": 0.5, "Barrel": 0.75, "Hat": 0.7, "Bank": 0.8, "Gun Belt": 0.5,
    "Scope": 0.5, "Pocket Watch": 0.4, "Rattlesnake": 0.7, "Stampede": 0.25, "Dynamite": 0.1,
}  # fmt: skip
KEEP: Final = tuple(_KEEP[name] for name in NAMES)
# Lying at one's own character; what harms its holder is below 0
_LAID = {
    "Barrel": 0.8, "Hat": 0.7, "Bank": 0.9, "Gun Belt": 0.45, "Scope": 0.45, "Pocket Watch": 0.35, "Rattlesnake": -0.9,
    "Stampede": -0.1, "Dynamite": -0.5,
}  # fmt: skip
LAID: Final = tuple(_LAID.get(name, 0.0) for name in NAMES)
# Standing in front, besides the life points
_FRONT = {
    "Annie Oakey": 0.8, "Sid Curry": 0.7, "Dalton Bros": 1.2, "Pat Garret": 0.5, "Babe Leroy": 0.6, "Cattle Katie": 0.3,
    "Toco Ramirez": 0.3, "West Harding": 0.4, "Jack Ransome": 0.5, "Pearl Hat": 0.4, "Soundance Kid": 0.4,
    "Alan Pinkertoon": 0.4, "Dalon Ranger": 0.4, "Slim Poet": 0.4, "Wild Bill": 0.5, "Wyatt Ear": 0.4,
    "Tex Killer": 0.5, "Jango": 0.2, "Bill Tightman": 0.3, "Bull Anderson": 0.4,
}  # fmt: skip
FRONT: Final = tuple(_FRONT.get(name, 0.0) for name in PEOPLE)
LIKES_LOSS: Final = tuple(name in ("Alan Pinkertoon", "Dalon Ranger", "Slim Poet") for name in PEOPLE)
DODGES: Final = tuple(kind.dodge == "hand" for kind in KINDS)
HITS: Final = IS_HIT
BY_TABLE: Final = (NUMBER["Barrel"], NUMBER["Hat"])
LIFE_OF_RESERVE: Final = 4.2  # of a character that has not come yet
