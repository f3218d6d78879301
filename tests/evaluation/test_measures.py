"""Measures of calibration, the fit, and the table of rough chances, on made-up numbers."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from boomtown.evaluation.features import STAGES
from boomtown.evaluation.report.mark import mark
from boomtown.evaluation.report.measures import Array, calibration_error, drift, perfect_error
from boomtown.evaluation.report.statements import Statements
from boomtown.evaluation.report.targets import rough_kinds
from boomtown.evaluation.roles import raised
from boomtown.evaluation.train.fit import Samples, fit_models, fit_stages, softmax

GAMES = np.repeat(np.arange(16000.0), 2)
SAID = np.repeat(np.random.default_rng(1).random(16000) * 0.8 + 0.1, 2)
TRUE = np.repeat((np.random.default_rng(2).random(16000) < SAID[::2]).astype(float), 2)


def statements(said: Array) -> Statements:
    turns = [3, 6] * 16000
    rows = [[*np.stack([of, 1 - of], 1).tolist()] for of in (said, TRUE)]
    return Statements(
        ("law", "outlaws"), [*GAMES.astype(int).tolist()], turns, [9] * 32000, turns, rows[0], rows[0], rows[1]
    )


def test_right_statements_show_only_the_noise_of_the_sample() -> None:
    noise = perfect_error(GAMES, SAID)
    assert 0.002 < noise < 0.01
    assert calibration_error(SAID, TRUE) == pytest.approx(noise, abs=0.01)
    assert calibration_error(SAID - 0.1, TRUE) > 0.08


def test_drift_is_the_change_per_turn_to_the_result() -> None:
    both = np.stack([SAID, 1 - SAID], 1)
    result = np.stack([TRUE, 1 - TRUE], 1)
    turns, ends = np.tile([3.0, 6.0], 16000), np.full(32000, 13.0)
    assert drift(GAMES, turns, ends, both, result) == pytest.approx([0, 0], abs=0.002)
    assert drift(GAMES, turns, ends, both - [0.1, -0.1], result) == pytest.approx([0.01, -0.01], abs=0.002)


def test_groups_that_miss_a_target_are_marked(tmp_path: Path) -> None:
    groups = {"bang-5": statements(SAID), "bang-6": statements(SAID - 0.1), "bang-6-others": statements(SAID)}
    rough = rough_kinds(groups)
    assert rough == {"bang-5": False, "bang-6": True}
    for name in ("bang", "bang-search", "dice"):
        (tmp_path / f"{name}.json").write_text('{"models": {}}')
    mark(rough, tmp_path)
    assert json.loads((tmp_path / "bang-search.json").read_text()) == {"models": {}}
    assert json.loads((tmp_path / "bang.json").read_text()) == {"models": {}, "rough": rough}
    assert json.loads((tmp_path / "dice.json").read_text()) == {"models": {}, "rough": {}}


def test_a_model_with_few_games_stays_near_the_fit_to_all() -> None:
    rng = np.random.default_rng(3)

    def samples(rows: int, weight: float) -> Samples:
        x = np.stack([np.ones(rows), rng.normal(size=rows)], 1)
        y = np.eye(2)[(rng.random(rows) < softmax(np.outer(x[:, 1], [0, weight]))[:, 1]).astype(int)]
        return Samples(x, y, np.arange(float(rows)))

    fits = fit_models({"many": samples(20_000, 1.0), "few": samples(50, 3.0)}, 1)
    assert fits["many"][0][1, 1] == pytest.approx(1.0, abs=0.1)
    assert fits["few"][0][1, 1] == pytest.approx(1.0, abs=0.15)
    assert len(fits["few"]) == 4


def test_a_power_above_one_makes_the_probable_more_probable() -> None:
    deals = [(0.6, ("outlaw",)), (0.4, ("deputy",))]
    assert raised(deals, 1.0) == deals
    (first, _), (second, _) = raised(deals, 2.0)
    assert [first, second] == pytest.approx([0.36 / 0.52, 0.16 / 0.52])


def test_each_stage_has_weights_of_its_own() -> None:
    rng = np.random.default_rng(4)
    rows = 20_000
    stages = np.arange(rows) % 2
    x = np.stack([np.ones(rows), rng.normal(size=rows)], 1)
    chance = softmax(np.stack([np.zeros(rows), x[:, 1] * (1 - 2 * stages)], 1))[:, 1]
    y = np.eye(2)[(rng.random(rows) < chance).astype(int)]
    weights = fit_stages({"game": Samples(x, y, np.arange(float(rows)))}, {"game": stages})["game"]
    assert len(weights) == STAGES
    assert [of[1, 1] for of in weights[:2]] == pytest.approx([1.0, -1.0], abs=0.1)
    assert weights[2][1, 1] == pytest.approx(0.0, abs=0.1)  # no position: the weights of all stages
