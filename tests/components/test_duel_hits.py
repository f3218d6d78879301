"""The Duel: while a character is hit, and in a turn with an ability, the prompt covers no character and no lives."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from boomtown.games import Game, new_game
from tests.components.client import StaticClient, resize
from tests.components.states import TableState
from tests.e2e.geometry import overlaps

SIZES = ((390, 844), (390, 664), (360, 640), (1366, 650))
HIDDEN = """() => [...document.querySelectorAll('[data-fighter] .lives, [data-fighter] .name')].filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const fighter = one.closest('[data-fighter]');
  return !fighter.contains(document.elementFromPoint(left + width / 2, top + height * 0.8));
}).map(one => one.closest('[data-fighter]').dataset.char)"""
LONG = """() => [...document.querySelectorAll('[data-fighter] .name > span:first-child')].filter(one => {
  const plate = one.closest('.plate').getBoundingClientRect();
  return one.getBoundingClientRect().right > plate.right - 2;
}).map(one => one.textContent)"""


def asked(why: str, wanted: Callable[[Game], bool]) -> Game:
    """Return the first game of many in which seat 0 is asked this, and the wanted is so."""
    for number in range(200):
        game = new_game({"game": "duel", "players": 2}, f"duel {number}")
        rng = random.Random(number)
        while not game.over:
            assert game.ask
            if (game.ask.who, game.ask.why) == (0, why) and wanted(game):
                return game
            game.apply(rng.choice(game.ask.options))
    raise AssertionError(f"no such question: {why}")


def options(game: Game) -> list[Any]:
    decision = game.decision(0)
    return decision["options"] if decision else []


def five_answers(game: Game) -> bool:
    return len(options(game)) >= 5


def an_ability(game: Game) -> bool:
    return any(one["verb"] == "use" and one["source"] != "marker" for one in options(game))


@pytest.mark.parametrize(("why", "wanted"), [("hit", five_answers), ("act", an_ability)], ids=["hit", "turn"])
def test_the_prompt_covers_no_character(client: StaticClient, why: str, wanted: Callable[[Game], bool]) -> None:
    state = TableState(asked(why, wanted), purses=(251.0, 187.0))
    for phone in (True, False):
        page = client.open_state(client.context("en", touch=phone), state)
        for width, height in [size for size in SIZES if (size[0] < 720) == phone]:
            resize(page, width, height)
            assert page.evaluate(HIDDEN) == [], f"{width}x{height}"
            assert page.evaluate(LONG) == [], f"{width}x{height}"
        page.context.close()


CLOSE = """() => [...document.querySelectorAll('[data-fighter] .lives, [data-testid^="purse-"]')].filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height - 2);
  return above?.closest('[data-testid="prompt"]');
}).map(one => one.textContent)"""


@pytest.mark.parametrize("why", ["hit", "instead", "wagon", "act"])
def test_on_a_low_laptop_a_question_with_a_clock_covers_no_lives(client: StaticClient, why: str) -> None:
    """Nor the time banks of the players, also while the lives that would be lost are marked."""
    state = TableState(asked(why, lambda game: len(options(game)) > 1), purses=(251.0, 187.0))
    page = client.open_state(client.context("en", touch=False), state)
    for width, height in ((1366, 650), (1280, 620)):
        resize(page, width, height)
        assert page.evaluate(CLOSE) == [], f"{width}x{height}"
    page.context.close()


def both_decks(game: Game) -> bool:
    view = game.view(0)
    return bool(view["common"]["made"]) and view["seats"][0]["deck"] > 0


def test_the_rest_of_a_deck_lies_beside_the_common_one(client: StaticClient) -> None:
    page = client.open_state(client.context("en", touch=False), TableState(asked("act", both_decks)))
    piles = {"common": '[data-at="common"] > *', "deck": '[data-at="deck-0"] > *', "name": '[data-testid="side-0"]'}
    for width, height in ((1366, 650), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
        resize(page, width, height)
        assert overlaps(page, things=piles) == [], f"{width}x{height}"
    page.context.close()
