"""Seats of players who are out, on phones: small, with all their words on their plates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from boomtown.games import Game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import ROLES, TableState, dice_table, full_table

pytestmark = pytest.mark.thorough

PHONES = ((390, 844), (390, 664), (360, 640), (844, 390), (683, 384))
GAMES: dict[str, Callable[[], Game]] = {
    "dice": lambda: dice_table(8),
    "five dice": lambda: dice_table(5),
    "nine sets": lambda: full_table().game,
}
# of the Dice Game, with the longest names of a role
SPECIALS = ("Gambler", "Devil's Right Hand", "Devil's Left Hand")
CUT = """() => [...document.querySelectorAll('.seat.dead')].flatMap(seat => {
  const plate = seat.querySelector('.plate').getBoundingClientRect();
  return [...seat.querySelectorAll('.name, .who > .cut, .out > span')].filter(one => {
    if (!one.getClientRects().length) return false;
    const words = document.createRange();
    words.selectNodeContents(one);
    const { right, bottom } = words.getBoundingClientRect();
    const cut = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    return cut || right > plate.right - 2 || bottom > plate.bottom - 2;
  }).map(one => one.textContent);
})"""


@dataclass(frozen=True)
class OthersOut(TableState):
    """A table at which all other players are out."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        for seat in messages[1]["view"]["seats"][1:]:
            seat |= {"alive": False, "life": 0, "role": ROLES[seat["seat"]]}
        return messages


@dataclass(frozen=True)
class SpecialOut(OthersOut):
    """Their roles are special ones."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        for seat in messages[1]["view"]["seats"][1:]:
            seat["special"] = SPECIALS[seat["seat"] % len(SPECIALS)]
        return messages


def check(page: Page, state: TableState) -> None:
    for width, height in PHONES:
        resize(page, width, height)
        assert page.locator(".seat.dead .out").count() == state.game.setup["players"] - 1
        assert page.evaluate(CUT) == [], f"{width}x{height}"


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_no_word_of_them_is_cut(client: StaticClient, name: str, language: str) -> None:
    state = OthersOut(GAMES[name]())
    check(client.open_state(client.context(language, touch=True), state), state)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("players", [5, 8])
def test_no_word_of_a_special_role_is_cut(client: StaticClient, players: int, language: str) -> None:
    state = SpecialOut(dice_table(players))
    check(client.open_state(client.context(language, touch=True), state), state)
