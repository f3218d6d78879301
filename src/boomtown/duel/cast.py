"""The characters: sides, life points, who is always active."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """`always`: active wherever it stands; `always_with`: so with that option. `counts`: its options name a number of
    life points where others name a target.
    """

    name: str
    side: int  # cards.LAW, cards.OUTLAWS
    life: int
    always: bool = False
    always_with: str = ""
    counts: bool = False


CHARACTERS: Final = (
    Character("Alan Pinkertoon", 0, 4),
    Character("Annie Oakey", 0, 4),
    Character("Bart Masterson", 0, 4, True),
    Character("Bill Tightman", 0, 5),
    Character("Buffalo Bell", 0, 4, True, counts=True),
    Character("Dalon Ranger", 0, 5),
    Character("Jango", 0, 3),
    Character("Pat Garret", 0, 5),
    Character("Tex Killer", 0, 4),
    Character("The Stranger", 0, 4, True),
    Character("Wild Bill", 0, 5),
    Character("Wyatt Ear", 0, 4),
    Character("Babe Leroy", 1, 4),
    Character("Bull Anderson", 1, 5),
    Character("Cattle Katie", 1, 4),
    Character("Dalton Bros", 1, 3),
    Character("Jack Ransome", 1, 4),
    Character("Pearl Hat", 1, 3),
    Character("Sid Curry", 1, 4),
    Character("Slim Poet", 1, 4),
    Character("Soundance Kid", 1, 4, always_with="soundance_always"),
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
PERSON: Final = 40  # a source of effects from here on is a character; below it a kind of card
PEOPLE: Final = tuple(character.name for character in CHARACTERS)
WHO: Final = {name: i for i, name in enumerate(PEOPLE)}
LIFE: Final = tuple(character.life for character in CHARACTERS)
SIDE: Final = tuple(character.side for character in CHARACTERS)
ALWAYS_WITH: Final = tuple(character.always_with for character in CHARACTERS)
COUNTS: Final = tuple(character.counts for character in CHARACTERS)
