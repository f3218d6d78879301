"""The toy set and the toy game in the browser: nobody has drawn or translated them, and they can be played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table, visible_text


class Toys(Server):
    """A server that knows them by their entry points."""

    def environment(self) -> dict[str, str]:
        path = [str(ROOT / "tests/plugin_set"), str(ROOT / "tests/plugin"), super().environment()["PYTHONPATH"]]
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(path)}


@pytest.fixture
def toys(tmp_path: Path) -> Iterator[Toys]:
    server = Toys(tmp_path).start()
    yield server
    server.stop()


def test_a_whole_game_with_the_toy_set(open_page: Open, toys: Toys) -> None:
    seat = new_table(toys, players=4, setup={"sets": ["toy"]})
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, policy=lively_for(25))
    player.play_some(10)
    assert "Toy" in visible_text(page)
    player.play()
    assert player.result.is_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_the_toy_game(open_page: Open, toys: Toys, size: dict[str, int]) -> None:
    """No line of the client knows it: a plain table, its own words, its cards as the view tells of them."""
    seat = new_table(toys, players=4, setup={"game": "highest"})
    page = open_page(seat.link, storage_state=seat.storage, viewport=size)
    player = Player(page, keyboard=size is DESKTOP)
    assert player.wait_asked()
    assert "Another card?" in player.prompt().inner_text()
    mine = player.wire.view["seats"][0]["card"]
    shown = page.get_by_test_id("seat-0").locator('[data-shown="card"] dd')
    assert shown.inner_text() == str(mine)
    assert page.get_by_test_id("seat-1").locator('[data-shown="card"] dd').inner_text() == "?"
    player.play()
    assert "The highest card wins" in player.result.inner_text()


def test_the_toy_game_is_on_offer(open_page: Open, toys: Toys) -> None:
    page = open_page(toys.url)
    page.get_by_test_id("play-highest").check(force=True)
    expect(page.get_by_text("One card each, two rounds, the highest wins.").first).to_be_visible()
