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
