"""Menu of a table: it is whole on a laptop; a shade marks an edge behind which it goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl", "it"])
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
