"""Positions of the games of a plan, in files of some games each, written once."""

from __future__ import annotations

import gzip
import json
from dataclasses import astuple
from pathlib import Path
from typing import Any

from boomtown.bots import History
from boomtown.evaluation.sides import result_of, sides, true_roles
from boomtown.evaluation.table import Table, read_table
from boomtown.evaluation.train.plan import CHUNK, Group, Plan
from boomtown.evaluation.train.play import play_game
from boomtown.games import Game
from boomtown.lab.files import write_whole

Position = dict[str, Any]


def position_of(game: Game, history: History, number: int) -> Position:
    """Return a position: the tables, the roles that the asked seat knows, the true ones, and the acts."""
    assert game.ask is not None
    view = game.view(game.ask.who)
    return {
        "game": number,
        "turn": view["turn_no"],
        "seat": astuple(read_table(game, game.ask.who)),
        "open": astuple(read_table(game, None)),
        "known": [seat["role"] for seat in view["seats"]],
        "roles": list(true_roles(game)),
        "acts": [[by, to, round(harm, 3)] for (by, to), harm in history.harm.items()],
    }


def play_chunk(plan: Plan, group: Group, chunk: int, held_out: bool, folder: Path) -> Path:
    """Play the games of a chunk if its file does not exist yet, and return the file."""
    path = folder / f"{group.name}-{chunk:04}.json.gz"
    if path.exists():
        return path
    found: list[Position] = []
    games = group.held_out if held_out else group.games
    for number in range(chunk * CHUNK, min(games, (chunk + 1) * CHUNK)):
        positions: list[Position] = []

        def look(game: Game, history: History, number: int = number, to: list[Position] = positions) -> None:
            to.append(position_of(game, history, number))

        game = play_game(plan, group, number, held_out, look)
        if game.over:
            result = dict(zip(sides(game), result_of(game), strict=True))
            ends = {"result": result, "end": game.view(None)["turn_no"]}
            found += [position | ends for position in positions]
    write_whole(path, gzip.compress(json.dumps(found, separators=(",", ":")).encode(), mtime=0))
    return path


def chunks_of(games: int) -> range:
    """Return the numbers of the files that hold this many games."""
    return range(-(-games // CHUNK))


def table_of(values: list[Any]) -> Table:
    """Return the table that a file holds."""
    return Table(*values)


def read_positions(path: Path) -> list[Position]:
    """Return the positions of a file."""
    found: list[Position] = json.loads(gzip.decompress(path.read_bytes()))
    return found
