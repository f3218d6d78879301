"""The public face of the games (docs/interface.md): everything outside the rules starts here.

A new game of the family registers its class in GAMES and is in: server, bots, lab, CLI and conformance tests know
no other list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boomtown.card import sources
from boomtown.card.catalog import catalog as card_catalog
from boomtown.card.game import Bang
from boomtown.card.sets import to_come  # (and fills the card tables)
from boomtown.card.setup import SETS
from boomtown.dice.catalog import catalog as dice_catalog
from boomtown.dice.game import Dice
from boomtown.kernel.chance import Chance
from boomtown.kernel.errors import BoomtownError, IllegalChoice, RedealError, SaveError, SetupError
from boomtown.kernel.frame import END, PASS, UNDO, Ask
from boomtown.kernel.game import Game
from boomtown.kernel.hooked import Hooked

GAMES: dict[str, type[Hooked]] = {"bang": Bang, "dice": Dice}
_CATALOGS = {"bang": card_catalog, "dice": dice_catalog}
sources.check()
# What is built is no longer to come
assert not to_come.GAMES.keys() & GAMES.keys(), "take the game out of card/sets/to_come.py"
assert not to_come.SETS.keys() & {*SETS}, "take the set out of card/sets/to_come.py"


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
    """A game waiting at its first decision.

    `record=False` keeps no events, choices or undo (simulation). `knowledge`: whether it keeps what seats have seen of
    hidden cards, which `redeal` needs; left out, as `record`. `chance` replaces the chance made from the seed (scripted
    positions).
    SetupError says what is wrong with `setup`.
    """
    if not isinstance(setup, Mapping):
        raise SetupError(f"expected a setup with game and players, got {setup!r}")
    kind = _class(setup.get("game", "bang"))
    return kind.new(dict(setup), str(seed), chance or Chance(str(seed)), record=record, knowledge=knowledge)


def load_game(data: Mapping[str, Any]) -> Game:
    """The game that `Game.save` wrote; SaveError when it is none."""
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
    """The game after these choices; -10 - seat is an undo by that seat. IllegalChoice names the first that does
    not fit.
    """
    game = new_game(setup, seed)
    for number, choice in enumerate(choices):
        try:
            if choice <= UNDO:
                game.undo(UNDO - choice)
            else:
                game.apply(choice)
        except IllegalChoice as error:
            raise IllegalChoice(f"choice number {number}: {error}") from error
    return game


def check_needs(setup: Mapping[str, Any]) -> None:
    """SetupError for an option that does nothing with these sets and players; `new_game` lets it pass."""
    facts = {option["id"]: option for option in catalog(setup.get("game", "bang"))["options"]}
    sets, players = setup.get("sets") or [], setup.get("players")
    for name in setup.get("options") or {}:
        needs = facts[name]["needs"] if name in facts else []
        if missing := [of_set for of_set in needs if of_set not in sets]:
            raise SetupError(f"option {name} does nothing without the set {missing[0]!r}")
        if players not in facts.get(name, {}).get("players", [players]):
            numbers = " or ".join(map(str, facts[name]["players"]))
            raise SetupError(f"option {name} does nothing but with {numbers} players, got {players!r}")


def catalog(game: str = "bang") -> dict[str, Any]:
    """Static facts of a game: sets, kinds, cards by id, characters, roles, options (type Catalog)."""
    _class(game)
    return _CATALOGS[game]()


__all__ = [
    "END",
    "GAMES",
    "PASS",
    "UNDO",
    "Ask",
    "BoomtownError",
    "Game",
    "IllegalChoice",
    "RedealError",
    "SaveError",
    "SetupError",
    "catalog",
    "check_needs",
    "load_game",
    "new_game",
    "replay",
]
