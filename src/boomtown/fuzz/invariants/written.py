"""Positions and games in notation are read as what was written."""

from __future__ import annotations

from random import Random

from boomtown.games import Game
from boomtown.notation import read_game, read_position, write_game, write_position

from .compare import equal, expect, same

TAIL = 8  # decisions that a position read is played on


def position(game: Game, rnd: Random) -> None:
    """One line, of which the same position is read; it goes on alike."""
    line = write_position(game)
    expect(line.isprintable(), f"expected one line of printable characters, got {line!r}")
    read, lead = read_position(line), game.clone()
    same("position read", read, lead)
    equal("position written again", write_position(read), line)
    for _ in range(TAIL):
        if lead.ask is None:
            break
        choice = rnd.choice(lead.ask.options)
        read.apply(choice)
        lead.apply(choice)
        same("position read, played on", read, lead)


def record(game: Game, rnd: Random) -> None:
    """A text, of which the same game is read."""
    text = write_game(game, {"Event": "fuzz"})
    found = read_game(text)
    same("game read", found.game, game)
    known = (found.setup, found.seed, found.choices, found.tags)
    equal("setup, seed, choices, tags read", known, (game.setup, game.seed, game.choices, {"Event": "fuzz"}))
    equal("game written again", write_game(found.game, found.tags), text)
