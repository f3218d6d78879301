"""Correspondence games in real browsers: days for a decision, deadlines, and notifications that open the table."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.e2e.conftest import Open
from tests.e2e.player import Player
from tests.e2e.pushing import Pushing
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import join, new_table
from tests.e2e.test_languages import said
from tests.e2e.test_together import take_turns
from tests.e2e.viewports import readers
from tests.server.notifications.test_notifier import Phone, Service, service

__all__ = ["service"]
DAY = 86_400


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Server]:
    """Server that checks deadlines often."""
    server = Server(tmp_path, post_every=0.2).start()
    yield server
    server.stop()


def by_post(page: Page) -> None:
    """Open the form for a table of The Duel with one day per decision."""
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("game-duel").check(force=True)
    page.locator("label", has=page.get_by_test_id("days-1")).click()  # waits until the form of The Duel is there
    expect(page.get_by_test_id("days-1")).to_be_checked()
    expect(page.get_by_test_id("timer-60")).to_have_count(0)


def a_day_later(server: Server) -> None:
    """Kill the server, move its data one day into the past, and start it again."""
    server.kill()
    with closing(sqlite3.connect(server.folder / "games.sqlite")) as data, data:
        data.execute("update choices set at = at - ?", [DAY])
        data.execute("update tables set due = due - ?, touched = touched - ?", [DAY, DAY])
    server.start()


def kinds(server: Server) -> list[str]:
    """Return the kind of each choice in the only game, in order."""
    with closing(sqlite3.connect(server.folder / "games.sqlite")) as data:
        return [kind for (kind,) in data.execute("select kind from choices order by seq")]


def late_once(server: Server, before: int) -> None:
    """Wait until the server has answered one question of an absent player."""
    end = time.monotonic() + 60
    while "timeout" not in kinds(server)[before:]:
        assert time.monotonic() < end, "nobody is answered for"
        time.sleep(0.05)


@readers("pl-phone")
def test_a_game_by_post(open_page: Open, post: Server, artifacts: Path, tail: str, look: dict[str, Any]) -> None:
    """Both players choose. A day passes while the server is stopped, and a bot gives one answer."""
    page, other = open_page(post.url, **look), open_page(post.url)
    series = ScreenshotSeries(page, pictures(artifacts), "post", tail)
    by_post(page)
    expect(page.get_by_test_id("roles")).to_have_count(0)  # The Duel has no roles
    series.inspect("new-table")
    page.get_by_test_id("open-table-go").click()
    expect(page.get_by_test_id("played")).to_contain_text(said(tail, "ui-days"))
    other.goto(page.url)
    other.get_by_test_id("name").press("Enter")
    expect(page.get_by_test_id("kick-1")).to_be_visible()
    series.inspect("lobby")
    page.get_by_test_id("start").click()
    players = [Player(page, tap="has_touch" in look), Player(other, seed=2)]
    take_turns(players, 8)
    assert all(player.done for player in players)
    while not players[0].heard_a_question():
        take_turns(players, 1)
    assert players[0].wait_asked()
    series.inspect("game")

    link = page.url
    page.goto(post.url)
    expect(page.get_by_test_id("go-on-turn")).to_contain_text(said(tail, "ui-me-game-turn"))
    series.inspect("front-page")
    for one in (page, other):
        one.goto("about:blank")
    before = len(kinds(post))
    a_day_later(post)
    late_once(post, before)
    page.goto(link)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("[data-away]")).to_have_text(said(tail, "ui-not-here"))
    series.inspect("later")
    assert kinds(post)[before:] == ["timeout"], "for this one question only"
    if "phone" in tail:
        page.get_by_test_id("log-open").click()
    expect(page.get_by_test_id("log").locator("li.note")).to_have_count(1)
    series.inspect("late")
    page.keyboard.press("Escape")
    other.goto(link)
    take_turns([Player(page, tap="has_touch" in look), Player(other, seed=2)], 2)


SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
  const found = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  PushManager.prototype.subscribe = (wish) => { window.asked = wish; return Promise.resolve(found); };
  Object.defineProperty(Notification, 'permission', { value: 'default' });
  Notification.requestPermission = () => Promise.resolve('granted');
}"""

