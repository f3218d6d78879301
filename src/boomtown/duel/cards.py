"""Cards: the printed facts of each kind, and tables by card number.

Cards 0 to 39 have the back of law, 40 to 79 that of the outlaws. After them come cards that an option puts in the place
of another card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SYMBOLS: Final = ("barrel", "snake", "dynamite", "horseshoe")
BARREL_SIGN, SNAKE_SIGN, DYNAMITE_SIGN, HORSESHOE_SIGN = range(4)
SIDES: Final = ("law", "outlaws")
LAW, OUTLAWS = 0, 1


@dataclass(frozen=True)
class Kind:
    """Kind of card.

    `law`, `outlaws`: the reveal symbol of each copy in that deck, by its first letter.
    `dodge`: the place from which it dodges, "hand" or "table".
    `weak`: every card dodges its hit.
    `home`: it is laid at an own character.
    `start`: its place among the cards that work at the start of a turn, from 1.
    `nature`: its effect on the target.
    `at`: possible targets of an action: "place", "card" (in play), "hand", "side".
    """

    name: str
    border: str
    law: str
    outlaws: str
    hit: bool = False
    dodge: str = ""
    always: bool = False
    reload: bool = False
    weak: bool = False
    home: bool = False
    start: int = 0
    nature: str = "harms"
    at: tuple[str, ...] = ()


KINDS: Final = (
    Kind("Bank", "blue", "b", ""),
    Kind("Barrel", "blue", "s", "s", dodge="table"),
    Kind("Beer", "brown", "", "b", nature="helps"),
    Kind("Carbine", "red", "hh", "b", hit=True),
    Kind("Pocket Watch", "blue", "", "hh", reload=True),
    Kind("Colt", "red", "d", "ddddd", hit=True),
    Kind("Derringer", "brown", "hhhs", "", hit=True, weak=True, at=("place",)),
    Kind("Duel", "brown", "d", "h", at=("place",)),
    Kind("Dynamite", "blue", "", "b", always=True, home=True, start=1),
    Kind("Fanning", "red", "bh", "", hit=True),
    Kind("Gatling", "brown", "b", "", hit=True),
    Kind("General Store", "brown", "s", "h", nature="helps"),
    Kind("Gun Belt", "blue", "d", "s"),
    Kind("Hat", "blue", "h", "h", dodge="table"),
    Kind("Indians!", "brown", "h", "h"),
    Kind("Knife", "brown", "", "hhs", hit=True, at=("place",)),
    Kind("Missed!", "brown", "bsss", "hbsssss", dodge="hand"),
    Kind("Peacemaker", "red", "hh", "", hit=True),
    Kind("Rattlesnake", "blue", "", "s", always=True, start=2),
    Kind("Remington", "red", "", "sb", hit=True),
    Kind("Riposte", "brown", "h", "", dodge="hand"),
    Kind("Schoolteacher", "brown", "hb", "", at=("card",)),
    Kind("Schofield", "red", "", "bb", hit=True),
    Kind("Scope", "blue", "h", "h", reload=True),
    Kind("Shotgun", "red", "dd", "hh", hit=True),
    Kind("Stampede", "blue", "b", "", always=True, reload=True, start=3),
    Kind("Theft", "brown", "", "bhhh", at=("hand", "card")),
    Kind("Strong Beer", "brown", "b", "", nature="neutral", at=("place",)),
    Kind("Wagon", "brown", "bb", "b", nature="helps"),
    Kind("Canteen", "brown", "bssss", "b", reload=True, nature="neutral", at=("side",)),
    Kind("Winchester", "red", "hh", "", hit=True),
)
(
    BANK,
    BARREL,
    BEER,
    CARBINE,
    POCKET_WATCH,
    COLT,
    DERRINGER,
    DUEL,
    DYNAMITE,
    FANNING,
    GATLING,
    GENERAL_STORE,
    GUN_BELT,
    HAT,
    INDIANS,
    KNIFE,
    MISSED,
    PEACEMAKER,
    RATTLESNAKE,
    REMINGTON,
    RIPOSTE,
    SCHOOLTEACHER,
    SCHOFIELD,
    SCOPE,
    SHOTGUN,
    STAMPEDE,
    THEFT,
    STRONG_BEER,
    WAGON,
    CANTEEN,
    WINCHESTER,
) = range(len(KINDS))
NAMES: Final = tuple(kind.name for kind in KINDS)
NUMBER: Final = {name: i for i, name in enumerate(NAMES)}
BLUE: Final = tuple(kind.border == "blue" for kind in KINDS)
RED: Final = tuple(kind.border == "red" for kind in KINDS)
BROWN: Final = tuple(kind.border == "brown" for kind in KINDS)
IS_HIT: Final = tuple(kind.hit for kind in KINDS)  # the circled symbol
ALWAYS: Final = tuple(kind.always for kind in KINDS)
RELOADS: Final = tuple(kind.reload for kind in KINDS)
DODGES: Final = tuple(kind.dodge == "hand" for kind in KINDS)
AT_HOME: Final = tuple(kind.home for kind in KINDS)
LAST_AT_START: Final = tuple(sorted((i for i, k in enumerate(KINDS) if k.start), key=lambda i: -KINDS[i].start))
PLAYED_AS: Final = (-1, COLT, MISSED)  # kind as which a card is played, by its number in codes.py


@dataclass(frozen=True)
class Other:
    """Card that replaces another one if an option is set."""

    kind: int
    symbol: int
    option: str
    instead: int


def _deck(side: int) -> list[tuple[int, int]]:
    """Return (kind, symbol) of each card."""
    signs = [symbol[0] for symbol in SYMBOLS]
    return [(i, signs.index(s)) for i, kind in enumerate(KINDS) for s in (kind.outlaws if side else kind.law)]


# (kind, symbol) of each card of both decks
PRINTED: Final = _deck(LAW) + _deck(OUTLAWS)


def _printed(kind: int, copy: int) -> int:
    """Return the number of a copy in the deck of law."""
    return [card for card, (of, _) in enumerate(PRINTED[:40]) if of == kind][copy]


# Points that the rules leave open (duel, open points 2 and 3)
OTHERS: Final = (
    Other(MISSED, SNAKE_SIGN, "five_missed", _printed(CANTEEN, 4)),
    Other(SCHOOLTEACHER, HORSESHOE_SIGN, "listed_symbols", _printed(SCHOOLTEACHER, 1)),
    *(Other(CANTEEN, BARREL_SIGN, "listed_symbols", _printed(CANTEEN, copy)) for copy in (1, 2, 3)),
)
CARDS: Final = len(PRINTED) + len(OTHERS)
KIND: Final = tuple([kind for kind, _ in PRINTED] + [other.kind for other in OTHERS])
SYMBOL: Final = tuple([symbol for _, symbol in PRINTED] + [other.symbol for other in OTHERS])
BACK: Final = (LAW,) * 40 + (OUTLAWS,) * 40 + (LAW,) * len(OTHERS)


def deck_of(side: int, options: dict[str, bool | int | str]) -> list[int]:
    """Return the cards in the deck of a side."""
    found = list(range(40)) if side == LAW else list(range(40, 80))
    for i, other in enumerate(OTHERS):
        if side == LAW and options[other.option]:
            found[other.instead] = len(PRINTED) + i
    return found
