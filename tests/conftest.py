"""What all tests share: repeatable property tests, the folder for artefacts, marks by folder."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("chromium-headless-shell", "chromium")  # the shell takes a sixth less time, nothing looks different

# Files that take a worker half a minute and more, the longest first (`make test` gives out whole files in this order):
# where one of them began last, the other workers would have nothing to do at the end.
LONG = (
    "tests/e2e/test_duel.py",
    "tests/test_quality.py",
    "tests/e2e/test_cards.py",
    "tests/e2e/",
    "tests/conformance/",
    "tests/test_packaging.py",
    "tests/server/",
    "tests/toy_set/",
    "tests/bots/",
    "tests/test_",
)

settings.register_profile("boomtown", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "boomtown"))


def chromium() -> str:
    """The browser of all tests that want one."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"no {' or '.join(CHROMIUM)} in PATH: run 'make chromium'"
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything under tests/e2e drives a browser, and takes its time. What takes long begins first."""
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
    items.sort(key=_begins)


def _begins(item: pytest.Item) -> int:
    """Its place among the long ones; all others come after them, in the order they are found in."""
    return next((place for place, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Where a test had lines of the log written, nobody listens any more when it is over."""
    root, ours = logging.getLogger(), logging.getLogger("boomtown")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], root.level = before[:2]
    ours.setLevel(before[2])


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """The folder whose content is kept after a run: screenshots and reports."""
    folder = ROOT / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder
