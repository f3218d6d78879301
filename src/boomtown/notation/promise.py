"""What a game as text says of its deal: the tags Commitment, Secret and, by seat, PartA to PartH (docs/fairness.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from boomtown.deal import DIGITS, Deal
from boomtown.notation.codes import SEATS
from boomtown.notation.errors import NotationError, clipped

COMMITMENT, SECRET, PART = "Commitment", "Secret", "Part"
_TAG = re.compile(f"{COMMITMENT}|{SECRET}|{PART}[A-Z]")


def deal_tags(deal: Deal) -> dict[str, str]:
    """For the head of a game; a seat without a part has no tag."""
    parts = {f"{PART}{SEATS[seat]}": part for seat, part in enumerate(deal.parts) if part}
    return {COMMITMENT: deal.commitment, SECRET: deal.secret, **parts}


def promises(tags: Mapping[str, str]) -> bool:
    """Whether anything in a head speaks of a promise."""
    return any(_TAG.fullmatch(name) for name in tags)


def read_deal(tags: Mapping[str, str], players: int) -> tuple[str, Deal]:
    """The commitment that a head names, and the deal it tells; NotationError says what is missing or wrong."""
    for name in (COMMITMENT, SECRET):
        if name not in tags:
            raise NotationError(f"the tag {name}", "none")
    letters = SEATS[:players]
    for name in filter(_TAG.fullmatch, tags):
        if name not in (COMMITMENT, SECRET) and name.removeprefix(PART) not in letters:
            raise NotationError(f"parts of the seats {letters[0]} to {letters[-1]}", name)
        if not DIGITS.fullmatch(tags[name]):
            raise NotationError(f"64 hexadecimal digits as {name}", clipped(tags[name]))
    return tags[COMMITMENT], Deal(tags[SECRET], tuple(tags.get(f"{PART}{letter}") for letter in letters))
