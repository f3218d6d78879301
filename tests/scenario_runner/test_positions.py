"""Scenarios that begin with the line of a position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtown.scenarios import load, run_scenario
from tests.conftest import ROOT
from tests.scenario_runner.files import Check

LINE = "bang A:S.Willy.5.Bg2cBg3c B:O.Rose.3..BaQs C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"
DICE = "dice A:S.Willy.10 B:O.Rose.9 C:O.Jack.8 D:R.Sid.8 at=A1.roll throw=1 faces=ArDyBoBtBe"
KEPT = "dynamite, bullseye1, bullseye2, beer"
INSIDE = "bang A:S.Willy.5 B:O.Rose.3.Mi2s C:O.Jack.4 D:R.Sid.4 at=A1.play deck=* heap=Bg2c steps=..Shoot(A,B,Bg2c,Bg)"


def one(line: str, steps: str = "", then: str = "", more: str = "") -> str:
    steps = f"\n  steps: {steps}" if steps else ""
    then = f"\n  then: {then}" if then else ""
    return f"- id: a.b\n  title: A title\n  position: '{line}'{more}{steps}{then}\n"


@pytest.mark.parametrize(
    ("line", "steps", "then"),
    [
        (LINE, "[{A: play BANG! 2C on D}, {D: pass}]", "{D.life: 3, B.table: [Barrel], discard.top: BANG! 2C}"),
        (INSIDE, "[{allow: 'B: play Missed!'}, {B: pass}]", "{B.life: 2, turn: A, asked: A}"),
        (
            DICE,
            f"[{{A: roll arrow}}, {{chance: [gatling]}}, {{A: 'keep gatling, {KEPT}'}}, {{A: choose B}}]",
            "{B.life: 8}",
        ),
        (DICE, f"[{{A: 'keep arrow, {KEPT}'}}, {{A: choose B}}]", "{B.life: 8, A.arrows: 0}"),
    ],
    ids=["play", "inside", "throw", "keep"],
)
def test_it_runs_as_any_other(check: Check, line: str, steps: str, then: str) -> None:
    assert check(one(line, steps, then)) == (0, "1 passed, 0 failed, 0 not available\n", "")


def test_it_runs_again_alike(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(one(LINE, "[{A: play BANG! 2C on D}, {D: pass}]", "{D.life: 3}"), encoding="utf-8")
    [scenario] = load(path)
    assert [run_scenario(scenario).status for _ in range(2)] == ["passed", "passed"]


def test_what_is_wrong_with_the_line_is_said(check: Check) -> None:
    status, _, err = check(one(LINE.replace("Sid", "Sd")))
    assert status == 2
    assert err == (
        "not a valid scenario file: /one.yaml:3: position: column 59: expected the code of a name"
        " (did you mean Sid, Sid Ketchum?), got 'Sd.4' (scenario a.b)\n"
    )


def test_nothing_else_is_said_of_the_table(check: Check) -> None:
    status, _, err = check(one(LINE, more="\n  turn: B"))
    assert (status, err) == (
        2,
        "not a valid scenario file: /one.yaml:4: turn: the position line already has this (scenario a.b)\n",
    )


def test_players_are_the_seats_of_the_line(check: Check) -> None:
    status, _, err = check(one(LINE, "[{E: pass}]"))
    assert status == 2
    assert "expected a player (A, B, C, D), allow, deny, chance or check" in err


def test_the_example_of_the_page(check: Check) -> None:
    page = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")
    [text] = re.findall(r"```yaml\n(- id: duel.answered.*?)```", page, re.DOTALL)
    assert check(text)[0] == 0
