"""Screenshots of a table, one for each kind of question, with checks of its words and its width."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.axe import grave_findings
from tests.e2e.geometry import clipped
from tests.e2e.test_languages import check_words
from tests.e2e.test_pictures import shoot


@dataclass
class ScreenshotSeries:
    """Screenshots of one test, each name once; `series` distinguishes the tests."""

    page: Page
    folder: Path
    series: str
    tail: str
    seen: set[str] = field(default_factory=set)

    def take(self, name: str) -> bool:
        """Take the picture unless there is one. Returns True if it was taken."""
        if name in self.seen:
            return False
        self.seen.add(name)
        shoot(self.page, self.folder, f"{self.series}-{name}-{self.tail}")
        check_words(self.page, self.tail)
        return True

    def look(self, decision: dict[str, Any]) -> None:
        """Take a picture of a question and check that the page does not scroll sideways."""
        self.take(decision["why"])
        assert self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0

    def inspect(self, name: str) -> None:
        """Take a picture and check its words, axe's serious findings, cut texts and the width of the page."""
        self.take(name)
        found = [*grave_findings(self.page), *clipped(self.page)]
        assert found == [], f"{name}: {found}"
        assert self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, name


def pictures(artifacts: Path) -> Path:
    folder = artifacts / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder
