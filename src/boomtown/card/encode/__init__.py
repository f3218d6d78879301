"""Card game as numbers."""

from importlib import import_module
from importlib.util import find_spec

from boomtown.card.sets import PACKAGES

for _package in PACKAGES.values():  # actions that sets declare; a set without such a module declares none
    if find_spec(f"{_package}.encode"):
        import_module(f"{_package}.encode")

from boomtown.card.encode.encoder import CardEncoder  # noqa: E402

__all__ = ["CardEncoder"]
