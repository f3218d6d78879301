"""Bots by name. A bot that cannot be made is replaced by a random player."""

import logging
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ..core import entropy

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

log = logging.getLogger("boomtown.server.engine")
EVERY_GAME = ("random", "marshal")  # bots without a policy of their own in each game
_instead: dict[str, str] = {}  # the default bot: the bot that replaces it


class Player(Protocol):
    """Interface of a bot, as the server uses it. `seconds_left`: returns the processor time that a search may still
    use.
    """

    seconds_left: Callable[[], float] | None

    def choose(self, game: "Game", seat: int) -> int: ...


class RandomPlayer:
    """Player that chooses uniformly among the legal options. It replaces a bot that failed."""

    seconds_left: Callable[[], float] | None = None

    def choose(self, game: "Game", seat: int) -> int:
        assert game.ask is not None
        return entropy.pick(game.ask.options)


@cache
def names() -> tuple[str, ...]:
    """Return the names of bots that can be seated."""
    try:
        from boomtown.bots import NAMES
    except ImportError:
        log.exception("no bots: random choices instead")
        return ("random",)
    return tuple(NAMES)


def default() -> str:
    """Return the bot that plays if none is named."""
    return "greenhorn" if "greenhorn" in names() else names()[0]


def names_in(game: str) -> tuple[str, ...]:
    """Return the names of bots that a host can seat in this game, the default one first.

    A name without a policy in the game would play at random there, so it is left out. `random` and `marshal` know no
    game and play all of them.
    """
    from boomtown.bots.history import game_bots

    own = game_bots(game).policies
    return tuple(sorted((name for name in names() if name in EVERY_GAME or name in own), key=lambda n: n != default()))


def beginners(game: str) -> tuple[str, ...]:
    """Return the bots of a beginner's first table: the personas of the game, else the default bot."""
    found = personas(game)
    return found if found and not _instead else (default(),)


def personas(game: str) -> tuple[str, ...]:
    """Return the personas of a game. Their choices follow from the game alone, so that equal games stay equal."""
    from boomtown.bots.persona import PERSONAS

    return tuple(name for name in names_in(game) if name in PERSONAS)


def use(bot: str) -> None:
    """Replace the default bot by this one at every table of the process.

    Raises ValueError if the bot is unknown or does not play every game. Tables store the name of the default bot, so
    their games continue when the server starts without this one.
    """
    from boomtown.bots import make_bot
    from boomtown.games import GAMES

    for game in GAMES:
        make_bot(bot, 0, game=game)
    _instead.clear()
    if bot != default():
        _instead[default()] = bot


def resolved(name: str | None) -> str:
    """Return the name of the bot that plays under this name (None: the default)."""
    wanted = name or default()
    return _instead.get(wanted, wanted)


def make(name: str | None) -> Player:
    """Return a new bot. A bot that cannot be made is replaced by a random player and logged."""
    return seeded(resolved(name), entropy.bot_seed())


def seeded(name: str, seed: int) -> Player:
    """Return a bot of exactly this name. A bot that cannot be made is replaced by a random player and logged."""
    try:
        from boomtown.bots import make_bot

        return make_bot(name, seed)
    except Exception:
        log.exception("bot not made, random instead", extra={"bot": name})
        return RandomPlayer()
