"""Abilities that change shots and targets: Annie Oakey, Toco Ramirez, Jack Ransome, West Harding, The Stranger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import COLT, IS_HIT, MISSED
from boomtown.duel.character_table import ANNIE_OAKEY, JACK_RANSOME, PERSON, THE_STRANGER, TOCO_RAMIREZ, WEST_HARDING
from boomtown.duel.codes import AS_COLT, AS_MISSED
from boomtown.duel.hooks import BANG_LIMIT, COUNTS_AS_HIT, DODGES_AS, REACH, STANDS_IN, hook
from boomtown.duel.offers import UNLIMITED

if TYPE_CHECKING:
    from boomtown.duel.offers import Reach

ANNIE: Final = PERSON + ANNIE_OAKEY
TOCO: Final = PERSON + TOCO_RAMIREZ

# --- Annie Oakey: hit cards and Missed! cards are interchangeable


@hook(STANDS_IN, ANNIE)
def missed_as_colt(kind: int) -> int:
    return AS_COLT if kind == MISSED else 0


@hook(DODGES_AS, ANNIE)
def hit_as_missed(kind: int) -> int:
    return AS_MISSED if IS_HIT[kind] else 0


@hook(COUNTS_AS_HIT, ANNIE)
def missed_counts(kind: int) -> bool:
    return kind == MISSED


# --- Toco Ramirez


@hook(STANDS_IN, TOCO)
def all_as_colt(kind: int) -> int:
    return AS_COLT if kind != COLT else 0


@hook(COUNTS_AS_HIT, TOCO)
def all_count(kind: int) -> bool:
    return True


# --- how far, how often


@hook(REACH, PERSON + JACK_RANSOME)
def reaches_everybody(reach: Reach) -> None:
    reach.far = reach.all = True


@hook(BANG_LIMIT, PERSON + WEST_HARDING)
def no_limit(limit: int) -> int:
    return UNLIMITED


@hook(BANG_LIMIT, PERSON + THE_STRANGER)
def one_more(limit: int) -> int:
    return limit + 1
