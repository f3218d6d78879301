"""Largest table: eight players with all nine expansions, on a desktop and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from boomtown.games import catalog
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.test_sets import play_to_the_end
from tests.e2e.viewports import PHONE_AT_NIGHT
from tests.samples import sampled

ALL = [one["id"] for one in catalog()["sets"][1:]]
PHONE_AT_NOON = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOOKS = {
    "desktop": ("desktop", {"viewport": DESKTOP}),
    "phone": ("phone", PHONE_AT_NOON),
    "phone-night": ("phone-night", PHONE_AT_NIGHT),
}

# opponents' plates that extend beyond the window, and parts of the page that are wider than it
OUTSIDE = """() => {
  const found = [];
  for (const one of document.querySelectorAll('[data-testid^="seat-"], [data-testid="train"]')) {
    const { left, right, top } = one.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1) found.push(one.dataset.testid);
  }
  return found;
}"""


def outside(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OUTSIDE)
    return found


@sampled("tail, look", LOOKS, "desktop", "phone", nightly=["phone-night"])
def test_a_whole_game_of_all_nine(
    open_page: Open, server: Server, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """A whole game by mouse or by touch. Each kind of question is checked, and every plate is inside the window."""
    seat = new_table(server, players=8, setup={"sets": ALL})
    page = open_page(seat.link, storage_state=seat.storage, **look)
    player = Player(page, tap="has_touch" in look, policy=lively_for(90), seed=len(tail))
    series = ScreenshotSeries(page, pictures(artifacts), "nine", tail)

    def each() -> bool:
        series.look(player.decision())
        assert outside(page) == []
        return False

    play_to_the_end(player, each)
    expect(page.get_by_test_id("play-again")).to_be_in_viewport(ratio=0.99)
    series.take("end")
    view = messages_of(page).view
    assert view["zones"]["stations"]["count"] == 8
    assert view["zones"]["loads"]
