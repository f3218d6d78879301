"""The toy set in every layer, in processes that know it by its entry point (tests/plugin_set)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

PATH = os.pathsep.join([str(ROOT / "tests/plugin_set"), str(ROOT)])


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": PATH},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
def test_the_toy_set_plays_everywhere() -> None:
    run("pytest", "-q", "-p", "no:cacheprovider", "tests/toy_set/inside.py")


@pytest.mark.slow
def test_the_command_line_knows_it() -> None:
    told = run("boomtown", "simulate", "--sets", "toy", "--players", "5", "--games", "4", "--bots", "quick,random")
    assert "base, toy" in told


def test_nobody_else_knows_it() -> None:
    from boomtown.games import catalog

    assert "toy" not in [one["id"] for one in catalog()["sets"]]
