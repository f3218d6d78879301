"""Calibration of the shipped weights on a few games that the training has not seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from boomtown.bots import History
from boomtown.evaluation.report.measures import calibration_error, log_loss
from boomtown.evaluation.report.statements import Statements
from boomtown.evaluation.report.write import play_missing, write_report
from boomtown.evaluation.sides import result_of, sides
from boomtown.evaluation.train.plan import PLAN, read_plan
from boomtown.evaluation.train.play import play_game
from boomtown.evaluation.train.positions import position_of
from boomtown.games import Game


@pytest.mark.thorough
def test_chances_and_roles_are_calibrated() -> None:
    plan = read_plan(PLAN)
    plan = replace(plan, pools=plan.pools[:1])  # the fast bots
    group = next(group for group in plan.groups if group.name == "bang-5")
    found = Statements()
    for number in range(400):
        positions = []

        def look(game: Game, history: History, number: int = number) -> None:
            positions.append(position_of(game, history, number))  # noqa: B023

        game = play_game(plan, group, 100_000 + number, True, look, 0.03)
        result = dict(zip(sides(game), result_of(game), strict=True))
        for position in positions:
            found.add(group.game, False, position | {"result": result, "end": 0})
    seat, result_ = np.array(found.seat), np.array(found.result)
    assert len(seat) > 800
    for side in range(len(found.sides)):
        assert calibration_error(seat[:, side], result_[:, side]) < 0.08
    true = np.array(found.true_roles)
    assert log_loss(np.array(found.roles), true) < log_loss(np.array(found.earlier), true) - 0.03


@pytest.mark.thorough
def test_the_report_is_one_page(tmp_path: Path) -> None:
    plan = read_plan(PLAN)
    groups = [replace(of, held_out=8) for of in plan.groups if of.name in ("bang-5", "bang-3-sets", "duel-2")]
    small = replace(plan, groups=tuple(groups), pools=plan.pools[:1])
    assert play_missing(small, tmp_path / "positions", float("inf"))
    markdown, html = (path.read_text("utf-8") for path in write_report(small, tmp_path / "positions", tmp_path))
    assert all(group.name in markdown for group in groups)
    assert "## Targets missed" in markdown
    assert html.count("<svg") == 3 + 3 + 2 + 3  # sides of three games, roles
