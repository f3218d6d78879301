"""Every answer to every question of the card game is on the page, also on a phone."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from boomtown.games import Game, new_game
from tests.components.client import StaticClient, resize
from tests.components.states import NINE, TableState
from tests.e2e.answering.card import CardAnswers, hand, way

GAMES = 40
SIZES = ((390, 664), (390, 844), (844, 390), (1366, 650))
# a card that is shown and does not answer opens its description
ANSWERS = """one => one.matches('[data-testid="hand-card"], [data-testid="laid-card"]')
  ? one.dataset.usable !== undefined
  : one.closest('[data-testid="table-card"]')?.dataset.usable !== undefined
    || one.closest('[data-testid="prompt"]') !== null"""


@cache
def questions() -> dict[str, Game]:
    """Return of each question that random games ask seat 0 the position with the most options."""
    found: dict[str, tuple[int, Game]] = {}
    for seed in range(GAMES):
        players = 4 + seed % 5
        game, rng = (
            new_game({"players": players, "sets": list(NINE), "ask_forced": True}, f"asked {seed}"),
            Random(seed),
        )
        while game.ask:
            if game.ask.who == 0:
                count = len(game.ask.options)
                if count > found.get(game.ask.why, (1, game))[0]:
                    found[game.ask.why] = (count, game.clone())
            game.apply(rng.choice(game.ask.options))
    return {why: game for why, (_, game) in sorted(found.items())}


def missing(page: Page, game: Game) -> list[dict[str, Any]]:
    """Return the options whose first step has no element on the page that answers."""
    decision = game.decision(0)
    assert decision is not None
    cards, seating = hand(page), game.view(0)["seating"]
    found = []
    for option in decision["options"]:
        _, step = way(decision, option, cards, seating)[0]
        element: Locator = CardAnswers().element(page, decision, step)
        if element.count() != 1 or (step.what == "button" and not element.evaluate(ANSWERS)):
            found.append(option)
    return found


def show(client: StaticClient, page: Page, state: TableState, number: int) -> None:
    """Show the state of another game in the same page."""
    assert client.socket
    for message in state.messages():
        client.socket.send(json.dumps(message | {"round": number} if message["t"] == "state" else message))


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_every_answer_is_on_the_page(client: StaticClient, size: tuple[int, int]) -> None:
    lost = {}
    asked = questions()
    assert len(asked) > 60
    page = client.open_state(client.context("en", touch=True), TableState(next(iter(asked.values()))))
    resize(page, *size)
    for number, (why, game) in enumerate(asked.items(), 2):
        show(client, page, TableState(game), number)
        expect(page.locator(f'[data-testid="prompt"][data-why="{why}"]')).to_be_visible()
        if options := missing(page, game):
            lost[why] = options
    page.context.close()
    assert lost == {}
