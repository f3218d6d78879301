"""Public profiles in real browsers: switched on, seen by another person, linked after a game, switched off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open, Watch
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import Seat
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language
from tests.e2e.test_me import asks, begin, choose_face, home, make_account, my_page, rename
from tests.e2e.test_records import play_to_the_end
from tests.e2e.viewports import PHONE_AT_NIGHT, places


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """Server without rate limits."""
    server = Server(tmp_path, more=("--limits", "off")).start()
    yield server
    server.stop()


def show_profile(page: Page) -> None:
    page.get_by_test_id("profile-public").check(force=True)
    expect(page.get_by_test_id("my-profile")).to_be_visible()


def play_a_public_game(server: Server, host: Page, guest: Page) -> str:
    """Play a duel at a public table; return its code."""
    wish = {"setup": {"game": "duel", "players": 2}, "bots": 0, "public": True, "timer": 0}
    made = asks(host, "/api/tables", {"name": "Calamity Ann", **wish})
    code = str(made["table"]["code"])
    joined = asks(guest, f"/api/tables/{code}/join", {"name": "Bob"})
    seats = [Seat(server, code, one["seat"], one["token"]) for one in (made, joined)]
    begin(seats[0])
    with ThreadPoolExecutor(2) as both:
        list(both.map(play_to_the_end, seats))
    return code


def speak_all_languages(page: Page) -> None:
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    choose_language(page, "en")


@places("desktop")
def test_a_profile_is_seen_until_it_is_switched_off(
    open_page: Open, hasty: Server, artifacts: Path, watch: Watch, look: dict[str, Any], tail: str
) -> None:
    """A guest has no switch. Another person finds the profile by the front page, with the keyboard."""
    page, _ = my_page(open_page, hasty, **look)
    rename(page, "Calamity Ann")
    choose_face(page, "miner")
    expect(page.get_by_test_id("public-profile")).to_have_count(0)
    make_account(page)
    expect(page.get_by_test_id("profile-public")).not_to_be_checked()
    show_profile(page)
    page.get_by_test_id("public-profile").scroll_into_view_if_needed()
    ScreenshotSeries(page, pictures(artifacts), "profile-switch", f"en-{tail}").inspect("on")

    other = open_page(home(hasty), **PHONE_AT_NIGHT)
    series = ScreenshotSeries(other, pictures(artifacts), "profiles", "en-phone")
    other.get_by_test_id("players").click()
    expect(other.get_by_test_id("player")).to_have_count(1)
    series.inspect("list")
    speak_all_languages(other)
    other.get_by_test_id("player").get_by_role("link").focus()
    other.keyboard.press("Enter")
    expect(other.get_by_test_id("profile")).to_contain_text("Calamity Ann")
    series.inspect("profile")
    speak_all_languages(other)

    page.get_by_test_id("profile-public").uncheck(force=True)
    expect(page.get_by_test_id("my-profile")).to_have_count(0)
    with other.expect_console_message(lambda note: "404" in note.text):  # the browser's own note of the answer
        other.reload()
    expect(other.get_by_test_id("no-profile")).to_contain_text("no longer public")
    assert all("404" in failure for failure in watch.failures)
    watch.failures.clear()
    series.inspect("gone")
    other.get_by_test_id("all-players").click()
    expect(other.get_by_test_id("no-players")).to_be_visible()
    speak_all_languages(other)
    series.inspect("none")
    other.get_by_test_id("players-me").click()
    expect(other.get_by_test_id("who-i-am")).to_be_visible()


@places("phone")
def test_names_lead_to_profiles_after_a_game(
    open_page: Open, hasty: Server, artifacts: Path, look: dict[str, Any], tail: str
) -> None:
    """At the end of a game, among the people played with and in the season. The profile leads to the replay."""
    page, _ = my_page(open_page, hasty)
    rename(page, "Calamity Ann")
    make_account(page)
    page.get_by_test_id("rated").check(force=True)
    show_profile(page)
    other, _ = my_page(open_page, hasty, **look)
    rename(other, "Bob")
    code = play_a_public_game(hasty, page, other)
    other.goto(f"{home(hasty)}/t/{code}")
    link = other.get_by_test_id("result").get_by_test_id("profile-link")
    expect(link).to_have_count(1)
    expect(link).to_contain_text("Calamity Ann")
    series = ScreenshotSeries(other, pictures(artifacts), "profile-links", f"en-{tail}")
    series.inspect("result")
    with other.expect_popup() as opened:
        link.click()
    expect(opened.value.get_by_test_id("profile")).to_contain_text("Calamity Ann")
    other.goto(f"{home(hasty)}/me")
    other.get_by_test_id("played-with").get_by_test_id("profile-link").click()
    expect(other.get_by_test_id("profile-game")).to_have_count(1)
    expect(other.get_by_test_id("rating")).to_have_count(2)
    speak_all_languages(other)
    series.inspect("profile")
    other.goto(f"{home(hasty)}/players")
    other.get_by_test_id("players-duel").click()
    other.get_by_test_id("players-this").click()
    expect(other.get_by_test_id("player")).to_contain_text(
        re.compile(r"Calamity Ann.*[+-]0\.\d.*[01]\s+of 1\s+won", re.DOTALL)
    )
    speak_all_languages(other)
    series.inspect("season")
    other.get_by_test_id("players-last").click()
    expect(other.get_by_test_id("no-players")).to_contain_text("no rated game")
    speak_all_languages(other)
    other.get_by_test_id("players-this").click()
    other.get_by_test_id("player").get_by_role("link").click()
    other.get_by_test_id("profile-replay").click()
    expect(other.get_by_test_id("replay")).to_have_attribute("data-at", "0")
