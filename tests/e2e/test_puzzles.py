"""Puzzles in the browser: a wrong choice is played to its end, a right one is kept, roles are compared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from boomtown.puzzles.defence import play
from boomtown.puzzles.format import Puzzle, all_puzzles
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import PHONE, Open
from tests.e2e.message_log import hear_answers
from tests.e2e.player import PROMPT, Player
from tests.e2e.server import Server
from tests.e2e.test_play import tab_to

A_PLAYER = {  # as /api/me tells it
    "name": "Ann",
    "face": "",
    "account": True,
    "passkeys": [],
    "codes": 0,
    "browsers": 1,
    "rated": False,
    "mail": None,
    "identity": None,
}
PATIENCE = 90_000  # ms; the first puzzle waits for the process of long jobs, which has a low priority


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in all_puzzles() if puzzle.kind == kind)


def status(page: Page, is_: str) -> None:
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-status", is_, timeout=PATIENCE)


def test_a_wrong_choice_is_answered_and_tried_again(open_page: Open, server: Server) -> None:
    """The list knows what has failed, also after a reload."""
    page, puzzle = open_page(f"{server.url}/puzzles"), first("win")
    expect(page.get_by_test_id("today")).to_be_visible()
    assert grave_findings(page) == []
    page.get_by_test_id(f"puzzle-{puzzle.id}").last.click()
    status(page, "open")
    assert grave_findings(page) == []
    page.get_by_role("button", name=re.compile("End turn")).click()
    status(page, "failed")
    page.get_by_test_id("puzzle-again").click()
    status(page, "open")
    expect(page.get_by_role("button", name=re.compile("End turn"))).to_be_visible()
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_test_id("again").get_by_test_id(f"puzzle-{puzzle.id}")).to_be_visible()


def test_by_keyboard(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/puzzles/{first('survive').id}")
    status(page, "open")
    expect(page.get_by_role("button", name=re.compile("End turn"))).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_test_id("puzzle")).not_to_have_attribute("data-status", "open")


def to_puzzle(page: Page, puzzle: Puzzle, by: str) -> None:
    """Open a puzzle from the list. The log of messages has what the server answers."""
    hear_answers(page, "**/api/puzzles/*")
    press(page, f"puzzle-{puzzle.id}", by)
    status(page, "open")


def press(page: Page, name: str, by: str) -> None:
    if by == "keyboard":
        tab_to(page, name)
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id(name).last.tap()


def choose(page: Page, player: Player, puzzle: Puzzle, *, right: bool) -> None:
    """Choose until the puzzle ends, at each question the first answer that holds or does not."""
    made: list[int] = []
    task = page.get_by_test_id("puzzle")
    ended = '[data-testid="puzzle"]:not([data-status="open"])'
    while True:
        fresh = page.locator(f'{ended}, {PROMPT}:not([data-move="{player.answered}"])')
        expect(fresh.first).to_be_visible(timeout=PATIENCE)
        if task.get_attribute("data-status") != "open":
            return
        options = player.decision()["options"]
        option = next(one for one in options if (play(puzzle, [*made, one["code"]]).wrong < 0) == right)
        made.append(player.answer(option)["code"])


@pytest.mark.parametrize(
    ("kind", "by", "look"),
    [
        ("win", "touch", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        ("survive", "keyboard", {"viewport": {"width": 1366, "height": 768}}),
    ],
    ids=["touch", "keyboard"],
)
def test_a_puzzle_without_a_mouse(open_page: Open, server: Server, kind: str, by: str, look: dict[str, Any]) -> None:
    """From the list: a wrong choice, the same puzzle again, and the solution to its end."""
    page, puzzle = open_page(f"{server.url}/puzzles", **look), first(kind)
    to_puzzle(page, puzzle, by)
    choose(page, Player(page, keyboard=by == "keyboard", tap=by == "touch"), puzzle, right=False)
    status(page, "failed")
    press(page, "puzzle-again", by)
    status(page, "open")
    choose(page, Player(page, keyboard=by == "keyboard", tap=by == "touch"), puzzle, right=True)
    status(page, "solved")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.unroute_all(behavior="wait")
    press(page, "puzzle-next", by)
    expect(page).not_to_have_url(re.compile(puzzle.id))


def test_roles_are_compared_on_a_phone(open_page: Open, server: Server) -> None:
    page, puzzle = (
        open_page(f"{server.url}/puzzles/{first('roles').id}", viewport=PHONE, has_touch=True),
        first("roles"),
    )
    status(page, "open")
    page.get_by_test_id("give").tap()
    expect(page.get_by_test_id("compare")).to_be_in_viewport()
    seat, chances = next((seat, of) for seat, of in enumerate(puzzle.chances) if of)
    for role, chance in chances.items():
        page.get_by_test_id(f"guess-{seat}-{role}").fill(str(round(100 * chance)))
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("score")).to_be_visible()
    status(page, "scored")
    assert grave_findings(page) == []


def test_the_list_does_not_wait_for_the_account(open_page: Open, server: Server) -> None:
    """The answer of the account comes when the list is there, and then the list shows what it knows."""
    page, puzzle = open_page("about:blank"), first("win")
    entry = page.get_by_test_id(f"puzzle-{puzzle.id}").last

    def late(route: Route) -> None:
        expect(entry).to_have_attribute("data-state", "new")
        route.fulfill(json={"solved": [puzzle.id], "failed": []})

    page.route("**/api/me", lambda route: route.fulfill(json={"me": A_PLAYER}))
    page.route("**/api/me/puzzles", late)
    page.goto(f"{server.url}/puzzles")
    expect(entry).to_have_attribute("data-state", "solved")


def test_a_small_phone_shows_the_whole_table(open_page: Open, server: Server) -> None:
    """The task leaves room for all plates and for the deck, whose place is above mine."""
    page = open_page(
        f"{server.url}/puzzles/{first('survive').id}", viewport={"width": 390, "height": 664}, has_touch=True
    )
    status(page, "open")
    task, deck = page.get_by_test_id("puzzle").bounding_box(), page.locator("[data-at='deck']").bounding_box()
    plates = [plate.bounding_box() for plate in page.locator("[data-at^='seat-']").all()]
    boxes = sorted((box for box in [deck, *plates] if box), key=lambda box: box["y"])
    assert task
    assert len(boxes) == 6
    assert boxes[0]["y"] >= task["y"] + task["height"]
    mine = boxes.pop()
    assert max(box["y"] + box["height"] for box in boxes) <= mine["y"]


def test_nothing_moves_on_a_phone_when_a_puzzle_is_solved(open_page: Open, server: Server) -> None:
    """The last answer ends the game: the prompt has nothing more to say, and the task gets its links."""
    phone = {"width": 390, "height": 664}
    page, puzzle = open_page("about:blank", viewport=phone, has_touch=True, is_mobile=True), first("win")
    hear_answers(page, "**/api/puzzles/*")
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    status(page, "open")
    seats = page.locator("[data-testid^='seat-']")
    before = {one.get_attribute("data-testid"): one.bounding_box() for one in seats.all()}
    choose(page, Player(page), puzzle, right=True)
    status(page, "solved")
    assert {one.get_attribute("data-testid"): one.bounding_box() for one in seats.all()} == before
