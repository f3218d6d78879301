"""Separately loaded parts of the client: they load in time, and a failure does not lose the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.conftest import ROOT
from tests.e2e.conftest import Open
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import new_table

ASSETS = ROOT / "src/boomtown/static/assets"
QR = "*-04-39?2$%%$%%"  # in the table of the QR library
MISSING_PART = "window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))"


def mark(page: Page) -> None:
    """Mark the page. Only a reload removes the mark."""
    page.evaluate("window.still = true")


def is_marked(page: Page) -> bool:
    return page.evaluate("window.still") is True


MISSING = """paths => {
  const fetched = new Set(performance.getEntriesByType('resource').map(one => new URL(one.name).pathname));
  return paths.filter(path => !fetched.has(path));
}"""


def test_every_part_is_fetched_before_it_is_asked_for(open_page: Open, server: Server) -> None:
    """A browser never requests a failed part again, so all parts are loaded early.

    Other languages and the drawing of QR codes come when they are asked for.
    """
    early = (path for path in ASSETS.glob("*.js") if not path.name.startswith("texts-"))
    parts = [f"/assets/{path.name}" for path in early if QR not in path.read_text(encoding="utf-8")]
    assert len(parts) > 5
    for address in (server.url, f"{server.url}/cards", new_table(server, start=False, bots=0).link):
        page = open_page(address)
        end = time.monotonic() + 60
        while (missing := page.evaluate(MISSING, parts)) and time.monotonic() < end:
            page.wait_for_timeout(100)
        assert missing == [], address


def holding(words: str) -> str:
    """Return the name of the script with these words."""
    [found] = [path.name for path in ASSETS.glob("*.js") if words in path.read_text(encoding="utf-8")]
    return found


@pytest.mark.parametrize("words", ['data-testid="lost"', 'data-testid="result"', "ui-play-now = Play now"])
def test_a_part_that_does_not_come_is_fetched_again(open_page: Open, server: Server, words: str) -> None:
    """The first request for a script fails. The page requests it again, and the player can answer."""
    part = holding(words)
    seat = new_table(server)
    page = open_page("about:blank", storage_state=seat.storage)
    left = [1]

    def once(route: Route) -> None:
        if left:
            left.pop()
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(rf"/assets/{re.escape(part)}$"), once)
    page.goto(seat.link)
    if Player(page).wait_asked():
        Player(page).answer()
    assert not left


def test_only_another_build_loads_the_page_anew(open_page: Open, server: Server) -> None:
    """With a part missing, the page stays if the server has the same build. Otherwise it reloads."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    Player(page).wait_asked()
    mark(page)
    with page.expect_response(is_front_page(server)):
        page.evaluate(MISSING_PART)
    page.wait_for_timeout(500)
    assert is_marked(page)

    page.route(is_front_page_address(server), another_build)
    with page.expect_event("framenavigated"):
        page.evaluate(MISSING_PART)
    Player(page).wait_asked()
    assert not is_marked(page)


def is_front_page_address(server: Server) -> Callable[[str], bool]:
    return lambda url: url.rstrip("/") == server.url


def is_front_page(server: Server) -> Callable[..., bool]:
    return lambda response: is_front_page_address(server)(response.url)


def another_build(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("/assets/index-", "/assets/other-"))


def test_a_pause_of_the_server_takes_nothing_from_a_new_page(open_page: Open, own_server: Server) -> None:
    """The server stops as soon as the table is visible, for longer than any part is deferred. The page works without a
    reload.
    """
    seat = new_table(own_server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    asked = player.wait_asked()
    own_server.kill()
    mark(page)
    page.wait_for_timeout(2000)
    page.get_by_test_id("menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    own_server.start()
    expect(page.get_by_test_id("lost")).to_have_count(0, timeout=30_000)
    page.wait_for_timeout(1000)
    assert is_marked(page)
    if asked:
        player.answer()
