"""The programs on the pages run as they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.docs.blocks import blocks, python


@pytest.mark.parametrize(
    "page", ["README.md", "docs/environment.md", "docs/index.md", "docs/interface.md", "docs/redeal.md"]
)
def test_programs(page: str, tmp_path: Path) -> None:
    programs = [block.text for block in blocks(ROOT / page) if block.language == "python"]
    assert programs
    for program in programs:
        python(program, tmp_path)
