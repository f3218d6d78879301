"""Effects of the table: a blow, the fuse of a Dynamite, cards played by drag, the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.card.position import seat
from tests.e2e.conftest import Open
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.tables import Seat, new_table

OTHERS = [
    seat("outlaw", "Rose Doolan", "Beer 7H"),
    seat("outlaw", "Paul Regret", "Beer 8H"),
    seat("renegade", "Black Jack", "Beer 9H"),
]
MOVING: dict[str, Any] = {"paced": True, "reduced_motion": "no-preference"}

# every blow that was drawn
WATCH_BLOWS = """() => {
  window.blows = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.dataset?.testid === 'blow') window.blows += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def stage(hand: str) -> CardStage:
    """Return a stage in which the sheriff has the turn and these cards."""
    return CardStage([seat("sheriff", "Willy the Kid", hand), *OTHERS])


def sit(open_page: Open, place: Seat, **look: Any) -> Page:
    """Return the page of a player who is asked."""
    page = open_page(place.link, storage_state=place.storage, **look)
    assert Player(page).wait_asked()
    return page


def boxes(page: Page) -> Any:
    """Return the boxes of everything that has a place, the cards of the hand excepted."""
    return page.evaluate(
        """() => [...document.querySelectorAll('[data-at^=seat], [data-at=deck], [data-testid=prompt]')]
             .map((one) => [one.dataset.at ?? 'prompt', JSON.stringify(one.getBoundingClientRect())])"""
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_blow_is_felt_unless_motion_is_reduced(open_page: Open, staged: StagedServer, motion: str) -> None:
    """The plate flashes and shakes. Every box is afterwards where it was."""
    page = sit(open_page, staged.play(stage("BANG! 6C, BANG! 7C")), **{**MOVING, "reduced_motion": motion})
    page.evaluate(WATCH_BLOWS)
    before = boxes(page)
    page.locator('[data-testid="hand-card"]').first.click()
    page.locator('[data-testid="seat-1"] button').first.click()
    expect(page.locator('[data-testid="log"]')).to_contain_text("Rose loses 1 life")
    expect(page.locator('[data-testid="prompt"][data-move]')).to_be_visible()
    assert (page.evaluate("window.blows") > 0) == (motion == "no-preference")
    expect(page.locator('[data-testid="blow"]')).to_have_count(0)
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    page.locator("body").hover(position={"x": 2, "y": 2})
    assert boxes(page) == before


def test_the_fuse_of_a_dynamite_burns_with_a_pass(open_page: Open, staged: StagedServer) -> None:
    me = seat("sheriff", "Willy the Kid", "Beer 6H", "Dynamite 2H")
    page = sit(open_page, staged.play(CardStage([me, *OTHERS], phase="start", deck="Beer 10H")))
    fuse = page.locator('[data-testid^="fuse-"]')
    expect(fuse).to_have_attribute("data-left", "0.83")
    expect(page.locator('li:has([data-testid="seat-1"])').locator(fuse)).to_be_visible()


HAND = '[data-testid="hand-card"]'
Point = tuple[float, float]


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Point, end: Point, *, touch: bool, check: Callable[[], None] = lambda: None) -> None:
    """Drag with the mouse or a finger; `check` runs before the pointer is released."""
    path = [(start[0] + (end[0] - start[0]) * n / 6, start[1] + (end[1] - start[1]) * n / 6) for n in range(1, 7)]
    if not touch:
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in path:
            page.mouse.move(x, y)
        check()
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)

    def send(kind: str, *points: Point) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", start)
    for point in path:
        send("touchMove", point)
    check()
    send("touchEnd")


