"""Fonts of the front page: each language loads only the letters that it needs."""

from __future__ import annotations

import pytest

from tests.components.client import SETTLED, StaticClient
from tests.e2e.conftest import DESKTOP, PHONE

LOADED = "() => [...document.fonts].filter(one => one.status === 'loaded').map(one => one.unicodeRange)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_english_loads_no_letters_of_other_languages(client: StaticClient, size: dict[str, int], language: str) -> None:
    page = client.context(language, touch=size is PHONE).new_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(client.url)
    page.get_by_test_id("lang").first.wait_for(state="attached")
    page.evaluate(SETTLED)
    ranges = page.evaluate(LOADED)
    assert any(one.startswith("U+100") for one in ranges) == (language == "cs"), ranges


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_names_of_the_languages_have_our_letters(client: StaticClient, size: dict[str, int]) -> None:
    page = client.context("en", touch=size is PHONE).new_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(client.url)
    names = page.get_by_test_id("lang").first
    names.wait_for(state="attached")
    if size is PHONE:  # the closed list shows one name; the others come from the same style
        names.evaluate("one => { one.options[0].text = 'Čeština'; }")
    page.evaluate(SETTLED)
    cdp = page.context.new_cdp_session(page)
    root = cdp.send("DOM.getDocument")["root"]["nodeId"]
    cdp.send("CSS.enable")
    node = cdp.send("DOM.querySelector", {"nodeId": root, "selector": '[data-testid="lang"]'})["nodeId"]
    fonts = cdp.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert {one["isCustomFont"] for one in fonts} == {True}, fonts
