"""docs/notation.md says what is: its examples are read and written again, its tables are complete."""

from __future__ import annotations

import re

import pytest

from boomtown.notation import read_game, read_position, write_game, write_position
from boomtown.notation.dialects import DIALECTS
from boomtown.notation.setups import RESERVED
from tests.conftest import ROOT

PAGE = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
LINES = [block.strip() for block in BLOCKS if not block.startswith("[")]
GAMES = [block for block in BLOCKS if block.startswith("[")]


def test_there_are_examples_of_everything():
    assert {line.split()[0].partition("+")[0] for line in LINES} == set(DIALECTS)
    assert any("steps=" in line for line in LINES)
    assert GAMES


@pytest.mark.parametrize("line", LINES)
def test_positions_are_written_as_they_stand_there(line):
    game = read_position(line)
    assert game.ask
    if "*" not in line:
        assert write_position(game, seed="seed=" in line) == line


@pytest.mark.parametrize("text", GAMES)
def test_games_are_written_as_they_stand_there(text):
    record = read_game(text)
    assert record.game.over
    assert write_game(record.game, record.tags) == text


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_every_word_and_code_is_told(dialect):
    told = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert {field.word for field in dialect.fields} | {"move", "draws", "seed", "steps"} <= told
    for name, code in dialect.codes.of.items():
        assert f"{name} `{code}`" in PAGE


def test_every_tag_is_told():
    assert all(f"`{tag}`" in PAGE or f"[{tag} " in PAGE for tag in RESERVED)
