"""Characters: their sides, life points, and whether they are always active."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """Character.

    `always`: active at any place.
    `always_with`: active at any place if that option is set.
    `uses`: contents of the options that use it: "itself", a "card" in play, a "hand", a number of life "points", or
    those of the card on top of the pile ("repeat").
    """

    name: str
    side: int  # cards.LAW, cards.OUTLAWS
    life: int
    always: bool = False
    always_with: str = ""
    uses: tuple[str, ...] = ()


CHARACTERS: Final = (
    Character("Alan Pinkertoon", 0, 4),
    Character("Annie Oakey", 0, 4),
    Character("Bart Masterson", 0, 4, True),
    Character("Bill Tightman", 0, 5, uses=("itself",)),
    Character("Buffalo Bell", 0, 4, True, uses=("points",)),
    Character("Dalon Ranger", 0, 5, uses=("itself",)),
    Character("Jango", 0, 3, uses=("itself",)),
    Character("Pat Garret", 0, 5, uses=("itself",)),
    Character("Tex Killer", 0, 4),
    Character("The Stranger", 0, 4, True),
    Character("Wild Bill", 0, 5),
    Character("Wyatt Ear", 0, 4, uses=("itself",)),
    Character("Babe Leroy", 1, 4, uses=("itself",)),
    Character("Bull Anderson", 1, 5, uses=("card", "hand")),
    Character("Cattle Katie", 1, 4, uses=("card",)),
    Character("Dalton Bros", 1, 3),
    Character("Jack Ransome", 1, 4),
    Character("Pearl Hat", 1, 3, uses=("repeat",)),
    Character("Sid Curry", 1, 4, uses=("itself",)),
    Character("Slim Poet", 1, 4, uses=("itself",)),
    Character("Soundance Kid", 1, 4, always_with="soundance_always", uses=("itself",)),
    Character("Toco Ramirez", 1, 4),
    Character("Tom Thorn", 1, 4),
    Character("West Harding", 1, 4),
)
(
    ALAN_PINKERTOON,
    ANNIE_OAKEY,
    BART_MASTERSON,
    BILL_TIGHTMAN,
    BUFFALO_BELL,
    DALON_RANGER,
    JANGO,
    PAT_GARRET,
    TEX_KILLER,
    THE_STRANGER,
    WILD_BILL,
    WYATT_EAR,
    BABE_LEROY,
    BULL_ANDERSON,
    CATTLE_KATIE,
    DALTON_BROS,
    JACK_RANSOME,
    PEARL_HAT,
    SID_CURRY,
    SLIM_POET,
    SOUNDANCE_KID,
    TOCO_RAMIREZ,
    TOM_THORN,
    WEST_HARDING,
) = range(len(CHARACTERS))
NOBODY: Final = -1  # an empty place
PERSON: Final = 40  # sources of effects below this number are kinds of cards, the rest are characters
PEOPLE: Final = tuple(character.name for character in CHARACTERS)
WHO: Final = {name: i for i, name in enumerate(PEOPLE)}
LIFE: Final = tuple(character.life for character in CHARACTERS)
SIDE: Final = tuple(character.side for character in CHARACTERS)
ALWAYS_WITH: Final = tuple(character.always_with for character in CHARACTERS)
COUNTS: Final = tuple("points" in character.uses for character in CHARACTERS)
