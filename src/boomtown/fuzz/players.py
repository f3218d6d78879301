"""Choosers of moves: random, scripted, or approximately scripted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from boomtown.games import TALK, UNDO, Game

AHEAD = 4  # choices of a sketch that are skipped to find a legal one


class Player:
    """Random player.

    `eager`: probability of an action where it could pass or end.
    `undo`, `talk`: probability of these.
    """

    def __init__(self, rnd: Random) -> None:
        self.rnd = rnd
        self.eager = rnd.choice((0.0, 0.0, 0.5, 0.9))
        self.undo = rnd.choice((0.0, 0.02, 0.1))
        self.talk = rnd.choice((0.0, 0.0, 0.05))

    def __call__(self, game: Game) -> int:
        rnd, ask = self.rnd, game.ask
        assert ask is not None
        if self.undo and rnd.random() < self.undo:
            seats = [p for p in range(game.players) if game.can_undo(p)]
            if seats:
                return UNDO - rnd.choice(seats)
        if self.talk and rnd.random() < self.talk:
            seats = [p for p in range(game.players) if game.talk_price(p)]
            if seats:
                return TALK - rnd.choice(seats)
        acts = [o for o in ask.options if o >= 0] if self.eager and rnd.random() < self.eager else []
        return rnd.choice(acts or ask.options)


Chooser = Callable[[Game], int | None]  # an option, UNDO - seat, TALK - seat, or None to stop


def stop(game: Game) -> None:
    """Stop the play."""


class Script:
    """Player of exactly these choices, then of `more`."""

    def __init__(self, choices: Iterable[int], more: Chooser = stop) -> None:
        self.choices, self.more = iter(choices), more

    def __call__(self, game: Game) -> int | None:
        choice = next(self.choices, None)
        return self.more(game) if choice is None else choice


class Sketch:
    """Player of these choices where they fit. Else it takes the last option, mostly PASS or END."""

    def __init__(self, choices: Sequence[int]) -> None:
        self.choices, self.at = choices, 0

    def __call__(self, game: Game) -> int | None:
        assert game.ask is not None
        for at in range(self.at, min(self.at + AHEAD, len(self.choices))):
            choice = self.choices[at]
            if choice <= TALK:
                seat = TALK - choice
                fits = seat < game.players and game.talk_price(seat) > 0
            else:
                fits = game.can_undo(UNDO - choice) if choice <= UNDO else choice in game.ask.options
            if fits:
                self.at = at + 1
                return choice
        return game.ask.options[-1] if self.at < len(self.choices) else None
