"""Sets that the rules (docs/rules) know and nobody has built yet. This is the one list of them.

A scenario that names something of it has to wait; one that names anything else unknown is misspelt.

Whoever builds a set takes its entry out of here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ToCome:
    """A set to come: its cards, characters and events, its options, and the keys scenarios have for it."""

    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


def _names(text: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in text.split("|")])


SETS = {
    "great_train_robbery": ToCome(
        _names("""
            Baggage Car | Benny Brawler | Boom Town | Caboose | Cactus | Callico | Cattle Truck | Circus Wagon |
            Coal Hopper | Cripple Crack | Deathwood | Dining Car | Dodgeville | Dragoon | Evaded! | Evan Babbit |
            Express Car | Fort Woth | Full Steam | Ghost Car | Ironhorse | Jimmy Texas | Knife Revolver | Leland |
            Lounge Car | Lumber Flatcar | Mail Car | Manuelita | Map | Money Bag | Most Wanted | Next Stop |
            Oathman | Observation Car | Passenger Car | Prisoner Car | Private Car | Refund | Sancho | Santa Fe |
            Sgt. Blaze | Shade O'Connor | Silverado | Sleeper Car | St. Francis | Strongbox | Switch | Tombrock |
            Train Robbery | Virginian City | Water Tower | Yooma | Zippy Roy
        """),
        keys=("stations", "train", "wagon_deck"),
    ),
}
# By name, option and key: the set that brings it
NAMES = {name: title for title, one in SETS.items() for name in one.names}
OPTIONS = {option: title for title, one in SETS.items() for option in one.options}
KEYS = {key: title for title, one in SETS.items() for key in one.keys}
