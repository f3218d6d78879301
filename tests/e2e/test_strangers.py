"""Players who do not know each other, in real browsers: one click to a table, chat, muting, reports and clocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table
from tests.e2e.test_languages import said
from tests.e2e.test_together import two_at_a_table
from tests.e2e.viewports import readers


@pytest.fixture
def quick_server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Server of one test, whose tables of strangers begin soon."""
    monkeypatch.setenv("BOOMTOWN_FILL_AFTER", "10")  # two have to sit down before, also on a busy machine
    server = Server(tmp_path_factory.mktemp("strangers")).start()
    yield server
    server.stop()


def sit_down(page: Page, name: str) -> None:
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit-me-down").click()
    expect(page).to_have_url(re.compile("/t/"))


@readers("cs-phone")
def test_two_strangers_land_at_one_table_and_it_begins(
    open_page: Open, quick_server: Server, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """In two languages: both see the countdown, the same table, and then the game with bots."""
    ann, bob = open_page(quick_server.url), open_page(quick_server.url, **look)
    series = ScreenshotSeries(bob, pictures(artifacts), "strangers", tail)
    expect(bob.get_by_test_id("sit-me-down")).to_be_visible()
    series.inspect("front")
    sit_down(ann, "Ann")
    expect(ann.get_by_test_id("begins-bots")).to_be_visible()
    expect(bob.get_by_test_id("waiting")).to_contain_text("1", timeout=10_000)
    sit_down(bob, "Bob")
    assert ann.url == bob.url
    begins = said(tail, "ui-begins-in").split("{")[0].strip()
    expect(bob.get_by_test_id("begins")).to_contain_text(begins)
    series.inspect("lobby")
    expect(ann.get_by_test_id("prompt")).to_be_visible(timeout=30_000)
    expect(bob.get_by_test_id("prompt")).to_be_visible(timeout=30_000)
    card = quick_server.get(f"/api/tables/{ann.url.rsplit('/', 1)[1]}")
    assert (card["humans"], card["bots"]) == (2, 3)


def test_the_host_has_the_table_wait(open_page: Open, server: Server) -> None:
    """By keyboard: the host stops and restarts the countdown. Other players have no such button."""
    stranger = open_page(server.url)
    sit_down(stranger, "Ann")
    expect(stranger.get_by_test_id("begins")).to_be_visible()
    for button in ("begins-wait", "begins-on", "start", "lock", "change-table", "bot-1"):
        expect(stranger.get_by_test_id(button)).to_have_count(0)
    host = new_table(server, start=False, bots=0, public=True)
    page = open_page(host.link, storage_state=host.storage)
    page.get_by_test_id("begins-on").press("Enter")
    wait = page.get_by_test_id("begins-wait")
    wait.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("begins")).to_have_count(0)
    page.get_by_test_id("begins-on").press("Enter")
    expect(page.get_by_test_id("begins")).to_contain_text(re.compile(r"0:(20|1\d)"))
    page.get_by_test_id("begins-wait").click()


def test_a_code_typed_in_opens_a_private_table(open_page: Open, server: Server) -> None:
    """The table is on no list. A player who knows its code can sit down."""
    host = new_table(server, start=False, bots=0)
    page = open_page(server.url)
    expect(page.get_by_test_id("open-table").filter(has_text=host.code)).to_have_count(0)
    page.get_by_test_id("join").click()
    page.get_by_test_id("join-code").fill(host.code.upper())
    page.get_by_test_id("join-go").click()
    expect(page).to_have_url(host.link)
    expect(page.get_by_test_id("lobby-seat-1")).to_contain_text("(you)")


def pair(open_page: Open, server: Server, **options: object) -> tuple[Page, Page, Seat]:
    """Return the pages of the host and a guest in a running game, and the guest's seat."""
    host = new_table(server, start=False, bots="fill", timer=0)
    guest = join(host, "Bea")
    page = open_page(host.link, storage_state=host.storage, **options)
    other = open_page(guest.link, storage_state=guest.storage)
    expect(other.get_by_test_id("lobby-leave")).to_be_visible()
    page.get_by_test_id("start").click()
    expect(other.get_by_test_id("prompt")).to_be_visible()
    return page, other, guest


