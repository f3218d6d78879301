"""The rules, loaded at the first use: the server answers before they are imported."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

from .errors import Refused


def start(setup: dict[str, Any], seed: str) -> "Game":
    """A new game; `bad-setup` says what is wrong with `setup`."""
    from boomtown.games import new_game
    from boomtown.kernel.errors import SetupError

    try:
        return new_game(setup, seed)
    except SetupError as error:
        raise Refused("bad-setup", str(error)) from None


def again(setup: dict[str, Any], seed: str, choices: list[int]) -> "Game":
    """The same game up to the last of `choices`."""
    from boomtown.games import replay

    return replay(setup, seed, choices)


def games() -> list[str]:
    """What can be played."""
    from boomtown.games import GAMES

    return list(GAMES)


def facts(game: str) -> dict[str, Any]:
    """The catalogue of a game; `bad-setup` says which there are."""
    from boomtown.games import catalog
    from boomtown.kernel.errors import SetupError

    try:
        return catalog(game)
    except SetupError as error:
        raise Refused("bad-setup", str(error)) from None


def complete(setup: dict[str, Any]) -> dict[str, Any]:
    """`setup` with every option spelt out; `bad-setup` when the game cannot be played so."""
    start(setup, "trial")
    known = {option["id"]: option["default"] for option in facts(setup["game"])["options"]}
    return {**setup, "options": known | setup["options"]}
