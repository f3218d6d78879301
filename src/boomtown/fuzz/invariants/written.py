"""Invariants of notation: positions and games are read as they were written."""

from __future__ import annotations

from random import Random

from boomtown.games import Game
from boomtown.notation import read_game, read_position, write_game, write_position

from .compare import equal, expect, same

TAIL = 8  # decisions for which a position that was read continues


def position(game: Game, rnd: Random) -> None:
    """Check that the line of a position reads as the same position, which continues in the same way."""
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
    """Check that the text of a game reads as the same game."""
    text = write_game(game, {"Event": "fuzz"})
    found = read_game(text)
    same("game read", found.game, game)
    known = (found.setup, found.seed, found.choices, found.tags)
    equal("setup, seed, choices, tags read", known, (game.setup, game.seed, game.choices, {"Event": "fuzz"}))
    equal("game written again", write_game(found.game, found.tags), text)
