"""The table of tiers names tests that exist."""

from __future__ import annotations

import re

import pytest

from tests import tiers
from tests.conftest import ROOT


@pytest.mark.parametrize("path", [*tiers.THOROUGH, tiers.STORAGE])
def test_thorough_paths_exist(path: str) -> None:
    file, _, function = path.partition("::")
    assert (ROOT / file).exists()
    assert not function or f"def {function}" in (ROOT / file).read_text()


@pytest.mark.parametrize("file", tiers.JOURNEYS)
def test_journeys_exist(file: str) -> None:
    functions = re.findall(r"^def (test_\w+)", (ROOT / "tests/e2e" / file).read_text(), re.MULTILINE)
    assert set(tiers.JOURNEYS[file]) <= set(functions)


def test_pyproject_has_the_default_tier() -> None:
    assert f'"-m", "{tiers.DEFAULT}"' in (ROOT / "pyproject.toml").read_text()
