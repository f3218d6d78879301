"""Positions of games that the training has not seen, in files of some games each, written once."""

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

RATE = 0.02  # share of the decisions that give a position

Position = dict[str, Any]


def position_of(game: Game, history: History, number: int) -> Position:
    """Return what the report needs of a position: the tables, the roles that the asked seat knows, and the acts."""
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


def play_held_out(plan: Plan, group: Group, chunk: int, folder: Path) -> Path:
    """Play the held-out games of a chunk if its file does not exist yet, and return the file."""
    path = folder / f"{group.name}-{chunk:04}.json.gz"
    if path.exists():
        return path
    found: list[Position] = []
    for number in range(chunk * CHUNK, min(group.held_out, (chunk + 1) * CHUNK)):
        positions: list[Position] = []

        def look(game: Game, history: History, number: int = number, to: list[Position] = positions) -> None:
            to.append(position_of(game, history, number))

        game = play_game(plan, group, number, True, look, RATE)
        if game.over:
            result = dict(zip(sides(game), result_of(game), strict=True))
            found += [position | {"result": result} for position in positions]
    write_whole(path, gzip.compress(json.dumps(found, separators=(",", ":")).encode(), mtime=0))
    return path


def table_of(values: list[Any]) -> Table:
    """Return the table that a file holds."""
    return Table(*values)


def read_held_out(path: Path) -> list[Position]:
    """Return the positions of a file."""
    found: list[Position] = json.loads(gzip.decompress(path.read_bytes()))
    return found
