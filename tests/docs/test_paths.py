"""Files named in the documentation exist, also after modules have moved."""

from __future__ import annotations

import re

import pytest

from tests.conftest import ROOT

PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md", "benchmarks/README.md"]
PAGES += sorted(str(page.relative_to(ROOT)) for place in ("docs", "src") for page in (ROOT / place).rglob("*.md"))
# A page may leave out the beginning of a path
PLACES = ["", "src", "src/boomtown", "src/boomtown/card", "docs", "web/src"]
BLOCK = re.compile(r"^```.*?^```$", re.M | re.S)
NAMED = re.compile(r"`((?!build/)[\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte|css|md|toml|ftl|yaml|json|conf))`")


@pytest.mark.parametrize("page", PAGES)
def test_files_exist(page: str) -> None:
    text = BLOCK.sub("", (ROOT / page).read_text("utf-8"))
    missing = [name for name in NAMED.findall(text) if not any((ROOT / place / name).is_file() for place in PLACES)]
    assert not missing
