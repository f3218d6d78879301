"""Whole games with Gold Rush, the Valley of Shadows and the Wild West Show, alone and with every other set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boomtown.games import catalog
from tests.e2e.conftest import DESKTOP, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.test_sets import play_to_the_end
from tests.e2e.viewports import PHONE_AT_NIGHT
from tests.samples import sampled

FRONTIER = ["gold_rush", "valley_of_shadows", "wild_west_show"]
ALL = [one["id"] for one in catalog()["sets"][1:]]
LAPTOP = {"viewport": {"width": 1366, "height": 768}}

# what reaches below the window, where the page is longer than it
LOWEST = """() => {
  if (document.documentElement.scrollHeight <= innerHeight) return "";
  const low = [...document.querySelectorAll("body *")].filter(
    (one) =>
      getComputedStyle(one).position === "absolute" && one.getBoundingClientRect().bottom + scrollY > innerHeight,
  );
  return low.map((one) => `${one.tagName} ${one.className} ${one.dataset.testid ?? ""}`).slice(0, 12).join("; ");
}"""
GAMES = {
    "5-desktop": (5, FRONTIER, "5-desktop", {"viewport": DESKTOP}),
    "8-laptop": (8, ["dodge_city", *FRONTIER], "8-laptop", LAPTOP),
    "5-phone": (5, FRONTIER, "5-phone", PHONE_AT_NIGHT),
    "8-all": (8, ALL, "8-all", {"viewport": DESKTOP}),
}


@sampled("players, sets, tail, look", GAMES, "8-laptop", "5-phone", nightly=["5-desktop", "8-all"])
def test_a_whole_game(
    open_page: Open,
    server: Server,
    artifacts: Path,
    players: int,
    sets: list[str],
    tail: str,
    look: dict[str, Any],
) -> None:
    """A whole game by mouse or by touch. Each kind of question is checked, no text is missing, nothing is cut off."""
    seat = new_table(server, players=players, setup={"sets": sets, "options": {"shadow_gunslingers": True}})
    page = open_page(seat.link, storage_state=seat.storage, **look)
    player = Player(page, tap="has_touch" in look, policy=lively_for(60))
    series = ScreenshotSeries(page, pictures(artifacts), "frontier", tail)

    def each() -> bool:
        series.look(player.decision())
        if "has_touch" not in look:
            assert page.evaluate(LOWEST) == "", "the page is longer than the window"
        return False

    play_to_the_end(player, each)
    series.take("end")
    assert messages_of(page).view["zones"]["offer"]["count"] > 0