def people(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-people").click()
    expect(page.get_by_test_id("person")).to_be_visible()


def say(page: Page, words: str) -> None:
    page.get_by_test_id("say").fill(words)
    page.get_by_test_id("say").press("Enter")


def test_words_of_somebody_muted_are_not_shown(open_page: Open, server: Server) -> None:
    """Muting hides earlier and later messages, also after a reload. Other players do not notice."""
    page, other, _ = pair(open_page, server)
    say(other, "first words")
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("first words")
    people(page)
    page.get_by_test_id("mute").click()
    expect(page.get_by_test_id("person")).to_contain_text("Muted")
    page.keyboard.press("Escape")
    expect(log).not_to_contain_text("first words")
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    say(other, "second words")
    expect(other.get_by_test_id("log")).to_contain_text("second words")
    say(page, "mine")
    expect(log).to_contain_text("mine")
    expect(log).not_to_contain_text("second words")
    people(page)
    page.get_by_test_id("mute").click()
    page.keyboard.press("Escape")
    expect(log).to_contain_text("second words")


@readers("it-desktop", "sk-phone")
def test_how_strangers_get_along(
    open_page: Open, server: Server, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """A phrase sent in English appears in the reader's language. The reader mutes its sender and reports them."""
    page, other, _ = pair(open_page, server, **look)
    series = ScreenshotSeries(page, pictures(artifacts), "manners", tail)
    if "phone" in tail:
        page.get_by_test_id("log-open").click()
    other.get_by_test_id("phrases").press("Enter")
    other.get_by_test_id("phrase-thanks").press("Enter")
    expect(other.get_by_test_id("log")).to_contain_text("Thanks!")
    expect(page.get_by_test_id("log")).to_contain_text(said(tail, "phrase-thanks"))
    page.get_by_test_id("phrases").click()
    series.inspect("phrases")
    page.get_by_test_id("phrase-hurry").scroll_into_view_if_needed()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("phrase-hurry")).to_have_count(0)
    if "phone" in tail:
        page.keyboard.press("Escape")
    people(page)
    page.get_by_test_id("mute").click()
    expect(page.get_by_test_id("person")).to_contain_text(said(tail, "ui-muted"))
    page.get_by_test_id("free").click()
    series.inspect("people")
    page.get_by_test_id("confirm-cancel").click()
    page.get_by_test_id("report").click()
    expect(page.get_by_test_id("report-send")).to_be_visible()
    series.inspect("report")
    expect(page.get_by_test_id("report-send")).to_be_disabled()
    page.get_by_test_id("why-other").check()
    page.get_by_test_id("report-note").fill("He sends me links")
    page.get_by_test_id("report-send").click()
    expect(page.get_by_test_id("report-sent")).to_have_text(said(tail, "ui-reported"))
    series.inspect("reported")
    expect(other.get_by_test_id("report-sent")).to_have_count(0)


def test_a_table_where_only_phrases_are_said(open_page: Open, server: Server) -> None:
    """The host allows only phrases. The lobby shows it, and the table has no text field."""
    host = new_table(server, start=False, bots="fill", timer=0)
    page = open_page(host.link, storage_state=host.storage)
    page.get_by_test_id("change-table").click()
    page.get_by_test_id("talk-phrases").check(force=True)
    page.get_by_test_id("change-go").click()
    expect(page.get_by_test_id("played")).to_contain_text("Only phrases at this table.")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("phrases")).to_contain_text("Say a phrase")
    expect(page.get_by_test_id("say")).to_have_count(0)
    page.get_by_test_id("phrases").click()
    expect(page.get_by_test_id("phrase-hello")).to_have_count(1)
    page.keyboard.press("Escape")  # the focus is on the button
    expect(page.get_by_test_id("phrase-hello")).to_have_count(0)
    page.get_by_test_id("phrases").click()
    page.get_by_test_id("phrase-hello").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("phrase-hello")).to_have_count(0)


