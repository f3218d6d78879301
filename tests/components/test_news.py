"""News of the Dice Game over the table: they cover no plate."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import STATES

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
