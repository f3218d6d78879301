"""Hooks and fixtures of all tests: repeatable property tests, the folder of artefacts, tiers, times by folder."""

from __future__ import annotations

import gc
import logging
import os
import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import tiers

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("chromium-headless-shell", "chromium")  # the shell takes a sixth less time, nothing looks different

settings.register_profile("boomtown", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "boomtown"))


def chromium() -> str:
    """The browser of all tests that want one."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"no {' or '.join(CHROMIUM)} in PATH: run 'make chromium'"
    return found


def pytest_configure(config: pytest.Config) -> None:
    """Run all tests of a file that the command line names, except the nightly ones."""
    if config.option.markexpr == tiers.DEFAULT and any(".py" in arg for arg in config.args):
        config.option.markexpr = "not nightly"
    tiers.collect_nightly = "not nightly" not in config.option.markexpr


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the files that the default run takes nothing of, because importing them takes seconds."""
    if config.option.markexpr == tiers.DEFAULT and tiers.has_no_default(collection_path.relative_to(ROOT).as_posix()):
        return True
    return None


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the browser and each test with its tier. Nightly tests have no timeout."""
    for item in items:
        if item.nodeid.startswith(("tests/e2e/", "tests/components/")):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
        if tier := tiers.tier_of(item):
            item.add_marker(tier)
        if item.get_closest_marker("nightly"):  # takes hours
            item.add_marker(pytest.mark.timeout(0))


def pytest_collection_finish() -> None:
    """Exempt what collection made from garbage collection, which looks through it again and again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the time of the tests by folder, the longest first."""
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folder = "/".join(report.nodeid.partition("::")[0].split("/")[1:-1][:2]) or "."
                seconds[folder] += report.duration
                tests[folder] += report.when == "call"
    terminalreporter.section("seconds and tests by folder")
    for folder in sorted(seconds, key=seconds.__getitem__, reverse=True):
        terminalreporter.line(f"{seconds[folder]:8.1f} {tests[folder]:6}  {folder}")
    terminalreporter.line(f"{sum(seconds.values()):8.1f} {sum(tests.values()):6}  in all processes together")


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Remove the log handlers that a test has added when it ends."""
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
