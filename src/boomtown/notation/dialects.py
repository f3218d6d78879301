"""The games notation knows; a new one registers its dialect here."""

from __future__ import annotations

from functools import cache

from boomtown.games import Game, catalog
from boomtown.notation.card.dialect import CardDialect
from boomtown.notation.dialect import Dialect
from boomtown.notation.dice.dialect import DiceDialect
from boomtown.notation.errors import NotationError
from boomtown.notation.scalars import Scalar

DIALECTS: dict[str, Dialect] = {"bang": CardDialect(), "dice": DiceDialect()}


def dialect_of(game: Game) -> Dialect:
    """The dialect of a game; NotationError when notation does not know it."""
    if game.name not in DIALECTS:
        raise NotationError(f"a game that has a notation ({', '.join(DIALECTS)})", game.name)
    return DIALECTS[game.name]


@cache
def sets_of(game: str) -> tuple[str, ...]:
    """The sets that may come on top of the first one."""
    return tuple(facts["id"] for facts in catalog(game)["sets"][1:])


@cache
def defaults_of(game: str) -> dict[str, Scalar]:
    """The options of a game with what they are when nothing is said."""
    return {facts["id"]: facts["default"] for facts in catalog(game)["options"]}
