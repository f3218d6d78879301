"""Dialogs give the focus back to what opened them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES


def focused(page: Page) -> str:
    """Return the test id or the words of the element with the focus."""
    words: str = page.evaluate("document.activeElement.dataset.testid ?? document.activeElement.textContent.trim()")
    return words


def open_and_close(page: Page, how: str) -> None:
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator("dialog[open]").get_by_role("button", name="Close").first.click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("how", ["Escape", "button"])
def test_on_the_front_page(client: StaticClient, how: str) -> None:
    page = client.context("en", touch=False).new_page()
    page.goto(client.url)
    button = page.locator("footer button").first
    button.focus()
    words = focused(page)
    open_and_close(page, how)
    expect(button).to_be_focused()
    assert focused(page) == words != ""
    page.context.close()


def test_at_a_table(client: StaticClient) -> None:
    """A dialog that another dialog has opened gives the focus to the button of the first one."""
    page = client.open_state(client.context("en", touch=False), STATES["five, my question"]())
    resize(page, 1366, 768)
    menu = page.get_by_test_id("menu")
    menu.focus()
    open_and_close(page, "Escape")
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_test_id("menu-help").click()
    expect(page.get_by_test_id("menu-help")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    page.context.close()
