"""Tutorial: every block is saved, run or typed, in order, in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.docs.blocks import blocks, follow

TUTORIAL = ROOT / "docs" / "tutorial-bot.md"
RATE = re.compile(r"^(?P<bot>my_bot\.py:Careful|random|greenhorn) +(?:\d+ +){2}(?P<rate>[\d.]+) %", re.MULTILINE)


@pytest.mark.slow
def test_every_block(tmp_path: Path) -> None:
    """With fewer games than on the page."""
    found = blocks(TUTORIAL)
    assert {block.language for block in found} == {"python", "console", "text", "bash"}
    printed = "\n".join(follow(found, tmp_path, games=4))
    assert "bots: my_bot.py:First;" in printed
    assert "boomtown is open on" in printed
    assert printed.count("4 games, 5 players, base") == 3
    assert re.search(r"^my_bot\.py:Careful \w+ (won|lost)$", printed, re.MULTILINE)


@pytest.mark.thorough
def test_what_it_says_of_strength(tmp_path: Path) -> None:
    """The figures against random are those of the page; greenhorn is clearly ahead."""
    found = blocks(TUTORIAL)
    first, weak, strong = follow([b for b in found if b.title or "--seed 1\n" in b.text], tmp_path, games=200)[:3]
    (shown,) = [block.text for block in found if block.language == "text"]
    assert "First" in first
    assert shown in weak
    rates = {m["bot"]: float(m["rate"]) for m in RATE.finditer(strong)}
    assert rates["greenhorn"] > rates["my_bot.py:Careful"] + 8
