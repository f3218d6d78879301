"""Positions for the board: from a recorded game, and from a running game of bots."""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from boomtown.kernel.game import Game


def line_of_file(data: bytes, events: int, limit: int) -> bytes:
    """Return the position of a recorded game after this many events as JSON. Raises `bad-record` and `too-big`."""
    from ..game_files import read

    record = read(data, limit)
    game = record.start()
    for choice in record.choices:
        if game.event_count >= events:
            break
        game.step(choice)
    return line_encoded(game)


def line_of_game(setup: dict[str, Any], seed: str, choices: list[int]) -> bytes:
    """Return the position of a game after these choices as JSON."""
    from boomtown.games import replay

    return line_encoded(replay(setup, seed, choices))


def line_encoded(game: "Game") -> bytes:
    """Return the position of a game as JSON: `line`, without the seed and what seats know."""
    from boomtown.notation import write_position

    return msgspec.json.encode({"line": write_position(game, seed=False, memory=False)})
