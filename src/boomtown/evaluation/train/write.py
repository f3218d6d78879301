"""Fit of all models of a plan, and the files of their weights."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.evaluation.features import VERSION
from boomtown.evaluation.train.fit import Array, fit_models, fit_stages
from boomtown.evaluation.train.plan import Plan
from boomtown.evaluation.train.positions import Position, read_positions
from boomtown.evaluation.train.samples import samples_of, stages_of
from boomtown.evaluation.weights import FOLDER, SEARCH
from boomtown.lab.files import write_whole

Positions = Mapping[str, list[Position]]  # by the name of the model
DIGITS = 5  # significant digits of a weight


def write_weights(plan: Plan, folder: Path, to: Path | None) -> list[Path]:
    """Fit the models of each game, and write one file for each game."""
    found = []
    for game in dict.fromkeys(group.game for group in plan.groups):
        names = [group.name for group in plan.groups if group.game == game and group.games]
        positions = {name: _positions(folder, name) for name in names}
        seed = zlib.crc32(f"{plan.seed}/{game}".encode())
        models = _search_models(positions) if plan.search else _models(positions, seed)
        content = {"plan": plan.digest, "engine": __version__, "layout": VERSION, "roles": plan.roles, "models": models}
        path = (to or FOLDER) / f"{game}{SEARCH if plan.search else ''}.json"
        write_whole(path, (json.dumps(content, separators=(",", ":")) + "\n").encode())
        found.append(path)
    return found


def _models(positions: Positions, seed: int) -> dict[str, Any]:
    """Return the weights of each model by table: the fit, then the copies for its errors."""
    models: dict[str, Any] = {name: {} for name in positions}
    for table in ("open", "seat"):
        samples = {name: samples_of(of, table) for name, of in positions.items()}
        for name, fits in fit_models(samples, seed).items():
            models[name][table] = [_rounded(weights) for weights in fits]
    return models


def _search_models(positions: Positions) -> dict[str, Any]:
    """Return the weights of each model by stage."""
    samples = {name: samples_of(of, "open") for name, of in positions.items()}
    stages = {name: stages_of(of) for name, of in positions.items()}
    return {name: [_rounded(weights) for weights in of] for name, of in fit_stages(samples, stages).items()}


def _positions(folder: Path, name: str) -> list[Position]:
    paths = sorted(folder.glob(f"{name}-[0-9][0-9][0-9][0-9].json.gz"))
    return [position for path in paths for position in read_positions(path)]


def _rounded(weights: Array) -> list[list[float]]:
    """Return the weights by side, short enough for a file."""
    return [[float(f"{value:.{DIGITS}g}") for value in row] for row in weights.T]
