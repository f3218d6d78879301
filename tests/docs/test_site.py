"""Site of the documentation: it builds, its links work, it loads nothing external; the checks find faults."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from docs.site.build import build
from docs.site.links import faults
from docs.site.pages import OUTSIDE_DOCS, linked
from docs.site.pages import title as heading
from tests.conftest import ROOT, chromium


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("docs"))


@pytest.mark.slow
def test_pages(site: Path) -> None:
    """The build is strict: it raises for a missing page, a dead link, a missing anchor or an external load."""
    core = (site / "rules" / "core.html").read_text("utf-8")
    assert 'id="12.3"' in core
    assert re.search(r"Proved by \d+ scenarios", core)
    assert "new_game" in (site / "reference" / "games.html").read_text("utf-8")
    assert (site / "search.js").stat().st_size > 100_000


@pytest.mark.slow
@pytest.mark.browser
def test_opened_from_a_folder(site: Path) -> None:
    """Search works without a server and without a network: only files are requested."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        _search(page, site)
        browser.close()
    assert asked
    assert not [url for url in asked if not url.startswith(("file:", "data:", "about:"))]


def _search(page: Page, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.locator(".md-search__button").click()
    page.get_by_role("combobox", name="Search").fill("Vendetta")
    page.get_by_role("option", name="Vendetta").first.click()
    page.wait_for_url("**/rules/*.html*")


EDGES = """() => ['.md-search', '.md-main__inner'].map(e => document.querySelector(e).getBoundingClientRect().right)"""
COVERED = """() => [...document.querySelectorAll('pre > .md-code__nav')].filter(nav => {
  const button = nav.getBoundingClientRect(), range = document.createRange()
  range.selectNodeContents(nav.parentElement.querySelector('code'))
  return [...range.getClientRects()].some(r =>
    r.width && r.left < button.right && r.right > button.left && r.top < button.bottom && r.bottom > button.top)
}).length"""


@pytest.mark.slow
@pytest.mark.browser
def test_layout(site: Path) -> None:
    """The search ends at the edge, letters have their width, and the copy button covers no code on a phone."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.goto((site / "serving.html").as_uri())
        search, content = page.evaluate(EDGES)
        spacing = page.locator(".md-typeset p").first.evaluate("e => getComputedStyle(e).letterSpacing")
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator("pre > .md-code__nav").first.wait_for(state="attached")
        covered = page.evaluate(COVERED)
        browser.close()
    assert content - 40 < search <= content
    assert spacing == "normal"
    assert covered == 0


def entries(part: object) -> Iterator[tuple[str, str]]:
    """Yield the menu entries below a part of the navigation: their names and their pages."""
    if isinstance(part, dict):
        for name, below in part.items():
            if isinstance(below, str):
                yield name, below
            else:
                # A section opens with its own page, which has the name of the section
                first = below[:1] if isinstance(below[0], str) else []
                yield from ((name, page) for page in first)
                yield from (entry for one in below[len(first) :] for entry in entries(one))


def test_menu_entries_are_page_titles() -> None:
    """One page has one name: its heading as far as a colon or a bracket."""
    nav = tomllib.loads((ROOT / "docs/zensical.toml").read_text("utf-8"))["project"]["nav"]
    named = [entry for part in nav for entry in entries(part)]
    assert len(named) > 40
    others = {page: ROOT / name for name, page in OUTSIDE_DOCS.items()} | {"examples.md": ROOT / "examples/README.md"}
    for name, page in named:
        if not page.startswith("reference/") and page not in ("index.md", "rules/index.md"):
            title = re.split(r"[:(]", heading(others.get(page, ROOT / "docs" / page)))[0].strip()
            assert name == title, page


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#no">1</a> <a href="b.html#yes">2</a> <a href="c.html">3</a> <a href="https://x.org/">4</a>'
        '<img src="gone.png"> <script src="https://x.org/y.js"></script> <link rel="next" href="b.html">',
        "utf-8",
    )
    (tmp_path / "b.html").write_text('<p id="yes"></p>', "utf-8")
    (tmp_path / "c.css").write_text("a { background: url('//x.org/z.png') } b { background: url(data:,x) }", "utf-8")
    assert faults(tmp_path) == [
        "a.html: b.html#no: nothing is called so there",
        "a.html: c.html leads nowhere",
        "a.html: loads gone.png, which is not there",
        "a.html: loads https://x.org/y.js from outside",
        "c.css: loads //x.org/z.png from outside",
    ]


@pytest.mark.parametrize(
    ("source", "written", "turned"),
    [
        ("CONTRIBUTING.md", "[a](docs/scenarios.md#paths)", "[a](scenarios.md#paths)"),
        ("docs/rules/core.md", "[a](../../CONTRIBUTING.md)", "[a](../contributing.md)"),
        ("docs/index.md", "[code](../src/boomtown/games.py)", "code"),
        ("docs/index.md", "[gone](no-such.md)", "[gone](no-such.md)"),
        ("docs/index.md", "[far](https://x.org/)", "[far](https://x.org/)"),
        ("docs/index.md", "```\n[a](../CHANGELOG.md)\n```", "```\n[a](../CHANGELOG.md)\n```"),
    ],
)
def test_links_between_files_become_links_between_pages(source: str, written: str, turned: str) -> None:
    assert linked(written, source, ROOT) == turned
