"""The rules, loaded at the first use: the server answers before they are imported."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

from boomtown.languages import languages
from boomtown.spec import DEFAULT

from ..core import entropy
from ..core.errors import Refused
from ..tables.game_log import TALK, UNDO

KIND_TRIES = 300  # one deal in fourteen is kind, with the base game


def start(setup: dict[str, Any], seed: str) -> "Game":
    """A new game; `bad-setup` says what is wrong with `setup`."""
    from boomtown.games import new_game
    from boomtown.kernel.errors import SetupError

    try:
        return new_game(setup, seed)
    except SetupError as error:
        raise Refused("bad-setup", str(error)) from None


def warm() -> None:
    """Load all that a first question needs, so that the first who comes does not wait for it."""
    from boomtown.games import GAMES

    for game in GAMES:
        facts(game)
    played = start({"game": DEFAULT, "players": 5}, "warm")
    played.view(0)
    if played.ask is not None:
        played.decision(played.ask.who)


def apply(game: "Game", seat: int, choice: int) -> None:
    """One line of a log: a choice of the asked seat, one taken back by `seat`, or talking that `seat` pays for."""
    if choice in (UNDO - seat, TALK - seat):
        game.step(choice)
        return
    if game.ask is not None and game.ask.who != seat:  # it was played by rules that asked somebody else
        from boomtown.kernel.errors import IllegalChoice

        raise IllegalChoice(f"expected a choice of seat {game.ask.who}, got one of seat {seat}")
    game.apply(choice)


def kind_seed(setup: dict[str, Any], seat: int = 0) -> str:
    """The secret of a game whose deal suits a beginner in that seat; any other after so many in vain."""
    for _ in range(KIND_TRIES):
        seed = entropy.game_seed()
        if start(setup, seed).suits_beginner(seat):
            return seed
    return entropy.game_seed()


def games() -> list[str]:
    """What can be played."""
    from boomtown.games import GAMES

    return list(GAMES)


def words(game: str, lang: str) -> str:
    """The Fluent messages that a game brings in its own folder; empty where it brings none in this language."""
    from boomtown.games import SPECS

    own = SPECS[game].texts(lang) if game in SPECS and lang in languages() else None
    files = sorted(own.iterdir(), key=lambda file: file.name) if own is not None else []
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl"))


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
