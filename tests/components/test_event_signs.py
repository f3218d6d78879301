"""Signs on the event in force, of what it has settled. They cover nothing and explain themselves in words."""

from __future__ import annotations

import pytest

from boomtown.card.cards import NUMBER_OF
from tests.components.client import StaticClient, resize
from tests.components.states import TableState, full_table
from tests.e2e.geometry import THINGS, overlaps

SIZES = ((1440, 900), (1366, 650), (1280, 720), (390, 664), (360, 640), (844, 390))
RIM = 6  # px by which a sign stands out of its event


def test_a_named_suit_covers_nothing(client: StaticClient) -> None:
    """Eight players, all sets, Handcuffs in force: the sign stays off seats, cards, piles and the prompt."""
    table = full_table(event="Handcuffs")
    table.game.state.remember("suit", NUMBER_OF["hearts"])
    page = client.open_state(client.context("en", touch=True), TableState(table.game))
    others = {name: selector for name, selector in THINGS.items() if name != "event"}
    things = {**others, "sign": '[data-testid="suit"]'}
    for width, height in SIZES:
        resize(page, width, height)
        sign = page.get_by_test_id("suit")
        assert sign.count() == 1, f"{width}x{height}"
        found = [pair for pair in overlaps(page, things=things, slack=RIM) if "sign" in pair]
        assert found == [], f"{width}x{height}"
    assert "Vera Custer: only hearts" in (page.get_by_test_id("suit").text_content() or "")
    page.context.close()


@pytest.mark.parametrize(("event", "sign"), [("Gold Rush", "backwards"), ("Law of the West", "duty")])
def test_other_signs_lie_on_their_event(client: StaticClient, event: str, sign: str) -> None:
    """The reversed direction, and the card that must be played, which the sign opens."""
    table = full_table(event=event)
    table.game.state.remember("duty", table.card("Beer"))
    page = client.open_state(client.context("en", touch=False), TableState(table.game))
    for width, height in SIZES:
        resize(page, width, height)
        found, lies = page.get_by_test_id(sign).bounding_box(), page.locator(f'[data-event="{event}"]').bounding_box()
        assert found is not None
        assert lies is not None
        right, bottom = lies["x"] + lies["width"], lies["y"] + lies["height"]
        assert abs(found["x"] + found["width"] - right) <= RIM, f"{width}x{height}"
        assert lies["y"] - RIM <= found["y"] <= bottom, f"{width}x{height}"
    if sign == "duty":
        page.get_by_test_id(sign).click()
        assert page.get_by_role("dialog").get_by_text("Beer").count() > 0
    page.context.close()
