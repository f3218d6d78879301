"""What notation is told of each game by its spec, and by its catalog."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from boomtown.games import SPECS, Game, GameSpec, catalog
from boomtown.notation.dialect import Dialect
from boomtown.notation.errors import NotationError
from boomtown.notation.scalars import Scalar


@cache
def _dialect(spec: GameSpec) -> Dialect | None:
    return spec.dialect()


def dialect_named(game: str) -> Dialect | None:
    """The dialect of the game of that name; None where there is none."""
    return _dialect(SPECS[game]) if game in SPECS else None


def known() -> list[str]:
    """The games that have a notation."""
    return [game for game in SPECS if dialect_named(game) is not None]


def dialect_of(game: Game) -> Dialect:
    """The dialect of a game; NotationError when it has none."""
    dialect = dialect_named(game.name)
    if dialect is None:
        raise NotationError(f"a game that has a notation ({', '.join(known())})", game.name)
    return dialect


@cache
def sets_of(game: str) -> tuple[str, ...]:
    """The sets that may come on top of the first one."""
    return tuple(facts["id"] for facts in catalog(game)["sets"][1:])


@cache
def _defaults(game: str) -> dict[str, Scalar]:
    return {facts["id"]: facts["default"] for facts in catalog(game)["options"]}


@cache
def _needs(game: str) -> dict[str, set[str]]:
    return {facts["id"]: set(facts["needs"]) for facts in catalog(game)["options"]}


def unsaid_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """The options with which a record that leaves them out means something else than a setup that does."""
    dialect = dialect_named(game)
    unsaid = dialect.unsaid if dialect else {}
    return {name: value for name, value in unsaid.items() if _needs(game)[name] <= set(sets)}


def defaults_of(game: str, sets: Sequence[str]) -> dict[str, Scalar]:
    """The options of a game with what they are in a record that leaves them out."""
    return _defaults(game) | unsaid_of(game, sets)
