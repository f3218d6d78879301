"""Scenarios of the card game, for `check`."""

from boomtown.card.sets import PACKAGES, load_part

for _package in PACKAGES.values():  # what sets add to positions; the module is optional
    load_part(_package, "scenarios")
