"""Public API of the games (docs/interface.md), the entry point for everything outside the rules.

A game is a folder with a module `spec`. Games of this package are found by their folders. Other games are named by the
entry point group `boomtown.games` of their distribution, or passed to `register` (docs/add-a-game.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any
from warnings import warn

import boomtown
from boomtown.kernel.chance import Chance
from boomtown.kernel.errors import BoomtownError, IllegalChoice, RedealError, SaveError, SetupError
from boomtown.kernel.frame import END, PASS, TALK, UNDO, Ask, enter_family
from boomtown.kernel.game import Game
from boomtown.kernel.hooked import Hooked
from boomtown.kernel.option_text import enter_speaker
from boomtown.spec import DEFAULT, GameSpec

GROUP = "boomtown.games"  # of entry points
GAMES: dict[str, type[Hooked]] = {}  # rules by name of the game
SPECS: dict[str, GameSpec] = {}  # specs by name of the game


def register(spec: GameSpec) -> None:
    """Register a game from outside this package. Raises SetupError if its name is taken."""
    if SPECS.get(spec.name, spec) is not spec:
        raise SetupError(f"expected a game with a name of its own, got a second {spec.name!r}")
    SPECS[spec.name], GAMES[spec.name] = spec, spec.rules
    enter_family(spec.rules)
    enter_speaker(spec.name, spec.dialect)


def _find() -> None:
    """Register the games of this package, then those of other distributions."""
    for _, name, is_package in iter_modules(boomtown.__path__):
        folders = [f"{folder}/{name}" for folder in boomtown.__path__] if is_package else []
        if any(inner == "spec" for _, inner, _ in iter_modules(folders)):
            register(import_module(f"boomtown.{name}.spec").SPEC)
    for entry in entry_points(group=GROUP):
        try:
            register(entry.load())
        except Exception as error:  # after any error the other games still work
            warn(f"game {entry.name} ({entry.value}) cannot be loaded: {error}", stacklevel=2)


_find()


def spec_of(game: Any) -> GameSpec:
    """Return the spec of the game of that name. Raises SetupError, which lists the known games."""
    _class(game)
    return SPECS[game]


def _class(name: Any) -> type[Hooked]:
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(f"game must be one of {', '.join(GAMES)}, got {name!r}")
    return GAMES[name]


def new_game(
    setup: Mapping[str, Any],
    seed: str | int,
    *,
    record: bool = True,
    knowledge: bool | None = None,
    chance: Chance | None = None,
) -> Game:
    """Return a new game at its first decision.

    `record=False` keeps no events, choices or undo (simulation). `knowledge` keeps what each seat has seen of hidden
    cards, which `redeal` needs; its default is `record`. `chance` replaces the chance made from the seed (scripted
    positions). Raises SetupError for an invalid `setup`.
    """
    if not isinstance(setup, Mapping):
        raise SetupError(f"expected a setup with game and players, got {setup!r}")
    kind = _class(setup.get("game", DEFAULT))
    return kind.new(dict(setup), str(seed), chance or Chance(str(seed)), record=record, knowledge=knowledge)


def load_game(data: Mapping[str, Any]) -> Game:
    """Return the game that `Game.save` wrote. Raises SaveError for other data."""
    if not isinstance(data, Mapping):
        raise SaveError(f"expected a saved game, got {type(data).__name__}")
    try:
        setup, seed = dict(data["setup"]), str(data["seed"])
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"expected a saved game with setup and seed, got one without {error}") from error
    try:
        kind = _class(data.get("game"))
    except SetupError as error:
        raise SaveError(str(error)) from error
    game = kind(setup, seed, Chance(seed))
    game.restore(data)
    return game


def replay(setup: Mapping[str, Any], seed: str | int, choices: Iterable[int]) -> Game:
    """Return the game after these choices; -10 - seat is an undo, -30 - seat is talk that the seat pays for.

    Raises IllegalChoice for the first illegal choice, with its number.
    """
    game = new_game(setup, seed)
    for number, choice in enumerate(choices):
        try:
            game.step(choice)
        except IllegalChoice as error:
            raise IllegalChoice(f"choice number {number}: {error}") from error
    return game


def check_needs(setup: Mapping[str, Any]) -> None:
    """Raise SetupError for an option without effect with these sets and players; `new_game` accepts it."""
    facts = {option["id"]: option for option in catalog(setup.get("game", DEFAULT))["options"]}
    sets, players = setup.get("sets") or [], setup.get("players")
    for name in setup.get("options") or {}:
        needs = facts[name]["needs"] if name in facts else []
        if missing := [of_set for of_set in needs if of_set not in sets]:
            raise SetupError(f"option {name} does nothing without the set {missing[0]!r}")
        if players not in facts.get(name, {}).get("players", [players]):
            numbers = " or ".join(map(str, facts[name]["players"]))
            raise SetupError(f"option {name} does nothing but with {numbers} players, got {players!r}")


def catalog(game: str = DEFAULT) -> dict[str, Any]:
    """Return the static facts of a game: sets, kinds, cards by id, characters, roles, options (type Catalog)."""
    return spec_of(game).catalog()


__all__ = [
    "DEFAULT",
    "END",
    "GAMES",
    "PASS",
    "SPECS",
    "TALK",
    "UNDO",
    "Ask",
    "BoomtownError",
    "Game",
    "GameSpec",
    "IllegalChoice",
    "RedealError",
    "SaveError",
    "SetupError",
    "catalog",
    "check_needs",
    "load_game",
    "new_game",
    "register",
    "replay",
    "spec_of",
]
