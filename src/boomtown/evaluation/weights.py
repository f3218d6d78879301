"""Weights of the models: files for each game, made by `python -m boomtown.evaluation.train`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.evaluation.features import VERSION
from boomtown.games import catalog

SEARCH = "-search"  # end of the name of a file of weights for searches
ALONE = 3  # players of a game without a sheriff
FOLDER = Path(__file__).parent / "data"
Weights = list[list[float]]  # by side and feature; one row if all sides share it


class WeightsError(ValueError):
    """Refusal of a file of weights. The message says what was expected and what came."""


@dataclass(frozen=True)
class Model:
    """Weights of one kind of game: for the open table and for the view of a seat; the first of each is the fit, the
    others are fits to resampled games.
    """

    open: list[Weights]
    seat: list[Weights]


@cache
def model_of(game: str, players: int, with_sets: bool) -> Model | None:
    """Return the model of a game, None if there is none."""
    data = _nearest(load(game), players, with_sets)
    return None if data is None else Model(data["open"], data["seat"])


@cache
def search_weights_of(game: str, players: int, with_sets: bool) -> list[Weights] | None:
    """Return the weights for the leaves of a search, by stage (one entry if the game has no stages); None if there are
    none. They are fitted to games of strong bots alone, and tell the chances if such bots play on.
    """
    found: list[Weights] | None = _nearest(load(game + SEARCH), players, with_sets)
    return found


def _nearest(models: dict[str, Any], players: int, with_sets: bool) -> Any:
    """Return the model with or without sets, as the game, and of the nearest number of players; None if there is none.
    Games in which each seat plays alone have their own.
    """
    found = [(*_of_name(name), name) for name in models]
    alone = [of for of in found if (of[0] == ALONE) == (players == ALONE)]
    if not alone:
        return None
    return models[min(alone, key=lambda of: (abs(of[0] - players), of[1] != with_sets))[2]]


def _of_name(name: str) -> tuple[int, bool]:
    """Return the number of players and whether there are sets, from the name of a model."""
    words = name.split("-")
    return int(words[1]), words[2:] == ["sets"]


def load(file: str) -> dict[str, Any]:
    """Return the models of a file by name; an empty dict if there is none. `file`: a game, with SEARCH at its end for
    the weights of searches.
    """
    models: dict[str, Any] = _file(file)["models"]
    return models


def is_rough(game: str, players: int, sets: Sequence[str]) -> bool:
    """Return whether the chances of this kind of game miss the targets of calibration, or were never measured."""
    kind = f"{game}-{players}" + kind_of_sets(game, sets)
    return bool(_file(game)["rough"].get(kind, True))


def power_of_roles(game: str, with_sets: bool) -> float:
    """Return the power to which the belief about the roles is raised; 1 says it as it is."""
    return float(_file(game)["roles"].get(game + ("-sets" if with_sets else ""), 1.0))


def kind_of_sets(game: str, sets: Sequence[str]) -> str:
    """Return the end of a name of a kind of game: "" without sets, "-all" with every set, else "-sets"."""
    if not sets:
        return ""
    return "-all" if {of["id"] for of in catalog(game)["sets"][1:]} <= {*sets} else "-sets"


@cache
def _file(name: str) -> dict[str, Any]:
    path = files("boomtown.evaluation").joinpath("data", f"{name}.json")
    if not path.is_file():
        return {"models": {}, "rough": {}, "roles": {}}
    return read(path.read_text(encoding="utf-8"), f"{name}.json")


def read(text: str, name: str) -> dict[str, Any]:
    """Return a file: `models` by name; `rough` by kind of game, True if its calibration misses the targets;
    `roles` the powers of the belief about the roles.

    Raises WeightsError for a file of another engine or another layout.
    """
    try:
        data: dict[str, Any] = json.loads(text)
        got = data["engine"], data["layout"], data["plan"], data["models"]
        data = {"rough": {}, "roles": {}} | data
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"{name}: expected weights with plan, engine, layout and models, got {error}") from error
    if _series(str(got[0])) != _series(__version__) or got[1] != VERSION:
        raise WeightsError(
            f"{name}: expected weights for engine {__version__} with layout {VERSION}, got engine {got[0]} with layout "
            f"{got[1]}; train again with python -m boomtown.evaluation.train"
        )
    return data


def _series(version: str) -> list[str]:
    """Return the numbers of a version that change when the rules may change."""
    return version.split(".")[:2]
