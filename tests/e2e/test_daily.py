"""Deal of the day in the browser: played to its end, its line copied, and shown on the front page afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.daily_server import DATE, DailyServer
from tests.e2e.player import Player, resigned
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language

LOW = {"width": 1366, "height": 650}
SMALL = {"width": 360, "height": 640}
STILL = ("play-now", "sit-me-down", "new-table", "join", "daily", "new-tournament", "open-saved")
RESULT = {"won": True, "turns": 9, "lives": 2, "hits": 5}


@pytest.fixture(scope="module")
def of_one_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DailyServer]:
    server = DailyServer(tmp_path_factory.mktemp("daily"))
    server.start()
    yield server
    server.stop()


def boxes(page: Page) -> list[Any]:
    return [page.get_by_test_id(name).bounding_box() for name in STILL]


def said(page: Page, name: str) -> str:
    return page.get_by_test_id(name).inner_text().replace("\u00a0", " ")


def told(result: dict[str, Any]) -> str:
    """The line of a result, written here a second time."""

    def many(n: int, noun: str) -> str:
        return f"{n} {noun}" if n == 1 else f"{n} {noun}s"

    lives = {0: "out of the game", 1: "1 life left"}.get(result["lives"], f"{result['lives']} lives left")
    end, turns, hits = "won" if result["won"] else "lost", many(result["turns"], "turn"), many(result["hits"], "hit")
    return f"boomtown, deal of 30 Nov 2026: {end} after {turns}, {lives}, {hits}"


def test_a_try_from_the_front_page_to_its_line(open_page: Open, of_one_day: DailyServer) -> None:
    page = open_page(of_one_day.url, viewport=LOW, permissions=["clipboard-read", "clipboard-write"])
    expect(page.get_by_test_id("daily-entry")).to_have_text("30 Nov 2026: the same cards for all, one try")
    assert grave_findings(page) == []
    page.get_by_test_id("daily").focus()
    page.keyboard.press("Enter")
    player = Player(page, policy=resigned)
    assert player.wait_asked()
    tables = [message["table"] for message in player.messages.heard if message["t"] == "table"]
    assert (tables[-1]["title"], tables[-1]["daily"]) == ("Deal of the day, 30 Nov 2026", DATE)
    for closed in ("who-button", "undo"):
        expect(page.get_by_test_id(closed)).to_have_count(0)
    assert player.play()
    assert not any(state["view"]["can_undo"] for state in player.messages.states())
    mine = page.evaluate("fetch('/api/daily').then((answer) => answer.json())")["mine"]
    line = told(mine["result"])
    assert said(page, "daily-line") == line
    assert (
        page.get_by_test_id("daily-end").evaluate("one => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    )
    assert "1 person has finished it." in said(page, "daily-numbers")
    assert grave_findings(page) == []
    page.get_by_test_id("daily-copy").click()
    pasted = page.evaluate("navigator.clipboard.readText()").replace("\u00a0", " ")
    assert pasted == f"{line}\n{of_one_day.url}/"
    expect(page.get_by_test_id("deal")).to_have_attribute("data-verdict", "held")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("deal-about")).to_contain_text("the same for all players")
    page.goto(of_one_day.url)
    entry = page.get_by_test_id("daily")
    expect(entry).to_contain_text("you won" if mine["result"]["won"] else "you lost")
    entry.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert said(page, "daily-line") == line


@pytest.mark.parametrize("size", [LOW, SMALL], ids=["low", "small"])
def test_nothing_moves_when_the_answer_comes(open_page: Open, of_one_day: DailyServer, size: dict[str, int]) -> None:
    page = open_page("about:blank", viewport=size)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/daily", hold)
    page.goto(of_one_day.url)
    expect(page.get_by_test_id("daily")).to_be_visible()
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    page.wait_for_function("() => performance.getEntriesByName(location.origin + '/api/me').length > 0")
    before = boxes(page)
    mine = {"code": "abc", "result": RESULT}
    body = {"date": DATE, "commitment": "0" * 64, "played": 8, "won": 3, "mine": mine}
    waiting[0].fulfill(body=json.dumps(body), content_type="application/json")
    expect(page.get_by_test_id("daily")).to_contain_text("30 Nov 2026: you won")
    assert boxes(page) == before


def test_five_languages(open_page: Open, of_one_day: DailyServer) -> None:
    """The dialog with a result, dark on a small phone: whole words, nothing beyond the edge."""
    page = open_page("about:blank", viewport=SMALL, color_scheme="dark")
    body = {"date": DATE, "commitment": "0" * 64, "played": 8, "won": 3, "mine": {"code": "abc", "result": RESULT}}
    page.route("**/api/daily", lambda route: route.fulfill(body=json.dumps(body), content_type="application/json"))
    page.goto(of_one_day.url)
    lines = set()
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
        page.get_by_test_id("daily").click()
        expect(page.get_by_test_id("daily-line")).to_be_visible()
        check_words(page, language)
        assert grave_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        lines.add(said(page, "daily-line"))
        page.get_by_test_id("daily-close").click()
    assert len(lines) == len(LANGUAGES)
    assert all("boomtown" in line and "9" in line and "2026" in line for line in lines)
