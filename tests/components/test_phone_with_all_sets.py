"""A small phone with all nine sets and fewer than eight players: nothing covers a seat or a pile."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from boomtown.games import new_game
from boomtown.kernel.game import Game
from tests.components.client import StaticClient, resize
from tests.components.states import NINE, TableState, full_table
from tests.e2e.geometry import clipped, overlaps

pytestmark = pytest.mark.thorough

SMALL = ((390, 664), (360, 640))
MINE = range(61, 120)  # choices after which the position is taken at a question of mine


def position(players: int, seed: str) -> Game:
    """Return a game of random choices at a question of mine."""
    game, rng = new_game({"players": players, "sets": list(NINE)}, seed), Random(3)
    for number in range(MINE.stop):
        assert game.ask is not None
        if number in MINE and game.ask.who == 0 and game.state.phase == "play":
            break
        game.apply(rng.choice(game.ask.options))
    return game


@pytest.mark.parametrize(
    ("players", "seed"),
    [(4, "c"), (5, "b"), (6, "a"), (7, "b")],
    ids=["four", "five, I am out", "six, a duel", "seven"],
)
def test_nothing_is_covered(client: StaticClient, players: int, seed: str) -> None:
    page = client.open_state(client.context("en", touch=True), TableState(position(players, seed)))
    for width, height in SMALL:
        resize(page, width, height)
        assert overlaps(page) == [], f"{width}x{height}"
    page.context.close()


@dataclass(frozen=True)
class Rich(TableState):
    """Many cards in front of me, five lives and a lot of gold."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        view = messages[1]["view"]
        view["seats"][0] |= {"life": 3, "max_life": 5, "table": list(range(60, 67))}
        view["zones"]["gold"][0] = 12
        return messages


def test_my_gold_stands_on_my_plate(client: StaticClient) -> None:
    page = client.open_state(client.context("en", touch=True), Rich(full_table().game))
    for width, height in (*SMALL, (683, 384), (844, 390)):
        resize(page, width, height)
        plate, gold = (
            page.locator(f'.my [data-testid="seat-0"]{inner}').bounding_box() for inner in ("", ' [data-count="gold"]')
        )
        assert plate is not None
        assert gold is not None
        assert gold["x"] + gold["width"] <= plate["x"] + plate["width"] + 0.5, f"{width}x{height}"
    page.context.close()


def new_identity() -> Game:
    """Return a game in which seat 0 is asked whether to change the character."""
    for seed in range(60):
        game, rng = new_game({"players": 5, "sets": list(NINE)}, str(seed)), Random(seed)
        while game.ask:
            decision = game.decision(0) if game.ask.who == 0 else None
            if decision and decision["source"] == "New Identity" and game.view(0)["spare"]:
                return game
            game.apply(rng.choice(game.ask.options))
    raise AssertionError("no such question")


def test_a_new_identity_is_chosen_with_all_seats_in_sight(client: StaticClient) -> None:
    """Both characters with their abilities, my place and all seats are in the window. My hand, which cannot answer, is
    partly covered.
    """
    page = client.open_state(client.context("cs", touch=True), TableState(new_identity()))
    for width, height in (*SMALL, (844, 390), (683, 384)):
        resize(page, width, height)
        for one in page.locator('[data-testid^="seat-"], [data-testid="prompt"], [data-testid="answer"]').all():
            expect(one).to_be_in_viewport(ratio=0.98)
        assert page.get_by_test_id("answer").count() == 2
        assert clipped(page) == [], f"{width}x{height}"
        assert [pair for pair in overlaps(page) if "and hand" not in pair] == [], f"{width}x{height}"
