"""Features of the positions of a plan."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from boomtown.evaluation.features import law_features, side_features, stage_of
from boomtown.evaluation.sides import SIDES
from boomtown.evaluation.train.fit import Samples, Stages
from boomtown.evaluation.train.positions import Position, table_of


def samples_of(positions: Sequence[Position], table: str) -> Samples:
    """Return the features with the true roles. `table`: "open", or "seat" for what a seat sees of the cards."""
    rows = [_features(of, table) for of in positions]
    results = [[*of["result"].values()] for of in positions]
    return Samples(np.array(rows, float), np.array(results, float), np.array([of["game"] for of in positions]))


def stages_of(positions: Sequence[Position]) -> Stages:
    """Return the stage of each position on the open table."""
    return np.array([stage_of(table_of(of["open"]), of["roles"]) for of in positions])


def _features(position: Position, table: str) -> list[float] | list[list[float]]:
    make = law_features if tuple(position["result"]) == SIDES else side_features
    return make(table_of(position[table]), position["roles"])
