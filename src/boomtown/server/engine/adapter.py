"""Adapter to the rules. They are imported at first use, so that the server answers before they are loaded."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.kernel.figures import Figures
    from boomtown.kernel.game import Game

from boomtown.languages import languages
from boomtown.spec import DEFAULT

from ..core import entropy
from ..core.errors import Refused
from ..tables.game_log import TALK, UNDO

KIND_TRIES = 300  # with the base game, one deal in fourteen suits a beginner


def start(setup: dict[str, Any], seed: str) -> "Game":
    """Return a new game. Raises `bad-setup` with the error in `setup`."""
    from boomtown.games import new_game
    from boomtown.kernel.errors import SetupError

    try:
        return new_game(setup, seed)
    except SetupError as error:
        raise Refused("bad-setup", str(error)) from None


def warm() -> None:
    """Load all that a first question needs, so that the first player does not wait for it."""
    from boomtown.games import GAMES

    for game in GAMES:
        facts(game)
    played = start({"game": DEFAULT, "players": 5}, "warm")
    played.view(0)
    if played.ask is not None:
        played.decision(played.ask.who)


def bot_pause(game: "Game") -> float:
    """Return the share of the usual time that bots take for an answer in this game."""
    from boomtown.games import spec_of

    return spec_of(game.name).bot_pause


def apply(game: "Game", seat: int, choice: int) -> None:
    """Apply one line of a log: a choice of the asked seat, an undo by `seat`, or talking that `seat` pays for."""
    if choice in (UNDO - seat, TALK - seat):
        game.step(choice)
        return
    if game.ask is not None and game.ask.who != seat:  # the log was written by rules that asked another seat
        from boomtown.kernel.errors import IllegalChoice

        raise IllegalChoice(f"expected a choice of seat {game.ask.who}, got one of seat {seat}")
    game.apply(choice)


def kind_seed(setup: dict[str, Any], seat: int = 0) -> str:
    """Return the seed of a game whose deal suits a beginner in that seat, or any seed after `KIND_TRIES`."""
    for _ in range(KIND_TRIES):
        seed = entropy.game_seed()
        if start(setup, seed).suits_beginner(seat):
            return seed
    return entropy.game_seed()


def figures(game: "Game") -> "list[Figures]":
    """Return the figures of each player of a game that is over, by seat."""
    from boomtown.games import SPECS

    return SPECS[game.name].figures(game) if game.name in SPECS else []


def games() -> list[str]:
    from boomtown.games import GAMES

    return list(GAMES)


def words(game: str, lang: str) -> str:
    """Return the Fluent messages in the folder of a game, "" if it has none in this language."""
    from boomtown.games import SPECS

    own = SPECS[game].texts(lang) if game in SPECS and lang in languages() else None
    files = sorted(own.iterdir(), key=lambda file: file.name) if own is not None else []
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl"))


def facts(game: str) -> dict[str, Any]:
    """Return the catalogue of a game. Raises `bad-setup` with the known games."""
    from boomtown.games import catalog
    from boomtown.kernel.errors import SetupError

    try:
        return catalog(game)
    except SetupError as error:
        raise Refused("bad-setup", str(error)) from None


def complete(setup: dict[str, Any]) -> dict[str, Any]:
    """Return `setup` with all options. Raises `bad-setup` if the game cannot be played like that."""
    start(setup, "trial")
    known = {option["id"]: option["default"] for option in facts(setup["game"])["options"]}
    return {**setup, "options": known | setup["options"]}
