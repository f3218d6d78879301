"""Fit of all models of a plan, and the files of their weights."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.evaluation.features import VERSION
from boomtown.evaluation.train.fit import Array, fit
from boomtown.evaluation.train.plan import Plan
from boomtown.evaluation.train.samples import load
from boomtown.evaluation.weights import FOLDER
from boomtown.lab.files import write_whole

DIGITS = 5  # significant digits of a weight


def write_weights(plan: Plan, samples: Path, folder: Path | None) -> list[Path]:
    """Fit the models of each game, and write one file for each game."""
    found = []
    for game in dict.fromkeys(group.game for group in plan.groups):
        models = {}
        for group in plan.groups:
            if group.game == game:
                data = load([samples / f"{group.name}-{chunk:04}.npz" for chunk in group.chunks])
                models[group.name] = _model(data, zlib.crc32(f"{plan.seed}/{group.name}".encode()))
        content = {"plan": plan.digest, "engine": __version__, "layout": VERSION, "models": models}
        path = (folder or FOLDER) / f"{game}.json"
        write_whole(path, (json.dumps(content, separators=(",", ":")) + "\n").encode())
        found.append(path)
    return found


def _model(data: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the weights for the open table and for the view of a seat, with the copies that give the error."""
    found: dict[str, Any] = {}
    for name in ("open", "seat"):
        best, copies = fit(data[name], data["result"], data["game"], seed)
        found[name] = [_rounded(weights) for weights in (best, *copies)]
    return found


def _rounded(weights: Array) -> list[list[float]]:
    """Return the weights by side, short enough for a file."""
    return [[float(f"{value:.{DIGITS}g}") for value in row] for row in weights.T]
