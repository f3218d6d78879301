"""Who plays in a bot's seat: bots by name, made where they can be, else a player without any idea."""

import logging
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ..core import entropy

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

log = logging.getLogger("boomtown.server.engine")
_instead: dict[str, str] = {}  # the default bot: who plays in its place


class Player(Protocol):
    """What the server needs of a bot."""

    def choose(self, game: "Game", seat: int) -> int: ...


class Anyone:
    """Uniform over the legal options; the stand-in for a bot that failed."""

    def choose(self, game: "Game", seat: int) -> int:
        assert game.ask is not None
        return entropy.pick(game.ask.options)


@cache
def names() -> tuple[str, ...]:
    """Bots that can be seated."""
    try:
        from boomtown.bots import NAMES
    except ImportError:
        log.exception("no bots: random choices instead")
        return ("random",)
    return tuple(NAMES)


def default() -> str:
    """Who plays when nobody says otherwise: the sensible one."""
    return "greenhorn" if "greenhorn" in names() else names()[0]


def use(bot: str) -> None:
    """Have this bot play wherever the default one would, at every table of the process; ValueError when there is none
    of that name, or it does not play every game.

    Tables keep the name of the default bot, so they go on when the server is started without it.
    """
    from boomtown.bots import make_bot
    from boomtown.games import GAMES

    for game in GAMES:
        make_bot(bot, 0, game=game)
    _instead.clear()
    if bot != default():
        _instead[default()] = bot


def resolved(name: str | None) -> str:
    """Who really plays under this name; None: the default."""
    wanted = name or default()
    return _instead.get(wanted, wanted)


def make(name: str | None) -> Player:
    """A fresh bot; one that cannot be made is replaced by a random player and logged."""
    return seeded(resolved(name), entropy.bot_seed())


def seeded(name: str, seed: int) -> Player:
    """A bot of exactly this name; one that cannot be made is replaced by a random player and logged."""
    try:
        from boomtown.bots import make_bot

        return make_bot(name, seed)
    except Exception:
        log.exception("bot not made, random instead", extra={"bot": name})
        return Anyone()
