"""Bar above the table, and its menu: what belongs together stands together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES

WORDS = """(selector) => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(selector));
  return words.getBoundingClientRect()[SIDE];
}"""
LEFT, RIGHT = WORDS.replace("SIDE", "'left'"), WORDS.replace("SIDE", "'right'")
TEXT_OF_SELECT = "one => one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft)"


def test_the_facts_follow_the_name_of_the_table(client: StaticClient) -> None:
    page = client.open_state(client.context("en", touch=False), STATES["five, my question"]())
    resize(page, 1366, 768)
    gap = page.evaluate(LEFT, "header .title p") - page.evaluate(RIGHT, "header h1")
    assert 8 <= gap <= 20, gap
    page.context.close()


def test_the_language_is_a_row_of_the_menu(client: StaticClient) -> None:
    page = client.open_state(client.context("en", touch=False), STATES["five, my question"]())
    resize(page, 1366, 768)
    page.get_by_test_id("menu").click()
    language = page.locator("dialog[open] select")
    first = page.get_by_test_id("menu-help")
    icon = first.locator("svg").evaluate("one => one.getBoundingClientRect().right")
    gap = first.evaluate("one => parseFloat(getComputedStyle(one).columnGap)")
    assert abs(language.evaluate(TEXT_OF_SELECT) - (icon + gap)) <= 1
    page.context.close()


def test_the_pace_is_named_where_there_is_room(client: StaticClient) -> None:
    page = client.open_state(client.context("en", touch=False), STATES["five, my question"]())
    words = page.get_by_test_id("pace").locator("span")
    for width, height, shown in ((1366, 650, 1), (1280, 720, 1), (720, 450, 0)):
        resize(page, width, height)
        expect(words).to_have_count(shown)
        title = page.locator("header .title p")
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), width
    page.context.close()
