"""Pictures of a table, one for each kind of thing that comes up, with a look at its words and its width."""

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
    """Each name once; `series` tells the pictures of one test from another's."""

    page: Page
    folder: Path
    series: str
    tail: str
    seen: set[str] = field(default_factory=set)

    def take(self, name: str) -> bool:
        """Take the picture unless there is one; tells whether it was the first."""
        if name in self.seen:
            return False
        self.seen.add(name)
        shoot(self.page, self.folder, f"{self.series}-{name}-{self.tail}")
        check_words(self.page, self.tail)
        return True

    def look(self, decision: dict[str, Any]) -> None:
        """At a question, and whether the page has to be moved sideways for it."""
        self.take(decision["why"])
        assert self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0

    def inspect(self, name: str) -> None:
        """Picture and words; nothing that axe calls grave, nothing cut off, nothing to be scrolled to sideways."""
        self.take(name)
        found = [*grave_findings(self.page), *clipped(self.page)]
        assert found == [], f"{name}: {found}"
        assert self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, name


def pictures(artifacts: Path) -> Path:
    folder = artifacts / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder
