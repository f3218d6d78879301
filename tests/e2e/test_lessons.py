"""Lessons at the usual table: by mouse, touch and keyboard, with a mistake on the way, and the guided first game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import hear_answers
from tests.e2e.player import PROMPT, Player
from tests.e2e.server import Server
from tests.e2e.test_play import tab_to

LAPTOP = {"width": 1366, "height": 768}
DONE = '[data-testid="coach"][data-done="true"]'


def to_lesson(page: Page, name: str, by: str = "mouse") -> None:
    """Open a lesson from the page that links to it. The log of messages has what the server answers."""
    hear_answers(page, "**/api/lessons/**")
    if by == "keyboard":
        tab_to(page, name)
        page.keyboard.press("Enter")
    else:
        getattr(page.get_by_test_id(name), "tap" if by == "touch" else "click")()
    expect(page.locator(PROMPT)).to_be_visible()


def named(player: Player, verb: str, to: int | None = None) -> Any:
    """Return the option of the pending question with this verb and target."""
    return next(one for one in player.decision()["options"] if one["verb"] == verb and one.get("to") == to)


def take_lesson(player: Player, page: Page) -> None:
    """Do the first lesson: shoot, end the turn, dodge."""
    line = page.get_by_test_id("coach-line")
    player.answer(named(player, "play", 1))
    expect(line).to_contain_text("A hit")
    player.wait_asked()
    player.answer(named(player, "end"))
    expect(line).to_contain_text("Now the sheriff shoots you")
    player.wait_asked()
    player.answer(named(player, "play"))
    expect(page.locator(DONE)).to_be_visible()


def test_a_lesson_by_mouse(open_page: Open, server: Server) -> None:
    """A mistake is shown and taken back. The list knows what was passed, also after a reload."""
    page = open_page(f"{server.url}/learn")
    assert grave_findings(page) == []
    to_lesson(page, "lesson-shoot_and_dodge")
    assert grave_findings(page) == []
    player = Player(page)
    page.get_by_role("button", name=re.compile("End turn")).click()
    expect(page.get_by_test_id("coach-line")).to_contain_text("you have not shot")
    expect(page.locator(f"{PROMPT}[data-move]")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_contain_text("Play BANG! on Black Jack")
    take_lesson(player, page)
    expect(page.get_by_test_id("next-lesson")).to_be_visible()
    page.goto(f"{server.url}/learn")
    expect(page.get_by_test_id("lesson-shoot_and_dodge")).to_contain_text("Done")


def test_a_lesson_on_a_phone_and_by_keyboard(open_page: Open, server: Server) -> None:
    for options, keyboard in (({"viewport": PHONE, "has_touch": True}, False), ({}, True)):
        page = open_page(f"{server.url}/learn", **options)
        to_lesson(page, "lesson-shoot_and_dodge")
        take_lesson(Player(page, keyboard=keyboard, tap=not keyboard), page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_a_small_phone_scrolls_to_whom_a_picked_card_can_aim_at(open_page: Open, server: Server) -> None:
    """Below the line and the offered equipment the hand covers the plates of all targets."""
    page = open_page(f"{server.url}/learn/gold_rush", viewport={"width": 390, "height": 664}, has_touch=True)
    expect(page.locator(f"{PROMPT}[data-move]")).to_be_visible()
    page.get_by_test_id("hand-card").first.tap()
    page.wait_for_function("""() => [...document.querySelectorAll("[data-targetable]")].some(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })""")


def test_the_guided_first_game(open_page: Open, server: Server) -> None:
    """From the front page to the end of the game, left and resumed on the way."""
    page = open_page(server.url)
    to_lesson(page, "learn")
    expect(page.get_by_test_id("coach-line")).to_contain_text("You are the sheriff")
    player = Player(page)
    lines = set()
    for number in range(300):
        if not player.wait_asked():
            break
        lines.add(page.get_by_test_id("coach-line").inner_text())
        if number == 3:
            shown = page.locator(PROMPT).get_attribute("data-move")
            page.reload()
            expect(page.locator(f'{PROMPT}[data-move="{shown}"]')).to_be_visible()
        player.answer()
    expect(page.get_by_test_id("after-lesson")).to_be_visible()
    expect(page.get_by_test_id("result")).not_to_contain_text("deleted player")
    assert grave_findings(page) == []
    assert len(lines) > 3
    page.get_by_role("button", name="View the table").click()
    expect(page.locator(DONE)).to_be_visible()
    page.get_by_test_id("to-result").click()
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("log").or_(page.get_by_test_id("result")).first).to_be_visible()


@pytest.mark.parametrize(
    ("by", "look"),
    [
        ("keyboard", {"viewport": DESKTOP}),
        ("keyboard", {"viewport": LAPTOP}),
        ("touch", {"viewport": LAPTOP, "has_touch": True}),
        ("touch", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ],
    ids=["keyboard-desktop", "keyboard-laptop", "touch-laptop", "touch-phone"],
)
def test_the_guided_first_game_without_a_mouse(
    open_page: Open, server: Server, artifacts: Path, by: str, look: dict[str, Any]
) -> None:
    """From the front page to the figures of the players. The line and the question are never outside the window."""
    page = open_page(server.url, **look)
    to_lesson(page, "learn", by)
    player = Player(page, keyboard=by == "keyboard", tap=by == "touch")
    size = look["viewport"]
    for number in range(300):
        if not player.wait_asked():
            break
        if number in (0, 4, 12):
            page.screenshot(path=artifacts / f"guided-{by}-{size['width']}-{number}.png")
        expect(page.get_by_test_id("coach-line")).to_be_in_viewport()
        expect(page.locator(PROMPT)).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        player.answer()
    assert player.done["play-to"], "no shot"
    expect(page.get_by_test_id("figures")).to_be_visible()
    page.screenshot(path=artifacts / f"guided-{by}-{size['width']}-end.png", full_page=True)


def test_the_lesson_of_a_set_is_offered_at_its_first_table(open_page: Open, server: Server) -> None:
    """It is refused for good."""
    page = open_page(server.url)
    for number in range(2):
        setup = {"game": "bang", "players": 4, "sets": ["gold_rush"]}
        seated = server.post("/api/tables", {"setup": setup, "name": "Ann", "bots": 3, "start": False})
        page.goto(f"{server.url}/t/{seated['table']['code']}")
        expect(page.get_by_test_id("played")).to_be_visible()
        if number == 0:
            expect(page.get_by_test_id("lesson-offered")).to_contain_text("Gold Rush: what is new")
            page.get_by_test_id("lesson-refuse").click()
        expect(page.get_by_test_id("lesson-offered")).to_have_count(0)