LOOKS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1366, "height": 650}},
    "finger": {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("pointer", LOOKS)
def test_a_card_is_played_by_drag(open_page: Open, staged: StagedServer, pointer: str) -> None:
    """Dropped on a seat it is aimed; on the felt it is played; anywhere else it returns to the hand."""
    place = staged.play(stage("BANG! 6C, Wells Fargo 3H"))
    page = sit(open_page, place, **LOOKS[pointer])
    touch = pointer == "finger"
    picked = page.locator(f'{HAND}[aria-pressed="true"]')
    held = page.locator('[data-testid="dragged"]')
    drag(page, middle(page, HAND), middle(page, '[data-testid="prompt"]'), touch=touch)
    expect(held).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(2)
    expect(picked).to_have_count(0)

    def aims() -> None:
        expect(held).to_be_visible()
        expect(page.locator(".tracer.aim")).to_be_visible()

    drag(page, middle(page, HAND), middle(page, '[data-testid="seat-1"]'), touch=touch, check=aims)
    expect(page.locator(HAND)).to_have_count(1)
    expect(held).to_have_count(0)
    expect(page.locator('[data-testid="prompt"][data-move]')).to_be_visible()
    drag(page, middle(page, HAND), middle(page, '[data-at="discard"]'), touch=touch)
    expect(page.locator(HAND)).to_have_count(3)


def test_a_click_and_a_drag_that_is_given_up_play_nothing(open_page: Open, staged: StagedServer) -> None:
    page = sit(open_page, staged.play(stage("BANG! 6C, Wells Fargo 3H")))
    picked = page.locator(f'{HAND}[aria-pressed="true"]')
    page.locator(HAND).first.click()
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    drag(
        page,
        middle(page, HAND),
        middle(page, '[data-testid="seat-1"]'),
        touch=False,
        check=lambda: page.keyboard.press("Escape"),
    )
    expect(page.locator('[data-testid="dragged"]')).to_have_count(0)
    expect(picked).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(2)
    drag(page, middle(page, HAND), middle(page, '[data-testid="seat-2"]'), touch=False)
    expect(page.locator('[data-testid="note"]')).to_be_visible()
    expect(page.locator(HAND)).to_have_count(2)


def test_the_first_hands_are_dealt(open_page: Open, server: Server) -> None:
    """Cards fly to the seats, no box of the layout moves, and my hand has its cards at the end."""
    seat = new_table(server, players=5)
    page = open_page(seat.link, storage_state=seat.storage, **MOVING)
    flying = page.locator(".air .thing")
    expect(flying.first).to_be_attached()
    before = boxes(page)
    expect(page.locator(f"{HAND}:visible").first).to_be_visible()
    expect(flying).to_have_count(0)
    page.wait_for_function("!document.querySelector('li.away')")
    assert boxes(page)[:5] == before[:5]


DUEL: dict[str, Any] = {"game": "duel", "options": {"characters_per_side": 2}}


def in_duel(open_page: Open, server: Server, until: str, **look: Any) -> tuple[Page, Player]:
    """Return the page of a game of The Duel in which the question `until` is open."""
    place = new_table(server, players=2, setup=DUEL)
    page = open_page(place.link, storage_state=place.storage, **look)
    player = Player(page, tap="has_touch" in look)
    player.play(until=lambda: player.decision()["why"] == until)
    return page, player


@pytest.mark.parametrize("pointer", LOOKS)
def test_a_card_of_the_duel_is_played_by_drag(open_page: Open, server: Server, pointer: str) -> None:
    """Dropped on a character it is aimed, on the prompt it returns to the hand."""
    page, player = in_duel(open_page, server, "act", **LOOKS[pointer])
    touch = pointer == "finger"

    def aimed() -> dict[str, Any] | None:
        decision, cards = player.decision(), player.hand()
        for one in decision["options"] if decision["why"] == "act" else []:
            plain = (one["verb"], one.get("to")) == ("play", 1) and "place" in one and "as" not in one
            if plain and one["card"] in cards:
                return dict(one)
        return None

    player.play(until=lambda: aimed() is not None)
    shot = aimed()
    assert shot
    card = f'{HAND}[data-card="{shot["card"]}"]'
    move = player.decision()["move"]
    held = page.locator('[data-testid="dragged"]')
    drag(page, edge(page, card), middle(page, '[data-testid="prompt"]'), touch=touch)
    expect(held).to_have_count(0)
    expect(page.locator(card)).to_have_attribute("aria-pressed", "false")

    def aims() -> None:
        expect(held).to_be_visible()
        expect(page.locator(".tracer.aim")).to_be_visible()

    target = f'[data-fighter="{2 + shot["place"]}"]'
    drag(page, edge(page, card), middle(page, target), touch=touch, check=aims)
    expect(page.locator(f'[data-testid="prompt"][data-move="{move}"]')).to_have_count(0)
    expect(held).to_have_count(0)


def edge(page: Page, selector: str) -> Point:
    """Return a point at the left edge of a card, which no other card covers."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + 10, box["y"] + 40


def test_the_first_hands_of_the_duel_are_dealt(open_page: Open, server: Server) -> None:
    """Cards fly from both decks, mine to their places in the hand, which is whole at the end."""
    page, player = in_duel(open_page, server, "front", **MOVING)
    player.answer()
    flying = page.locator(".air .thing")
    expect(flying.first).to_be_attached()
    expect(page.locator(f"{HAND}:visible").first).to_be_visible()
    expect(flying).to_have_count(0)
    page.wait_for_function("!document.querySelector('li.away')")
