"""What `check` has to know of the card game."""

from importlib import import_module
from importlib.util import find_spec

from boomtown.card.sets import PACKAGES

for _package in PACKAGES.values():  # what sets say of positions; a set without such a module says nothing
    if find_spec(f"{_package}.scenarios"):
        import_module(f"{_package}.scenarios")
