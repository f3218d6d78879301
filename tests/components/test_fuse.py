"""The fuse of a Dynamite in front of a character of The Duel."""

from __future__ import annotations

from playwright.sync_api import expect

from boomtown.duel.cards import KIND, NUMBER
from tests.components.client import StaticClient
from tests.components.states import TableState, duel


def test_a_dynamite_of_the_duel_has_a_fuse(client: StaticClient) -> None:
    game = duel()
    game.state.tables[2].append(KIND.index(NUMBER["Dynamite"]))
    page = client.open_state(client.context("en", touch=False), TableState(game))
    expect(page.locator('[data-testid^="fuse-"]')).to_have_count(1)