# What the worker shows, and where it sends the browser: one without windows shows no notices, and opens nothing
SHOWS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, more) => void self.shown.push({ title, ...more });
  self.opened = [];
  self.clients.openWindow = async (url) => void self.opened.push(['opened', url]);
  WindowClient.prototype.focus = async function () { self.opened.push(['focused', this.url]); };
}"""

CLICKED = """async () => {
  const click = new Event('notificationclick');
  const done = [];
  const notification = { data: self.shown.at(-1).data, close: () => self.opened.push(['closed']) };
  Object.assign(click, { notification, waitUntil: (promise) => done.push(promise) });
  self.dispatchEvent(click);
  await Promise.all(done);
  return self.opened.splice(0);
}"""


class Pocket:
    """Service worker of a browser without an open page. The test delivers push messages to it."""

    def __init__(self, page: Page, site: str) -> None:
        self.site, self.worker = site, self._worker(page)
        self.line = page.context.new_cdp_session(page)
        self.registrations: list[dict[str, Any]] = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._told)
        self.line.send("ServiceWorker.enable")
        self.worker.evaluate(SHOWS)

    @staticmethod
    def _worker(page: Page) -> Worker:
        found = page.context.service_workers
        return found[0] if found else page.context.wait_for_event("serviceworker")

    def _told(self, said: dict[str, Any]) -> None:
        self.registrations += said["registrations"]

    def deliver(self, words: dict[str, str]) -> dict[str, Any]:
        """Deliver a push message and return the notification that the worker shows."""
        which = {"origin": self.site, "registrationId": self.registrations[-1]["registrationId"]}
        before = self.worker.evaluate("self.shown.length")
        self.line.send("ServiceWorker.deliverPushMessage", {**which, "data": json.dumps(words)})
        found: list[dict[str, Any]] = []
        while len(found) <= before:
            found = self.worker.evaluate("self.shown")
        return found[-1]

    def click(self) -> list[list[str]]:
        """Click the last notification."""
        done: list[list[str]] = self.worker.evaluate(CLICKED)
        return done


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[Server]:
    """Server that uses the push service of the test."""
    server = Pushing(tmp_path, more=("--push-hosts", "127.0.0.1")).start()
    yield server
    server.stop()


def plays_until_i_am_told(other: Player) -> None:
    """Play the other player's turns until the push service receives the notice of my turn."""
    end = time.monotonic() + 60
    while not Service.received:
        assert time.monotonic() < end, "nobody is told"
        if other.heard_a_question() and other.wait_asked():
            other.answer()
        other.page.wait_for_timeout(20)


@readers("it-phone", "en-desktop")
def test_a_notice_leads_to_the_table(
    open_page: Open, pushing: Server, service: int, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """Enabled by a click, sent at the player's turn with the page closed, shown in their language, and clicked."""
    host = new_table(pushing, players=2, setup={"game": "duel"}, start=False, bots=0, days=1)
    guest = join(host, "Bea")
    page = open_page(host.link, storage_state=host.storage, **look)
    other = open_page(guest.link, storage_state=guest.storage)
    series = ScreenshotSeries(page, pictures(artifacts), "notices", tail)
    phone = Phone(service)
    page.evaluate(SUBSCRIBED, phone.wish)
    button = page.get_by_test_id("notify-me")
    expect(button).to_have_text(said(tail, "ui-push"))
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_text(said(tail, "ui-push-on"))
    series.inspect("wished")
    assert page.evaluate("window.asked.applicationServerKey") == pushing.get("/api/push")["key"]
    assert page.evaluate("window.asked.userVisibleOnly") is True
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_test_id("menu").click()
    expect(page.locator("dialog").get_by_test_id("notify-me")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("menu-notify")).to_have_count(0)  # one button for all of it
    series.inspect("menu")
    page.keyboard.press("Escape")

    title = page.locator("h1").inner_text()
    pocket = Pocket(page, pushing.url)
    players = [Player(page, tap="has_touch" in look), Player(other, seed=2)]
    while not players[1].heard_a_question():
        take_turns(players, 1)
    page.goto(f"{pushing.url}/me")  # away from the table
    plays_until_i_am_told(players[1])
    [(_, sealed)] = Service.received
    words = phone.read(sealed)
    shown = pocket.deliver(words)
    assert title in shown["title"]
    assert shown["body"] == said(tail, "ui-notify-body")
    assert shown["data"] == host.link
    assert page.request.get(shown["icon"]).ok
    assert pocket.click() == [["closed"], ["opened", host.link]]
    page.goto(host.link)
    assert pocket.click() == [["closed"], ["focused", host.link]]
    page.get_by_test_id("menu").click()
    wish = page.locator("dialog").get_by_test_id("notify-me")
    wish.press("Enter")
    expect(wish).to_have_attribute("aria-pressed", "false")


def test_a_browser_that_shows_no_notices_says_so(open_page: Open, server: Server) -> None:
    """If the browser refuses notifications, the page shows it and the switch stays off."""
    host = new_table(server, start=False, bots=0, days=1)
    page = open_page(host.link, storage_state=host.storage)
    page.get_by_test_id("notify-me").press("Enter")
    expect(page.get_by_test_id("notify-refused")).to_be_visible()
    expect(page.get_by_test_id("notify-me")).to_have_attribute("aria-pressed", "false")
