"""A tournament in real browsers: created, joined by its link, played in two rounds to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, resigned
from tests.e2e.server import Server
from tests.e2e.test_together import take_turns
from tests.e2e.viewports import PHONE_AT_NIGHT

NAMES = ("Ann", "Ben", "Cora")


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """Server without rate limits."""
    server = Server(tmp_path, more=("--limits", "off")).start()
    yield server
    server.stop()


def named(open_page: Open, server: Server, name: str, **look: Any) -> Page:
    page = open_page(server.url, **look)
    page.get_by_test_id("name").fill(name)
    return page


def create(page: Page) -> str:
    """Create a tournament of The Duel in two rounds from the front page. Return its link."""
    page.get_by_test_id("new-tournament").click()
    page.get_by_test_id("game-duel").check(force=True)
    page.get_by_test_id("rounds-2").check()
    page.get_by_test_id("timer-0").check()
    for choice in ("public-false", "days-1", "series-3"):
        expect(page.get_by_test_id(choice)).to_have_count(0)
    assert grave_findings(page) == []
    page.get_by_test_id("create-tournament").click()
    expect(page.get_by_test_id("tournament")).to_be_visible()
    assert re.search(r"/tournament/[^/]+$", page.url)
    return page.url


def join(page: Page, link: str) -> None:
    """Join by the link, pasted at the front page."""
    page.get_by_test_id("join").click()
    page.get_by_test_id("join-code").fill(link)
    page.get_by_test_id("join-go").click()
    page.get_by_test_id("step-join").click()
    expect(page.get_by_test_id("drop-out")).to_be_visible()


def play_round(pages: list[Page], number: int, link: str) -> None:
    """Each player goes to their table, plays it to the end, and returns to the tournament."""
    pages[0].get_by_test_id("step-start").click()
    for page in pages:
        expect(page.get_by_test_id("step-table")).to_be_visible()
        expect(page.get_by_test_id("tournament-round")).to_have_text(re.compile(rf"Round\s{number}\sof\s2"))
        page.get_by_test_id("step-table").click()
        page.wait_for_url("**/t/*")
    players = [Player(page, policy=resigned, seed=seed) for seed, page in enumerate(pages)]
    take_turns(players, 10_000)
    for page in pages:
        expect(page.get_by_test_id("result")).to_be_visible()
        expect(page.get_by_test_id("play-again")).to_have_count(0)
        messages_of(page).heard.clear()  # of a game that the next one does not follow
        page.get_by_test_id("to-tournament").click()
        page.wait_for_url(link)
        page.get_by_test_id("tournament").wait_for()


def test_three_players_play_two_rounds(open_page: Open, hasty: Server) -> None:
    ann = named(open_page, hasty, NAMES[0])
    link = create(ann)
    ben = named(open_page, hasty, NAMES[1], **PHONE_AT_NIGHT)
    join(ben, link)
    cora = named(open_page, hasty, NAMES[2])
    join(cora, link)
    expect(ben.get_by_test_id("next-step")).to_contain_text("Ann starts the tournament.")
    expect(ann.get_by_test_id("standing")).to_have_count(3)
    pages = [ann, ben, cora]

    play_round(pages, 1, link)
    for page in pages:
        expect(page.get_by_test_id("step-start")).to_be_visible()
    assert ann.get_by_test_id("tournament-table").count() == 2
    assert sorted(ann.get_by_test_id("standing").locator("td:last-child").all_inner_texts())[0].endswith("1")
    assert grave_findings(ben) == []

    ann.goto(hasty.url)  # the first page leads back to it
    expect(ann.get_by_test_id("my-tournament")).to_have_text(re.compile(r"Round\s1\sof\s2\sis\sover\.$"))
    ann.get_by_test_id("my-tournament").click()
    ann.wait_for_url(link)

    play_round([ben, ann, cora], 2, link)
    for page in pages:
        expect(page.get_by_test_id("winners")).to_be_visible()
        expect(page.get_by_test_id("tournament-earlier")).to_be_visible()
        expect(page.get_by_test_id("step-end")).to_be_visible()
    points = [int(words) for words in ann.get_by_test_id("standing").locator("td.points").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert len(points) == 3
    assert 0 < points[0] <= 2 * 29
    assert grave_findings(ann) == []

    reader = open_page(link)
    expect(reader.get_by_test_id("winners")).to_be_visible()
    expect(reader.get_by_test_id("standing")).to_have_count(3)
    expect(reader.get_by_test_id("drop-out")).to_have_count(0)


def test_reserved_seat_and_who_does_not_come(open_page: Open, hasty: Server) -> None:
    """The first player at a table sees for whom it waits. A player who has dropped out gets no seat."""
    ann = named(open_page, hasty, NAMES[0])
    link = create(ann)
    ben = named(open_page, hasty, NAMES[1])
    join(ben, link)
    cora = named(open_page, hasty, NAMES[2])
    join(cora, link)
    cora.get_by_test_id("drop-out").click()
    cora.get_by_test_id("confirm").click()
    expect(cora.get_by_test_id("step-join")).to_be_visible()
    expect(ann.get_by_test_id("standing")).to_have_count(2)
    ann.get_by_test_id("step-start").click()
    ann.get_by_test_id("step-table").click()
    expect(ann.get_by_test_id("not-here")).to_have_count(1)
    expect(ann.locator("ol.seats")).to_contain_text("Ben")
    expect(ann.get_by_test_id("begins")).to_contain_text("The game starts in")
    ann.get_by_test_id("to-tournament").click()
    expect(ann.get_by_test_id("step-table")).to_be_visible()
    ben.get_by_test_id("step-table").click()
    expect(ben.get_by_test_id("begins")).to_contain_text("The game starts in")
    expect(ben.get_by_test_id("begins")).not_to_contain_text("Bots")
    ann.get_by_test_id("step-table").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("prompt")).to_be_visible()
        expect(page.get_by_test_id("undo")).to_have_count(0)
        page.get_by_test_id("menu").click()
        expect(page.get_by_test_id("menu-tournament")).to_have_attribute("href", re.compile(r"/tournament/"))
