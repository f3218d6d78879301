"""Card game as numbers."""

from boomtown.card.sets import PACKAGES, load_part

for _package in PACKAGES.values():  # actions that sets declare; a set without such a module declares none
    load_part(_package, "encode")

from boomtown.card.encode.encoder import CardEncoder  # noqa: E402

__all__ = ["CardEncoder"]
