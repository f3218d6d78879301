"""What all tests share: repeatable property tests, the folder for artefacts, marks by folder."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("chromium-headless-shell", "chromium")  # the shell takes a sixth less time, nothing looks different

settings.register_profile("boomtown", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "boomtown"))


def chromium() -> str:
    """The browser of all tests that want one."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"no {' or '.join(CHROMIUM)} in PATH: run 'make chromium'"
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything under tests/e2e drives a browser, and takes its time."""
    for item in items:
        if (ROOT / "tests/e2e") in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """The folder whose content is kept after a run: screenshots and reports."""
    folder = ROOT / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder
