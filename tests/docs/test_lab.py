"""Page about experiments (docs/lab.md): its files are read, its commands are run."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from boomtown.lab.arm import Arm
from boomtown.lab.experiment import read_experiment
from tests.conftest import ROOT
from tests.docs.blocks import blocks, follow

FOUND = blocks(ROOT / "docs" / "lab.md")


def test_the_files(tmp_path: Path) -> None:
    follow([block for block in FOUND if block.title], tmp_path, games=4)
    assert [arm.name for arm in read_experiment(tmp_path / "dodge.toml").arms] == ["usual", "no book cards"]
    assert read_experiment(tmp_path / "swap.toml").arms[0].variants == 2


def test_the_table_names_every_key() -> None:
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    assert not [name for name in Arm.__struct_fields__ if name not in page]


@pytest.mark.thorough
def test_every_block(tmp_path: Path) -> None:
    """In order, with fewer deals."""
    for block in FOUND:
        if "--ray" in block.text and find_spec("ray") is None:
            continue
        follow([block], tmp_path, games=4)
        if block.title == "dodge.toml":
            file = tmp_path / block.title
            file.write_text(block.text.replace("deals = 400", "deals = 60"), "utf-8")
    assert (tmp_path / "dodge" / "report.html").is_file()
    assert (tmp_path / "trajectories" / "README.md").is_file()
