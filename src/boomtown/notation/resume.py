"""A game that was read, put before its decision again."""

from __future__ import annotations

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game


class Stuck(BoomtownError):
    """Nobody is asked anything here."""


def resume(game: Game) -> None:
    """Have the step on top ask its question; Stuck when it would do something else.

    A step changes nothing by asking, so this gives the question as it was. It never plays on: what stands in a text
    must not keep the engine busy.
    """
    if not game.stack:
        return
    twin = game.clone()
    ask = twin.stack.pop().run(twin)
    if ask is None or not ask.options:
        raise Stuck(f"{type(game.stack[-1]).__name__} asks nothing")
    if not 0 <= ask.who < game.players:
        raise Stuck(f"{type(game.stack[-1]).__name__} asks nobody")
    ask, choice = twin.put(ask)
    if not choice:
        raise Stuck(f"{type(game.stack[-1]).__name__} leaves no choice")
    game.ask = ask
