"""Whole games with every set, at the largest and the smallest table, with pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from boomtown.games import catalog
from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import LEFT_EDGE, Player, lively_for, resigned
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import escape, new_table
from tests.e2e.test_languages import check_words
from tests.e2e.test_play import check_the_end
from tests.e2e.viewports import places

EVERY_SET = ["bonus", "dodge_city", "high_noon", "fistful"]
ENOUGH = 10  # answers of mine; who is out sooner gets another game
GAMES = 4

pytestmark = pytest.mark.skipif(
    not {one["id"] for one in catalog()["sets"]} >= set(EVERY_SET), reason="not every set is there yet"
)


class CardScreenshots(ScreenshotSeries):
    """Series with additional pictures: a full table, the event in force, aiming."""

    def look(self, decision: dict[str, Any]) -> None:
        super().look(decision)
        view = messages_of(self.page).view
        if any(len(seat["table"]) >= 4 for seat in view["seats"]):
            self.take("full")
        if view["events"] and view["events"]["on"] and "event" not in self.seen:
            self.open_event()
        if decision["why"] == "play" and not self.seen & {"green", "aim"}:
            self.aim(decision)

    def open_event(self) -> None:
        self.page.get_by_test_id("event").locator("button").or_(
            self.page.locator('button[data-testid="event"]')
        ).first.click()
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.take("event")
        escape(self.page)
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def aim(self, decision: dict[str, Any]) -> None:
        """Take a picture while a picked card waits for its target."""
        aimed = [one["card"] for one in decision["options"] if one["verb"] == "play" and "to" in one]
        if not aimed:
            return
        self.page.locator(f'[data-testid="hand-card"][data-card="{aimed[0]}"]').click(position=LEFT_EDGE)
        expect(self.page.locator('[data-testid="prompt"]:not([data-step="root"])')).to_be_visible()
        self.take("aim")
        self.page.get_by_test_id("put-back").click()


def play_to_the_end(player: Player, look: Callable[[], bool]) -> None:
    """Play games to their end until enough questions were answered."""
    for _ in range(GAMES):
        player.play(until=look)
        check_the_end(player.page)
        if player.done.total() >= ENOUGH:
            return
        player.page.get_by_test_id("play-again").click()
        expect(player.result).to_have_count(0)
        player.answered = -1


@pytest.fixture
def folder(artifacts: Path) -> Path:
    return pictures(artifacts)


@places("desktop")
def test_eight_players_with_every_set(
    open_page: Open, server: Server, folder: Path, tail: str, look: dict[str, Any]
) -> None:
    """A whole game by mouse or by touch. Nothing is cut off and no text is missing."""
    seat = new_table(server, players=8, setup={"sets": EVERY_SET})
    page = open_page(seat.link, storage_state=seat.storage, **look)
    player = Player(page, tap="has_touch" in look, policy=lively_for(40))
    series = CardScreenshots(page, folder, "sets", f"8-{tail}")

    def each() -> bool:
        series.look(player.decision())
        return False

    play_to_the_end(player, each)
    series.take("end")
    assert messages_of(page).view["events"], "no deck of events"


@places("phone")
def test_three_players_know_whom_they_hunt(
    open_page: Open, server: Server, folder: Path, tail: str, look: dict[str, Any]
) -> None:
    """With three players all roles are public. By keyboard on the desktop, by touch on the phone."""
    seat = new_table(server, players=3, setup={"sets": ["dodge_city"]})
    page = open_page(seat.link, storage_state=seat.storage, **look)
    touch = "has_touch" in look
    player = Player(page, tap=touch, keyboard=not touch, policy=lively_for(40))
    series = ScreenshotSeries(page, folder, "sets", f"3-{tail}")

    def each() -> bool:
        view = messages_of(page).view
        assert all(one["role"] for one in view["seats"])
        series.take(player.decision()["why"])
        return False

    play_to_the_end(player, each)
    series.take("end")


def test_a_game_of_eight_that_i_only_watch_ends(open_page: Open, server: Server) -> None:
    """A player who is eliminated early watches the game with every set up to the result."""
    seat = new_table(server, players=8, setup={"sets": EVERY_SET})
    page = open_page(seat.link, storage_state=seat.storage)
    Player(page, policy=resigned).play()
    check_the_end(page)
    check_words(page, "en")
