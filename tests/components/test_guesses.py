"""Guesses at hidden roles: noted in the dialog of a player, drawn on the plate, kept, and counted at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from boomtown.games import Game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import CODE, STATES

# A state in which the viewer waits, a size of the window, and whether it is touched
TABLES = {
    "five, waiting": (1366, 650, False),
    "eight and all sets, waiting": (390, 664, True),
    "dice for eight, waiting": (844, 390, True),
}
CUT = """[...document.querySelectorAll('dialog[open] .guess button')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).length"""


def hidden_seat(game: Game, viewer: int) -> int:
    """Return a living seat whose role the viewer does not know."""
    seats = enumerate(game.view(viewer)["seats"])
    return next(number for number, seat in seats if seat["role"] is None and seat["alive"])


def seat_of(page: Page, number: int) -> Locator:
    return page.get_by_test_id(f"seat-{number}")


def open_player(page: Page, seat: int) -> None:
    seat_of(page, seat).locator(".plate").last.click(position={"x": 30, "y": 30})


@pytest.mark.parametrize("name", TABLES)
def test_a_guess_is_noted_kept_and_taken_back(client: StaticClient, name: str) -> None:
    width, height, touch = TABLES[name]
    state = STATES[name]()
    context = client.context("en", touch=touch)
    page = client.open_state(context, state)
    resize(page, width, height)
    assert state.viewer is not None
    number = hidden_seat(state.game, state.viewer)
    seat = seat_of(page, number)
    open_player(page, number)
    outlaw = page.get_by_test_id("guess-outlaw")
    expect(page.get_by_test_id("guess-sheriff")).to_have_count(0)
    expect(outlaw).to_have_attribute("aria-pressed", "false")
    outlaw.click()
    expect(outlaw).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(seat).to_contain_text("your guess: outlaw")
    expect(seat.locator(".guessed")).to_be_visible()
    page = client.open_state(context, state)
    resize(page, width, height)
    expect(seat_of(page, number)).to_contain_text("your guess: outlaw")
    open_player(page, number)
    page.get_by_test_id("guess-outlaw").click()
    page.keyboard.press("Escape")
    expect(seat_of(page, number)).not_to_contain_text("your guess")
    context.close()


@pytest.mark.parametrize("language", LOCALES)
def test_the_words_of_a_guess_are_whole(client: StaticClient, language: str) -> None:
    state = STATES["eight and all sets, waiting"]()
    context = client.context(language, touch=True)
    page = client.open_state(context, state)
    resize(page, 360, 640)
    assert state.viewer is not None
    open_player(page, hidden_seat(state.game, state.viewer))
    expect(page.get_by_test_id("guess")).to_be_visible()
    assert page.evaluate(CUT) == 0
    context.close()


def test_the_end_counts_the_guesses(client: StaticClient) -> None:
    state = STATES["five, the end"]()
    roles = state.game.view(0)["result"]["roles"]
    outlaw, other = roles.index("outlaw"), roles.index("renegade")
    context = client.context("en", touch=False)
    kept = f"1 {outlaw}=outlaw {other}=outlaw"
    context.add_init_script(f"localStorage.setItem('boomtown.guesses.{CODE}', '{kept}')")
    page = client.open_state(context, state)
    expect(page.get_by_test_id("guesses")).to_have_text("Roles you guessed right: 1 of 2")
    context.close()
