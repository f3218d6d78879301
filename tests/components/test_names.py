"""Every name of every game on its card, in every language: none is cut, none is too narrow or too small to read."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page

from tests.components.client import LOCALES, StaticClient
from tests.conftest import ROOT
from tests.e2e.geometry import clipped

pytestmark = pytest.mark.thorough

# Texts narrower than this part of their natural width, as (name, width in %)
SQUEEZED = """() => [...document.querySelectorAll('.squeezed')]
  .map(one => [one.textContent.replace('\u00ad', ''), Math.round(100 * one.style.getPropertyValue('--squeeze'))])
  .filter(([, part]) => part < 75)"""


@pytest.fixture(scope="module", autouse=True)
def gallery() -> None:
    """Build the page of names."""
    subprocess.run([sys.executable, "hatch_build.py", "--run", "gallery"], cwd=ROOT, check=True, timeout=300)


def names_page(client: StaticClient, language: str) -> Page:
    page = client.context(language, touch=False).new_page()
    page.goto(f"{client.url}/gallery/gallery/names.html")
    page.locator("section").last.wait_for(timeout=120_000)  # 1,500 cards take half a minute on a busy machine
    page.evaluate("document.fonts.ready")
    return page


def test_no_name_is_cut(client: StaticClient) -> None:
    """Each card at the widths from the discard pile of a phone to a hand."""
    faults: dict[str, list[object]] = {}
    for language in LOCALES:
        page = names_page(client, language)
        assert page.locator(".card, .mini, .character").count() > 1500
        if found := [*clipped(page), *page.evaluate(SQUEEZED)]:
            faults[language] = found
        page.context.close()
    assert faults == {}
