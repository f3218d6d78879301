"""Scenarios of the card game, for `check`."""

from importlib import import_module
from importlib.util import find_spec

from boomtown.card.sets import PACKAGES

for _package in PACKAGES.values():  # what sets add to positions; the module is optional
    if find_spec(f"{_package}.scenarios"):
        import_module(f"{_package}.scenarios")
