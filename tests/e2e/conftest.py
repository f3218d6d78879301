"""Debian's Chromium against a real server. Every page is watched: no request leaves the server, no script fails."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.conftest import chromium
from tests.e2e.message_log import Change, alter, tap
from tests.e2e.seed_labels import label
from tests.e2e.seeded import RUNNING
from tests.e2e.server import Server
from tests.e2e.staged_server import StagedServer

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

AT_ONCE = "try { localStorage.setItem('boomtown.show', 'at-once') } catch {}"

PATIENCE = 30_000  # ms; what goes well does not wait, so a slow machine is given time

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Browser for all tests of this folder in this process. It closes before other tests need an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server with bots that answer at once, shared by the tests of this folder in this process."""
    server = Server(tmp_path_factory.mktemp("server"), upload_burst=1000).start()  # many tests, one address
    yield server
    server.stop()
    print(server.log.read_text())


@pytest.fixture(scope="package")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServer]:
    """Server with positions and dice set by the test, shared by the tests of this folder in this process."""
    server = StagedServer(tmp_path_factory.mktemp("staged"))
    server.start()
    yield server
    server.stop()
    print(server.log.read_text())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Server of one test, which may kill it."""
    server = Server(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def named(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Make the servers of this process draw the games of this test."""
    (tmp_path_factory.getbasetemp() / RUNNING).write_text(label(request.node.nodeid))


class Watch:
    """Record of failed scripts and of requests from a page to foreign hosts."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.addresses: list[str] = []

    def __call__(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.failures.append(f"script: {error}"))
        page.on("console", self.console)
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", lambda socket: self.addresses.append(socket.url))

    def console(self, message: Any) -> None:
        # a lost connection and a server that ends (503) are what some tests are about
        expected = ("ERR_", "WebSocket", "status of 503")
        if message.type == "error" and not any(text in message.text for text in expected):
            self.failures.append(f"console: {message.text} ({message.location['url']})")
        # Svelte warns of values that components read after their end: they may be stale
        if message.type == "warning" and "svelte.dev/e/" in message.text:
            self.failures.append(f"console: {message.text}")

    def foreign(self) -> list[str]:
        """Return the addresses that are not the server's own."""
        return [url for url in self.addresses if urlsplit(url).scheme not in ("data", "blob") and not is_local(url)]


def is_local(url: str) -> bool:
    return urlsplit(url).hostname in ("127.0.0.1", "localhost")


Open = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure for the fixtures that clear up."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def open_page(browser: Browser, watch: Watch, artifacts: Path, request: pytest.FixtureRequest) -> Iterator[Open]:
    """`open_page(url, **context options)`: a page in a browser context of its own, calm unless told otherwise.

    Events are shown at once; with `paced` they stay as long as a reader needs. `change` alters the messages of the
    server before the page gets them.
    """
    contexts: list[BrowserContext] = []

    def open_page(url: str, *, paced: bool = False, change: Change | None = None, **options: Any) -> Page:
        wanted = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "color_scheme": "light",
            **options,
        }
        context = browser.new_context(**wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if not paced:
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        watch(page)
        tap(page)
        if change is not None:
            alter(page, change)
        page.goto(url)
        return page

    yield open_page
    if request.node.stash.get(FAILED, False):
        shoot_all(contexts, artifacts, request.node.name)
    for context in contexts:
        context.close()
    assert watch.failures == []
    assert watch.foreign() == []


def shoot_all(contexts: list[BrowserContext], artifacts: Path, test: str) -> None:
    """Take a screenshot of every page of a failed test."""
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages):
        name = re.sub(r"\W+", "-", test).strip("-")
        with contextlib.suppress(Error):
            page.screenshot(path=artifacts / f"failed-{name}-{number}.png", timeout=5000)
