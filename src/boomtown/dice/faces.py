"""Faces and dice, as numbers into tables: data/dice and data/old_saloon of the rules."""

from __future__ import annotations

FACES = (
    "arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling",
    "broken_arrow", "bullet", "double_bullseye1", "double_bullseye2", "double_beer", "double_gatling",
)  # fmt: skip
FACE = {name: i for i, name in enumerate(FACES)}
ARROW, DYNAMITE, BULLSEYE1, BULLSEYE2, BEER, GATLING = range(6)
BROKEN_ARROW, BULLET, DOUBLE1, DOUBLE2, DOUBLE_BEER, DOUBLE_GATLING = range(6, 12)

# What a face counts as: (plain face, how many); doubles are two singles (old_saloon, module 1.6)
WORTH = (
    (ARROW, 1), (DYNAMITE, 1), (BULLSEYE1, 1), (BULLSEYE2, 1), (BEER, 1), (GATLING, 1),
    (BROKEN_ARROW, 1), (BULLET, 1), (BULLSEYE1, 2), (BULLSEYE2, 2), (BEER, 2), (GATLING, 2),
)  # fmt: skip

DICE = {
    "base": (ARROW, DYNAMITE, BULLSEYE1, BULLSEYE2, BEER, GATLING),
    "loudmouth": (ARROW, BULLET, DYNAMITE, DOUBLE1, DOUBLE2, DOUBLE_GATLING),
    "coward": (ARROW, BROKEN_ARROW, DYNAMITE, BULLSEYE1, BEER, DOUBLE_BEER),
}
DIE_NAMES = tuple(DICE)
BASE, LOUDMOUTH, COWARD = range(3)
SIDES = tuple(DICE.values())


def total(faces: tuple[int, ...], plain: int) -> int:
    """Return the number of results of a plain face on the table. Doubles count as two."""
    return sum(WORTH[f][1] for f in faces if f >= 0 and WORTH[f][0] == plain)
