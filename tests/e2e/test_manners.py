"""Independence of the site: all requests go to its own server, and the page names the owner of the game."""

from __future__ import annotations

import gzip
import re
import urllib.request
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT
from tests.e2e.conftest import Open, Watch, is_local
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import new_table

BUNDLE_LIMIT = 60_000  # bytes, gzip, scripts and styles of the first page
# bytes, compressed, all that the front page loads before it is used; Czech needs more letters
PAGE_LIMITS = {"en-GB": 260_000, "cs-CZ": 340_000}


def test_no_request_leaves_the_server(open_page: Open, server: Server, watch: Watch) -> None:
    """A visit with dialogs and a game requests only addresses of the server."""
    page = open_page(server.url)
    for button in page.locator("footer button").all():
        button.click()
        page.locator("dialog[open]").wait_for()  # its part is loaded first
        page.keyboard.press("Escape")
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    Player(page).play_some(10)
    assert len(watch.addresses) > 5
    assert all(is_local(url) or url.startswith(("data:", "blob:")) for url in watch.addresses)


def test_the_page_forbids_the_outside_by_itself(server: Server) -> None:
    """The content security policy allows only the own origin, so a mistake could not load anything else either."""
    with urllib.request.urlopen(server.url) as answer:
        headers: Mapping[str, str] = answer.headers
        policy = headers.get("content-security-policy") or ""
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert not re.search(r"https?:|\*", policy), policy


def test_it_says_that_it_is_unofficial(open_page: Open, server: Server) -> None:
    """The footer calls the site unofficial and names the trademark."""
    page = open_page(server.url)
    expect(page.locator("footer")).to_contain_text("unofficial")
    expect(page.locator("footer")).to_contain_text("trademark")


def test_a_wrong_address_leads_to_the_first_page(open_page: Open, server: Server, watch: Watch) -> None:
    page = open_page(f"{server.url}/no/such/page")
    expect(page.get_by_test_id("no-page")).to_have_text("There is nothing at this address.")
    page.get_by_role("link", name="To the home page", exact=True).click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    watch.failures.clear()  # the browser itself notes an answer that is an error


def test_the_first_page_is_small(server: Server) -> None:
    """Compressed size of the scripts and styles that the page itself loads, without fonts."""
    static = ROOT / "src/boomtown/static"
    page = (static / "index.html").read_text()
    parts = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)
    assert parts
    total = sum(len(gzip.compress((static / part).read_bytes(), 9)) for part in parts)
    print(f"\nfirst page: {total / 1000:.1f} kB gzip in {len(parts)} files")
    assert total < BUNDLE_LIMIT, total


@pytest.mark.parametrize("language", PAGE_LIMITS)
def test_a_glance_at_the_front_page_loads_little(open_page: Open, own_server: Server, language: str) -> None:
    """The front page loads its own parts, texts and letters; the rest follows at the first move of the pointer.

    The server has no tables: the tables of other tests would be listed on the page, with their faces.
    """
    page = open_page("about:blank", locale=language)
    loaded: dict[str, float] = {}
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.on("Network.requestWillBeSent", lambda sent: loaded.update({sent["requestId"]: 0}))
    cdp.on("Network.loadingFinished", lambda ended: loaded.update({ended["requestId"]: ended["encodedDataLength"]}))
    page.goto(own_server.url)
    page.get_by_test_id("play-now").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    glance = sum(loaded.values())
    print(f"\nfront page: {glance / 1000:.1f} kB in {len(loaded)} requests")
    assert glance < PAGE_LIMITS[language]
    page.mouse.move(10, 10)
    while sum(loaded.values()) < 1.5 * glance:
        page.wait_for_timeout(50)


def test_a_moment_of_no_server_is_said_on_the_landing_page(open_page: Open, own_server: Server) -> None:
    """Without a server, Play now shows a message. It works again once the server is back."""
    page = open_page(own_server.url)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    own_server.kill()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    own_server.start()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("log").or_(page.get_by_test_id("result")).first).to_be_visible()
