"""Menu of a table: all of it is visible on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES


@pytest.mark.parametrize("language", LOCALES)
def test_the_menu_is_whole_on_a_laptop(client: StaticClient, language: str) -> None:
    """ "Leave", its last entry, is in sight without scrolling."""
    page = client.open_state(client.context(language, touch=False), STATES["dice for five, my question"]())
    resize(page, 1366, 650)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("leave")).to_be_in_viewport(ratio=0.99)
    assert (
        page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('dialog'))"
        )
        <= 1
    )
