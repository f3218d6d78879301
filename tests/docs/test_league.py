"""Page about leagues (docs/league.md): its plans are read, its command is run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import boomtown
from boomtown.league.plan import PlanError, read_plan
from boomtown.league.results import standings
from boomtown.league.run import run
from boomtown.league.text import lines
from tests.conftest import ROOT
from tests.docs.blocks import blocks, follow

PAGE = ROOT / "docs" / "league.md"
FOUND = blocks(PAGE)


def test_the_plans(tmp_path: Path) -> None:
    here = tmp_path / "plans"
    here.mkdir()
    follow([block for block in FOUND if block.title], here, games=4)
    with pytest.raises(PlanError, match="expected a bot from random, greenhorn"):
        read_plan(here / "first.toml")
    version = tmp_path / "greenhorn-2026" / "src" / "boomtown"
    version.mkdir(parents=True)
    shutil.copy(Path(boomtown.__file__).with_name("games.py"), version)
    assert read_plan(here / "versions.toml").versions["greenhorn-2026"].source == str(version.parent)
    league = read_plan(here / "second.toml")
    assert [len(match.games(league).bots) for match in league.matches()] == [1, 4, 4]


@pytest.mark.thorough
def test_every_block(tmp_path: Path) -> None:
    """In order; the page is written and the terminal has the same figures."""
    (shown,) = follow([block for block in FOUND if block.language != "bash"], tmp_path, games=4)
    league = read_plan(tmp_path / "second.toml")
    assert shown.splitlines() == lines(standings(league, run(league, tmp_path / "second")))
    assert (tmp_path / "second" / "league.html").is_file()
