"""Layout of cards on wide tables and on phones, in states that the engine creates in the test's process."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.components.client import StaticClient, resize
from tests.components.states import DICE_CAST, ROLES, TableState
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.geometry import cut, overlaps, too_small
from tests.e2e.staged_server import CardStage, Stage, build
from tests.e2e.test_layout import FRONTS, WINDOWS, table

pytestmark = pytest.mark.thorough


def asked(client: StaticClient, stage: CardStage | Stage, script: str = "", **look: Any) -> Page:
    """Open the stage at its first question, as the player in the first seat sees it. The page runs `script` first."""
    game = build(asdict(stage), {"game": "bang" if isinstance(stage, CardStage) else "dice"})
    context = client.browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **look})
    context.add_init_script(script)
    return client.open_state(context, TableState(game))


@pytest.mark.parametrize("players", [5, 8])
def test_a_wide_table_shows_everything(client: StaticClient, players: int) -> None:
    """Up to six cards in front of a seat, an event in force: all there, named, apart, and readable."""
    page = asked(client, table(players, event="Blessing"))
    cards = [0.0]
    for width, height in WINDOWS:
        resize(page, width, height)
        where = f"{width} x {height}"
        assert overlaps(page) == [], where
        assert too_small(page) == [], where
        assert cut(page, ".mini .name, .seat .name, .prompt h2, .prompt p") == [], where
        names = page.locator('[data-testid="table-card"] .name').all_inner_texts()
        assert len(names) == sum(len(front.split(",")) for front in FRONTS[:players] if front), where
        assert all(names), where
        cards.append(page.locator('[data-testid="table-card"] > *').first.bounding_box()["width"])  # type: ignore[index]
    assert cards[4] > cards[3] * 1.1, "a large screen shows larger cards"


def test_four_cards_have_their_names_on_a_phone_too(client: StaticClient) -> None:
    """With five players, the cards of opponents are below their plates."""
    page = asked(client, table(5), viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.locator('.spot [data-testid="table-card"] .name').count() >= 4


EIGHT = Stage(
    [f"{role}: {who}" for role, who in zip(ROLES, DICE_CAST, strict=True)], fair=True, sets=["chiefs_arrow"], chief=0
)


def test_the_dice_game_shows_everything(client: StaticClient) -> None:
    """Eight players and their dice, from a small laptop to a phone."""
    page = asked(client, EIGHT)
    for width, height in [*WINDOWS, (PHONE["width"], PHONE["height"])]:
        resize(page, width, height)
        where = f"{width} x {height}"
        assert overlaps(page) == [], where
        assert too_small(page) == [], where
        assert cut(page, ".seat .name, .prompt h2, .prompt p") == [], where


PHONES = [(390, 844), (412, 915), (360, 640), (844, 390)]


@pytest.mark.parametrize("players", [5, 8])
def test_a_phone_shows_everything(client: StaticClient, players: int) -> None:
    """Upright and on its side: every seat shows the player's name. Prompt and hand are visible without scrolling."""
    page = asked(client, table(players), viewport=PHONE, has_touch=True, is_mobile=True)
    for width, height in PHONES:
        resize(page, width, height)
        where = f"{width} x {height}"
        small = (width, height) in PHONES[2:]  # the table scrolls under what is mine
        assert overlaps(page, ".zone" if small else "body") == [], where
        assert too_small(page) == [], where
        assert page.locator(".seat:not(.mine) .who").count() == players - 1, where
        for needed in ("prompt", "hand-card"):
            expect(page.get_by_test_id(needed).first).to_be_in_viewport(ratio=0.9)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, where


LARGE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"


@pytest.mark.parametrize(
    ("size", "script"),
    [({"width": 720, "height": 450}, ""), (DESKTOP, LARGE)],
    ids=["zoom of 200 %", "text of 200 %"],
)
def test_twice_as_large(client: StaticClient, size: dict[str, int], script: str) -> None:
    """With the page zoomed or text enlarged, the prompt covers nothing, no text is small, and none is cut."""
    page = asked(client, table(5), script, viewport=size)
    assert [one for one in overlaps(page) if "prompt" in one] == []
    assert too_small(page) == []
    assert cut(page, ".seat .name, .prompt h2, .prompt p, .answer .words") == []
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=0.99)
    expect(page.locator('ul[data-at="hand"]')).to_be_in_viewport(ratio=0.99)
    if script:
        letters = page.locator(".prompt h2").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert letters >= 30


def test_the_skip_link_covers_nothing(client: StaticClient) -> None:
    """The skip link to the question appears to the right of the logo."""
    page = asked(client, table(4))
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Tab")
    skip = page.locator("button.skip")
    expect(skip).to_be_focused()
    box, logo = skip.bounding_box(), page.locator("header .home").bounding_box()
    assert box
    assert logo
    assert box["x"] > logo["x"] + logo["width"]
    assert box["y"] >= 0
