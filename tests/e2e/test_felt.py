"""Effects of the table: a blow, the fuse of a Dynamite, cards played by drag."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.card.position import seat
from tests.e2e.conftest import Open
from tests.e2e.player import Player
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.tables import Seat

OTHERS = [
    seat("outlaw", "Rose Doolan", "Beer 7H"),
    seat("outlaw", "Paul Regret", "Beer 8H"),
    seat("renegade", "Black Jack", "Beer 9H"),
]
MOVING: dict[str, Any] = {"paced": True, "reduced_motion": "no-preference"}

# every blow that was drawn
WATCH_BLOWS = """() => {
  window.blows = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.dataset?.testid === 'blow') window.blows += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def stage(hand: str) -> CardStage:
    """Return a stage in which the sheriff has the turn and these cards."""
    return CardStage([seat("sheriff", "Willy the Kid", hand), *OTHERS])


def sit(open_page: Open, place: Seat, **look: Any) -> Page:
    """Return the page of a player who is asked."""
    page = open_page(place.link, storage_state=place.storage, **look)
    assert Player(page).wait_asked()
    return page


def boxes(page: Page) -> Any:
    """Return the boxes of everything that has a place, the cards of the hand excepted."""
    return page.evaluate(
        """() => [...document.querySelectorAll('[data-at^=seat], [data-at=deck], [data-testid=prompt]')]
             .map((one) => [one.dataset.at ?? 'prompt', JSON.stringify(one.getBoundingClientRect())])"""
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_blow_is_felt_unless_motion_is_reduced(open_page: Open, staged: StagedServer, motion: str) -> None:
    """The plate flashes and shakes. Every box is afterwards where it was."""
    page = sit(open_page, staged.play(stage("BANG! 6C, BANG! 7C")), **{**MOVING, "reduced_motion": motion})
    page.evaluate(WATCH_BLOWS)
    before = boxes(page)
    page.locator('[data-testid="hand-card"]').first.click()
    page.locator('[data-testid="seat-1"] button').first.click()
    expect(page.locator('[data-testid="log"]')).to_contain_text("Rose loses 1 life")
    expect(page.locator('[data-testid="prompt"][data-move]')).to_be_visible()
    assert (page.evaluate("window.blows") > 0) == (motion == "no-preference")
    expect(page.locator('[data-testid="blow"]')).to_have_count(0)
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    page.locator("body").hover(position={"x": 2, "y": 2})
    assert boxes(page) == before


def test_the_fuse_of_a_dynamite_burns_with_a_pass(open_page: Open, staged: StagedServer) -> None:
    me = seat("sheriff", "Willy the Kid", "Beer 6H", "Dynamite 2H")
    page = sit(open_page, staged.play(CardStage([me, *OTHERS], phase="start", deck="Beer 10H")))
    fuse = page.locator('[data-testid^="fuse-"]')
    expect(fuse).to_have_attribute("data-left", "0.83")
    expect(page.locator('li:has([data-testid="seat-1"])').locator(fuse)).to_be_visible()
