"""News, plates and plan of the Dice Game: none covers another."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES

RING = 6  # px around a plate that is asked

# Plates that the banner covers
COVERED = """() => {
  const banner = document.querySelector('[data-testid="news"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid^="seat-"]')]
    .filter(one => {
      const plate = one.getBoundingClientRect();
      return plate.left < banner.right && plate.right > banner.left
        && plate.top < banner.bottom && plate.bottom > banner.top;
    })
    .map(one => one.dataset.testid);
}"""


def test_the_ring_of_the_own_plate_leaves_the_plan_of_the_dice_free(client: StaticClient) -> None:
    """On a low phone the plan is next to the plate."""
    page = client.open_state(client.context("en", touch=True), STATES["dice for five, my question"]())
    resize(page, 390, 664)
    plate, plan = page.get_by_test_id("seat-0").bounding_box(), page.get_by_test_id("plan").bounding_box()
    assert plate is not None
    assert plan is not None
    assert plan["x"] >= plate["x"] + plate["width"] + RING
    page.context.close()


@pytest.mark.parametrize("size", ["1366x650", "1440x900", "683x384", "390x664", "390x844", "844x390"])
def test_a_shown_role_covers_no_plate(client: StaticClient, size: str) -> None:
    state = STATES["dice for eight, waiting"]()
    width, height = map(int, size.split("x"))
    page = client.open_state(client.context("en", touch=height > width or height == 390), state)
    resize(page, width, height)
    shown = state.messages()[1]
    at = len(shown["events"])
    role = shown["events"][-1] | {"n": at, "t": "role", "who": 3, "special": "Ugly"}
    assert client.socket
    client.socket.send(json.dumps(shown | {"since": at, "events": [role]}))
    expect(page.get_by_test_id("news")).to_be_visible()
    assert page.evaluate(COVERED) == []
