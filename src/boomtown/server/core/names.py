"""Names that the server generates: table titles, link codes, names of bots."""

import unicodedata

from .confusables import plain
from .entropy import SIGNS, pick

_FIRST = """
Amber Bitter Black Bone Broken Buzzard Cactus Copper Coyote Crooked Dead Dry Dusty Eagle Gallows Ghost Gold Iron Last
Lone Lucky Mesquite Nugget Painted Powder Rattlesnake Red Rusty Sage Salt Silver Thirsty Three Tumbleweed Twin Whiskey
White Widow Wild Yellow
"""
_LAST = """
Bend Bluff Butte Canyon Creek Crossing Draw Ferry Flats Ford Gap Gulch Hollow Junction Mesa Mine Pass Ranch Ridge Rock
Saloon Springs Station Trail Valley Wells
"""
_BOTS = """
Abigail Amos Bonnie Caleb Clementine Clyde Cora Dusty Earl Effie Ezra Flora Gideon Hattie Hank Ida Jed Josie Lem Mabel
Maude Nell Otis Pearl Rufus Silas Tess Virgil Wade Zeke
"""


def title() -> str:
    return f"{pick(_FIRST.split())} {pick(_LAST.split())}"


def code() -> str:
    """Return six characters for the link: short to type, too many to guess at the allowed rate."""
    return "".join(pick(SIGNS) for _ in range(6))


def bot_name(taken: set[str]) -> str:
    """Return a first name that is free at the table. `taken` holds skeletons."""
    free = [name for name in _BOTS.split() if skeleton(name) not in taken]
    return pick(free or _BOTS.split())


_ALIKE = str.maketrans("l01", "ioi")
_MARKS = str.maketrans("", "", "©®™℠")  # signs that readers ignore


def skeleton(name: str) -> str:
    """Return the letters that a reader sees of a name. Two names with the same skeleton look alike."""
    letters = plain(name.translate(_MARKS)).translate(_ALIKE)
    seen = "".join(c for c in letters if unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So")
    return seen or unicodedata.normalize("NFKD", name).casefold()
