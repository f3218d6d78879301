"""Samples of the games of a plan, in files of some games each, written once."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np

from boomtown.bots import History
from boomtown.evaluation.features import law_features, side_features
from boomtown.evaluation.sides import SIDES, result_of, sides, true_roles
from boomtown.evaluation.table import read_table
from boomtown.evaluation.train.plan import CHUNK, Group, Plan
from boomtown.evaluation.train.play import play_game
from boomtown.games import Game
from boomtown.lab.files import write_whole

Features = list[float] | list[list[float]]


def features_of(game: Game, seat: int | None) -> Features:
    """Return the features of a position with its true roles, for the open table or with what a seat sees."""
    table, roles = read_table(game, seat), true_roles(game)
    if sides(game) == SIDES:
        return law_features(table, roles)
    return side_features(table, roles)


def sample_chunk(plan: Plan, group: Group, chunk: int, folder: Path) -> Path:
    """Play the games of a chunk if its file does not exist yet, and return the file."""
    path = folder / f"{group.name}-{chunk:04}.npz"
    if path.exists():
        return path
    rows: list[tuple[int, Features, Features]] = []
    results: list[tuple[float, ...]] = []
    roles: list[dict[str, Any]] = []
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        taken: list[tuple[int, Features, Features]] = []
        seen: list[dict[str, Any]] = []

        def look(game: Game, history: History, number: int = number, taken: Any = taken, seen: Any = seen) -> None:
            assert game.ask is not None
            taken.append((number, features_of(game, None), features_of(game, game.ask.who)))
            seen.append(_roles_seen(game, history, number))

        game = play_game(plan, group, number, False, look)
        if game.over:
            rows += taken
            roles += seen
            results += [result_of(game)] * len(taken)
    _write(path, rows, results, roles)
    return path


def _roles_seen(game: Game, history: History, number: int) -> dict[str, Any]:
    """Return what the refit of the roles needs: the roles that the asked seat knows, the true ones, and the acts."""
    assert game.ask is not None
    known = [seat["role"] for seat in game.view(game.ask.who)["seats"]]
    acts = [[by, to, round(harm, 3)] for (by, to), harm in history.harm.items()]
    return {"game": number, "known": known, "roles": list(true_roles(game)), "acts": acts}


def _write(path: Path, rows: Any, results: Any, roles: Any) -> None:
    """Write the samples of a chunk."""
    content = io.BytesIO()
    np.savez_compressed(
        content,
        game=np.array([row[0] for row in rows], np.int32),
        open=np.array([row[1] for row in rows], np.float32),
        seat=np.array([row[2] for row in rows], np.float32),
        result=np.array(results, np.float32),
        roles=np.frombuffer(json.dumps(roles).encode(), np.uint8),
    )
    write_whole(path, content.getvalue())


def load(paths: list[Path]) -> dict[str, Any]:
    """Return the arrays of these chunks one after another, and the rows about roles as a list."""
    parts = [np.load(path) for path in paths]
    full = [part for part in parts if len(part["game"])]
    found: dict[str, Any] = {
        name: np.concatenate([p[name] for p in full]) for name in ("game", "open", "seat", "result")
    }
    found["roles"] = [row for part in full for row in json.loads(part["roles"].tobytes())]
    return found
