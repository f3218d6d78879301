"""My own place on a phone, upright and on its side: it stays where it is while questions come and go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from boomtown.games import Game, new_game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import NINE, TableState, dice_table
from tests.dice.table import MODULES

pytestmark = pytest.mark.thorough

SMALL = ((390, 664), (360, 640), (844, 390), (683, 384), (720, 450))
GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 5},
    "duel": {"game": "duel", "players": 2},
    "dice": {"game": "dice", "players": 5},
    "dice all": {"game": "dice", "players": 8, "sets": list(MODULES)},
    "nine": {"players": 5, "sets": list(NINE)},
}
HIDDEN = """() => {
  const words = document.querySelector('.prompt .head');
  return words.scrollHeight - words.clientHeight;
}"""
# px by which the words of my plate in the Dice Game overlap what the dice will do, which is beside or below it
OVERLAP = """() => {
  const plan = document.querySelector('[data-testid="plan"] ol').getBoundingClientRect();
  return Math.max(...[...document.querySelectorAll('.my .words :is(.name, .cut)')].map(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { right, bottom } = words.getBoundingClientRect();
    return Math.min(right - plan.left, bottom - plan.top);
  }));
}"""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def questions(setup: dict[str, Any], seed: str) -> Iterator[Game]:
    """Play with random answers; stop at the first question of each kind that seat 0 is asked."""
    game, rng, seen = new_game(setup, seed), Random(seed), set[str]()
    while game.ask:
        if game.ask.who == 0 and game.ask.why not in seen:
            seen.add(game.ask.why)
            yield game
        game.apply(rng.choice(game.ask.options))
    assert len(seen) > 2


@dataclass(frozen=True)
class LongRole(TableState):
    """The Dice Game with a long name of my role."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        messages[1]["view"]["seats"][0]["special"] = "Devil's Left Hand"
        return messages


@pytest.mark.parametrize("language", LOCALES)
def test_my_role_leaves_the_plan_free(client: StaticClient, language: str) -> None:
    """On small phones the effects of the dice are to the right of the own plate."""
    page = client.open_state(client.context(language, touch=True), LongRole(dice_table(5)))
    for width, height in ((390, 844), *SMALL):
        resize(page, width, height)
        assert page.evaluate(OVERLAP) <= 0, f"{width}x{height}"


def place(page: Page) -> list[int]:
    """Return the box of my place, from the lower edge of the window."""
    box, size = page.locator(".foot .my").bounding_box(), page.viewport_size
    assert box
    assert size
    return [round(box["x"]), round(box["y"] - size["height"]), round(box["width"]), round(box["height"])]


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_questions_do_not_move_my_place(client: StaticClient, name: str, size: tuple[int, int]) -> None:
    """In Czech, whose questions are the longest: my place stays, all words of the question are
    visible, and the page does not scroll.
    """
    page, before = None, None
    for game in questions(GAMES[name], "a"):
        if page is None:
            page = client.open_state(client.context("cs", touch=True), TableState(game))
            resize(page, *size)
            before = place(page)
        client.show(page, TableState(game))
        why = page.get_by_test_id("prompt").get_attribute("data-why")
        assert place(page) == before, why
        assert page.evaluate(HIDDEN) <= 2, why
        assert page.evaluate(SCROLLS) <= 0, why