def test_a_reaction_is_thrown_at_the_table(open_page: Open, server: Server) -> None:
    """The portrait of the player who throws it, for both players."""
    host, guest = two_at_a_table(server)
    ann, ben = (open_page(one.link, storage_state=one.storage) for one in (host, guest))
    ann.get_by_test_id("start").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("log")).to_be_visible()
    ann.get_by_test_id("phrases").click()
    ann.get_by_test_id("react-laugh").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("thrown")).to_be_visible()
    expect(ben.get_by_test_id("log")).to_contain_text("Ha ha!")
    expect(ben.get_by_test_id("thrown")).to_have_count(0, timeout=8000)


def test_the_host_sends_somebody_away_during_the_game(open_page: Open, server: Server) -> None:
    """The host confirms it. A bot plays on, and the removed player watches."""
    page, other, guest = pair(open_page, server)
    people(page)
    page.get_by_test_id("free").dblclick()
    expect(page.get_by_test_id("confirm-cancel")).to_be_focused()
    expect(page.get_by_test_id("person")).to_have_count(1)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("person")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(other.get_by_test_id("hand-card")).to_have_count(0)
    assert other.evaluate(f"localStorage.getItem('boomtown.seat.{guest.code}')") is None
    expect(other.get_by_test_id("removed")).to_have_text("The host has removed you from this table. You can watch.")
    expect(page.get_by_test_id("log")).to_contain_text("Bea was removed by the host. A bot plays on.")
    expect(other.get_by_test_id("log")).to_contain_text("was removed by the host. A bot plays on.")
    card = server.get(f"/api/tables/{guest.code}")
    assert (card["humans"], card["bots"]) == (1, 4)


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """Server with slow bots, so that a game is not over before the test presses a button."""
    server = Server(tmp_path, bot_delay=0.5).start()
    yield server
    server.stop()


@readers("sk-phone")
def test_a_purse_runs_out_and_its_player_comes_back(
    open_page: Open, slow_server: Server, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """The seats show the time left. A bot plays for a player without time until they press the button."""
    host = new_table(slow_server, start=False, bots="fill", purse={"start": 4, "increment": 2})
    guest = join(host, "Bea")
    page = open_page(host.link, storage_state=host.storage, **look)
    other = open_page(guest.link, storage_state=guest.storage, **look)
    series = ScreenshotSeries(page, pictures(artifacts), "purse", tail)
    expect(page.get_by_test_id("played")).to_contain_text("min + 2 s")
    expect(other.get_by_test_id("lobby-leave")).to_be_visible()
    series.inspect("lobby")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id(f"purse-{guest.seat}")).to_contain_text("0:0")
    expect(page.get_by_test_id(f"purse-{host.seat}")).to_contain_text("0:0")
    first = next_to_be_late(page, other)
    ScreenshotSeries(first, pictures(artifacts), "purse", tail).inspect("spent")
    first.get_by_test_id("back").press("Enter")
    expect(first.get_by_test_id("purse-spent")).to_have_count(0)


def next_to_be_late(*pages: Page) -> Page:
    """Return the page whose time runs out first."""
    for _ in range(300):
        for page in pages:
            if page.get_by_test_id("purse-spent").count():
                return page
            page.wait_for_timeout(100)
    raise AssertionError("no purse runs out")


def test_a_purse_is_chosen_for_a_new_table(open_page: Open, server: Server) -> None:
    """The total time replaces the time per answer, and the lobby shows it."""
    page = open_page(server.url)
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("purse-600+10").check(force=True)
    expect(page.get_by_test_id("timer-60")).to_have_count(0)
    page.get_by_test_id("public-false").check(force=True)
    page.get_by_test_id("open-table-go").click()
    expect(page.get_by_test_id("played")).to_contain_text("10 min + 10 s")
