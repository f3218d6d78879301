"""Bar above the table, and its menu: what belongs together stands together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES, TableState, base_table

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


@dataclass(frozen=True)
class Titled(TableState):
    """A table with another name."""

    title: str = ""

    def messages(self) -> list[dict[str, Any]]:
        table, state = super().messages()
        table["table"]["title"] = self.title
        return [table, state]


@pytest.mark.parametrize("title", ["Dusty Creek", "Rattlesnake Junction", "Niebieskie karty i\xa0sprawdzenie"])
def test_the_name_of_a_table_or_lesson_is_whole_on_a_phone(client: StaticClient, title: str) -> None:
    """A long one takes two lines of the bar."""
    page = client.open_state(client.context("en", touch=True), Titled(base_table().game, title=title))
    for width, height in ((390, 664), (360, 640)):
        resize(page, width, height)
        name = page.locator("header h1")
        whole = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
        assert name.evaluate(whole), width
        bar, words = page.locator("header").bounding_box(), page.locator("header .title").bounding_box()
        assert bar is not None
        assert words is not None
        assert words["height"] <= bar["height"], width
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
