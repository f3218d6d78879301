"""Two builds with different client files and rules behind one round-robin proxy: each page keeps working or shows a
message.
"""

from __future__ import annotations

import os
import re
import shutil
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boomtown
from tests.e2e.conftest import PATIENCE, Open, Watch
from tests.e2e.cuttable_proxy import RoundRobinProxy
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table
from tests.server.databases import Cluster, cluster

__all__ = ["cluster"]
SCRIPT = 'script[type="module"]'
PACKAGE = Path(boomtown.__file__).parent


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package as another version: all client files have other names, and the rules have one more
    line.
    """
    site = tmp_path_factory.mktemp("other")
    shutil.copytree(PACKAGE, site / "boomtown", ignore=shutil.ignore_patterns("__pycache__"))
    with (site / "boomtown/kernel/chance.py").open("a") as rules:
        rules.write("\nANOTHER_VERSION = True\n")
    static = site / "boomtown/static"
    names = sorted((path.name for path in (static / "assets").iterdir()), key=len, reverse=True)
    known = re.compile(r"(?<![\w-])(" + "|".join(re.escape(name) for name in names) + r")(?!\w)")
    for path in [static / "index.html", *(static / "assets").iterdir()]:
        if path.suffix in (".js", ".css", ".html"):
            path.write_text(known.sub(lambda found: renamed(found[0]), path.read_text()))
        if path.parent.name == "assets":
            path.rename(path.with_name(renamed(path.name)))
    return site


def renamed(name: str) -> str:
    stem, _, kind = name.rpartition(".")
    return f"{stem}z.{kind}"


class OtherVersion(Server):
    """Server of the other version. `site` is the folder of its package."""

    site: Path

    def environment(self) -> dict[str, str]:
        here = super().environment()
        return {**here, "PYTHONPATH": os.pathsep.join([str(self.site), here["PYTHONPATH"]])}


Make = Callable[..., Server]


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory, other: Path) -> Iterator[Make]:
    """`serve(data, new=True)` returns a server on this data. With `new` it runs the other version."""
    servers: list[Server] = []

    def serve(data: Path | str, *, new: bool = False) -> Server:
        folder = tmp_path_factory.mktemp("build")
        server = (OtherVersion if new else Server)(folder, more=("--data", str(data), "--trust-proxy", "127.0.0.1"))
        if isinstance(server, OtherVersion):
            server.site = other
        servers.append(server.start())
        return server

    yield serve
    for server in servers:
        server.stop()
        print(server.log.read_text())


@pytest.fixture
def pair(serve: Make, cluster: Cluster) -> tuple[Server, Server]:
    """Two servers on one database, one of each version, each redirecting to the other for files that only the other
    has.
    """
    data = cluster.create_database().data
    pair = serve(data), serve(data, new=True)
    for one, two in (pair, pair[::-1]):
        script = script_of(fetched(two.url))
        end = time.monotonic() + PATIENCE / 1000
        while status(f"{one.url}{script}") != 307:
            assert time.monotonic() < end, "they do not hear of each other"
            time.sleep(0.05)
    return pair


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE / 1000) as answer:
        return str(answer.read().decode())


def script_of(page: str) -> str:
    found = re.search(r'<script type="module"[^>]* src="([^"]+)"', page)
    assert found
    return found[1]


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def status(url: str) -> int:
    try:
        with urllib.request.build_opener(Stay).open(url, timeout=PATIENCE / 1000) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


@pytest.fixture
def turns() -> Iterator[Callable[..., RoundRobinProxy]]:
    proxies: list[RoundRobinProxy] = []

    def turns(*servers: Server, **more: Any) -> RoundRobinProxy:
        proxies.append(RoundRobinProxy(servers, **more))
        return proxies[-1]

    yield turns
    for proxy in proxies:
        proxy.close()


def build_of(page: Page) -> str:
    return script_of(page.content())


def at(proxy: RoundRobinProxy, seat: Seat) -> tuple[str, dict[str, Any]]:
    """Return the link through the proxy, and the browser storage of the player in this seat."""
    items = [{"name": f"boomtown.seat.{seat.code}", "value": seat.token}]
    return f"{proxy.url}/t/{seat.code}", {"cookies": [], "origins": [{"origin": proxy.url, "localStorage": items}]}


def test_a_page_is_whole_wherever_its_files_come_from(
    open_page: Open, pair: tuple[Server, Server], turns: Callable[..., RoundRobinProxy]
) -> None:
    """Every second request reaches the server without the file. No file is missing, and none is loaded twice."""
    proxy = turns(*pair)
    builds = set()
    for number in range(4):
        proxy.turn = number % 2
        page = open_page(proxy.url)
        expect(page.get_by_test_id("new-table")).to_be_visible()
        page.wait_for_load_state("networkidle")
        builds.add(build_of(page))
        assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
        assert page.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].every(one => one.sheet)")
        page.close()
    assert len(builds) == 2, "pages of both were opened"
    assert any("?again=" in path for path, _ in proxy.asked)


@pytest.mark.parametrize("kind", ["script", "style", "texts"])
def test_a_page_whose_files_have_gone_is_loaded_anew(
    open_page: Open, serve: Make, tmp_path: Path, turns: Callable[..., RoundRobinProxy], watch: Watch, kind: str
) -> None:
    """The server is upgraded after the page was sent. With a file missing, the page reloads from the new server."""
    old, new = serve(tmp_path / "old.sqlite"), serve(tmp_path / "new.sqlite", new=True)
    page_of_old = fetched(old.url)
    first = script_of(page_of_old)
    style = re.search(r'<link rel="stylesheet"[^>]* href="([^"]+)"', page_of_old)
    texts = re.search(r"texts-en-[\w-]+\.js", fetched(old.url + first))
    assert style
    assert texts
    gone = {"script": first, "style": style[1], "texts": f"/assets/{texts[0]}"}[kind]
    renewed = []

    def pick(path: str) -> Server:
        if path == gone:
            renewed.append(path)
        return new if renewed else old

    proxy = turns(old, new, pick=pick)
    page = open_page(proxy.url)
    expect(page.locator(SCRIPT)).to_have_attribute("src", script_of(fetched(new.url)))
    expect(page.get_by_test_id("new-table")).to_be_visible()
    assert all("404" in failure or "MIME type" in failure for failure in watch.failures), watch.failures
    watch.failures.clear()


def test_yesterdays_page_goes_on_and_is_loaded_anew_when_nothing_is_lost_by_it(
    open_page: Open, serve: Make, tmp_path: Path, other: Path
) -> None:
    """A server of another version replaces the old one during a game. The page reloads once its player is not asked."""
    old = serve(tmp_path / "games.sqlite")
    seat = new_table(old)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    player.play_some(3)
    assert player.wait_asked()
    before, hand, build = messages_of(page).view, player.hand(), build_of(page)

    old.kill()
    expect(page.get_by_test_id("lost")).to_be_visible()
    new = OtherVersion(old.folder, more=old.more, bot_delay=2.0)  # so that there is a while in which I am not asked
    new.site, new.port = other, old.port
    new.start()
    try:
        expect(page.get_by_test_id("lost")).to_have_count(0)
        view = messages_of(page).view
        assert (view["move"], view["hand"], player.hand()) == (before["move"], before["hand"], hand)
        assert build_of(page) == build, "it is my question: the page stays"
        while player.heard_a_question() and player.wait_asked():
            options = player.decision()["options"]
            player.answer(next((one for one in options if one["verb"] in ("end", "pass")), options[0]))
        expect(page.locator(SCRIPT)).to_have_attribute("src", script_of(fetched(new.url)))
        assert Player(page).wait_asked()
        assert messages_of(page).view["move"] > before["move"]
    finally:
        new.stop()


def test_a_page_finds_the_server_that_has_its_game(
    open_page: Open, pair: tuple[Server, Server], turns: Callable[..., RoundRobinProxy], artifacts: Path
) -> None:
    """Ann plays on one version. Bob's socket reaches the second one: a message shows until it reaches Ann's server."""
    old, new = pair
    host = new_table(old, players=4, start=False, bots=2)
    guest = join(host, "Bob")
    ann = open_page(host.link, storage_state=host.storage)
    ann.get_by_test_id("start").click()
    expect(ann.get_by_test_id("prompt")).to_be_visible()

    there = [new]
    proxy: RoundRobinProxy = turns(
        *pair, pick=lambda path: there[0] if path.startswith("/ws/") else pair[proxy.turn % 2]
    )
    link, storage = at(proxy, guest)
    bob = open_page(link, storage_state=storage)
    expect(bob.get_by_test_id("sought")).to_have_text(re.compile("on a server with another version"))
    bob.screenshot(path=artifacts / "other-version.png")
    assert messages_of(bob).states() == []
    there[0] = old
    expect(bob.get_by_test_id("prompt")).to_be_visible()
    expect(bob.get_by_test_id("sought")).to_have_count(0)
    assert messages_of(bob).view["you"] == guest.seat
    assert messages_of(bob).sockets > 1
    assert [message["table"]["notice"] for message in messages_of(ann).heard if message["t"] == "table"][-1] is None
