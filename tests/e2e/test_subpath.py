"""Site under a path prefix: every page, file, link and socket is below it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open, Watch
from tests.e2e.player import Player
from tests.e2e.server import Server


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, more=("--subpath", "/play")).start()
    yield server
    server.stop()


def test_every_address_lies_under_the_part(open_page: Open, watch: Watch, below: Server) -> None:
    """From the landing page over the cards to a table and its replay, by clicks, back button and reload."""
    page = open_page(f"{below.url}/play/")
    page.get_by_test_id("all-cards").click()
    page.wait_for_url("**/play/cards")
    page.get_by_test_id("entry").first.click()
    page.wait_for_url("**/play/cards/*")
    page.reload()
    page.go_back()
    page.go_back()
    page.get_by_test_id("me").click()
    page.wait_for_url("**/play/me")
    expect(page.get_by_test_id("who-i-am")).to_be_visible()
    page.locator("header a").first.click()
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/play/t/*")
    assert not Player(page).play_some(3)
    page.reload()
    assert Player(page).wait_asked()
    table = urlsplit(page.url).path
    page.locator("header a").first.click()
    page.wait_for_url("**/play/")
    expect(page.get_by_test_id("go-on")).to_have_attribute("href", table)
    assert [url for url in watch.addresses if not inside(url)] == []


def inside(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("data", "blob") or parts.path.startswith("/play/")
