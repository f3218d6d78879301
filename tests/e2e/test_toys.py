"""The toy set and the toy game in the browser: nobody has drawn or translated them, and they can be played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.e2e.conftest import Open
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
