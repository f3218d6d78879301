"""Fit of all models of a plan, and the files of their weights."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.evaluation.features import VERSION
from boomtown.evaluation.train.fit import Array, fit_models
from boomtown.evaluation.train.plan import Plan
from boomtown.evaluation.train.positions import Position, read_positions
from boomtown.evaluation.train.samples import samples_of
from boomtown.evaluation.weights import FOLDER
from boomtown.lab.files import write_whole

DIGITS = 5  # significant digits of a weight


def write_weights(plan: Plan, folder: Path, to: Path | None) -> list[Path]:
    """Fit the models of each game, and write one file for each game."""
    found = []
    for game in dict.fromkeys(group.game for group in plan.groups):
        names = [group.name for group in plan.groups if group.game == game and group.games]
        positions = {name: _positions(folder, name) for name in names}
        models: dict[str, Any] = {name: {} for name in names}
        for table in ("open", "seat"):
            samples = {name: samples_of(of, table) for name, of in positions.items()}
            for name, fits in fit_models(samples, zlib.crc32(f"{plan.seed}/{game}".encode())).items():
                models[name][table] = [_rounded(weights) for weights in fits]
        content = {"plan": plan.digest, "engine": __version__, "layout": VERSION, "roles": plan.roles, "models": models}
        path = (to or FOLDER) / f"{game}.json"
        write_whole(path, (json.dumps(content, separators=(",", ":")) + "\n").encode())
        found.append(path)
    return found


def _positions(folder: Path, name: str) -> list[Position]:
    paths = sorted(folder.glob(f"{name}-[0-9][0-9][0-9][0-9].json.gz"))
    return [position for path in paths for position in read_positions(path)]


def _rounded(weights: Array) -> list[list[float]]:
    """Return the weights by side, short enough for a file."""
    return [[float(f"{value:.{DIGITS}g}") for value in row] for row in weights.T]
