"""Weights that the package ships, and the refusal of others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boomtown import __version__
from boomtown.evaluation import open_chances, rough, weights
from boomtown.evaluation.features import VERSION, law_features
from boomtown.evaluation.table import read_table
from boomtown.evaluation.train.fit import softmax
from boomtown.evaluation.train.plan import PLAN, SEARCH_PLAN, read_plan
from boomtown.evaluation.weights import FOLDER, SEARCH, WeightsError, load, model_of, read
from boomtown.games import catalog, new_game


@pytest.mark.parametrize(("path", "end"), [(PLAN, ""), (SEARCH_PLAN, SEARCH)], ids=["evaluation", "search"])
def test_each_group_of_a_plan_has_weights(path: Path, end: str) -> None:
    plan = read_plan(path)
    assert {group.name for group in plan.groups if group.games} == {
        name for game in ("bang", "dice", "duel") for name in load(game + end)
    }
    assert plan.search == bool(end)


def test_weights_of_a_search_are_those_of_the_plan() -> None:
    digest = read_plan(SEARCH_PLAN).digest
    assert {json.loads((FOLDER / f"{game}{SEARCH}.json").read_text())["plan"] for game in ("bang", "dice", "duel")} == {
        digest
    }


@pytest.mark.parametrize(
    "changed", [{"layout": VERSION + 1}, {"engine": "999.0"}, {"models": None, "layout": "x"}], ids=str
)
def test_weights_of_another_version_are_refused(changed: dict[str, object]) -> None:
    data = {"plan": "p", "engine": __version__, "layout": VERSION, "models": {}} | changed
    with pytest.raises(WeightsError, match="expected weights for engine"):
        read(json.dumps(data), "some.json")


def test_a_file_that_holds_no_weights_is_refused() -> None:
    with pytest.raises(WeightsError, match="expected weights with plan"):
        read("[]", "some.json")


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        ({"players": 5}, ""),
        ({"players": 5, "sets": ["dodge_city"]}, "-sets"),
        ({"players": 8, "sets": [of["id"] for of in catalog("bang")["sets"][1:]]}, "-all"),
    ],
    ids=str,
)
def test_the_file_of_weights_says_which_chances_are_rough(
    setup: dict[str, Any], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(setup, "rough")
    table = {f"bang-{game.players}{of}": of != kind for of in ("", "-sets", "-all")}
    monkeypatch.setattr(weights, "_file", lambda name: {"rough": table})
    assert not rough(game)
    monkeypatch.setattr(weights, "_file", lambda name: {"rough": {}})
    assert rough(game)


def test_plain_python_and_numpy_agree() -> None:
    game = new_game({"players": 5}, "numpy")
    model = model_of("bang", 5, False)
    assert model is not None
    row = np.array(law_features(read_table(game, None), game.state.roles))
    expected = softmax((np.array(model.open[0]) @ row)[None])
    assert tuple(open_chances(game).chances.values()) == pytest.approx(expected[0], abs=1e-5)
