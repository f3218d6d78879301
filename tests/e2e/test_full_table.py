"""Eight players with all nine expansions and cards at every seat, from a desktop to a phone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.card.position import seat
from tests.e2e.conftest import PHONE, Open
from tests.e2e.geometry import overlaps
from tests.e2e.player import LEFT_EDGE
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.test_all_nine import ALL
from tests.e2e.test_layout import CAST, ROLES, asked, resize

FRONTS = (
    "Sombrero, Barrel, Whip", "Mustang, Winchester, Hideout, Binocular, Bible, Bomb", "",
    "Ten Gallon Hat, Schofield, Pepperbox", "Buffalo Rifle, Dynamite",
    "Iron Plate, Conestoga, Pony Express, Mustang, Canteen, Rev. Carabine", "Volcanic, Jail", "Derringer, Can Can",
)  # fmt: skip
HAND = "BANG! 3C, Missed!, Beer, Panic!, Wells Fargo, Barrel"
LAPTOP = {"width": 1366, "height": 768}
STATIONS = ["Boom Town", "Cripple Crack", "Yooma", "Tombrock", "Virginian City", "Fort Woth", "Callico", "Silverado"]
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE = (844, 390)
SMALL = (360, 640)
SMALLEST = {"width": SMALL[0], "height": SMALL[1]}


def full(hand: str = HAND) -> CardStage:
    """Return the stage: own turn, event and show card in force, train at its second station, three cards on offer."""
    more: list[dict[str, Any]] = [{"gold": 2 * i % 5} for i in range(8)]
    more[0]["loads"] = {"Whip": 3, "character": 2}
    more[1] |= {"loads": {"Bomb": 3}, "equipment": ["Boots"]}
    rows = zip(ROLES, CAST, FRONTS, more, strict=True)
    seats = [
        seat(role, who, "Missed!" if i else hand, front, **rest) for i, (role, who, front, rest) in enumerate(rows)
    ]
    train = {"engine": "Leland", "at": 2, "cars": ["Caboose", "Dining Car", "Mail Car"]}
    lies = {"stations": STATIONS, "train": train, "offer": ["Shot", "Lucky Charm", "Rhum"], "show": "Gag"}
    return CardStage(seats, sets=ALL, event="Blessing", more=lies)


def seats(page: Page) -> list[Locator]:
    return page.locator('[data-testid^="seat-"]').all()


# true if the own place covers it: that place stays visible while the page scrolls
COVERED = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width * 0.6, top + height * 0.85);
  return above !== null && !one.contains(above);
}"""


def test_on_a_small_phone_whom_i_may_aim_at_is_seen(open_page: Open, staged: StagedServer) -> None:
    """The train takes little room and opens when pressed. Nothing covers a target."""
    page = asked(open_page, staged, full(), **TOUCH)
    resize(page, *SMALL)
    page.get_by_test_id("train").click()
    expect(page.locator("dialog[open]")).to_contain_text("Tombrock")
    page.keyboard.press("Escape")
    page.get_by_test_id("hand-card").first.click(position=LEFT_EDGE)
    targets = page.locator('[data-testid^="seat-"][data-targetable]')
    expect(targets.first).to_be_in_viewport(ratio=0.99)
    for one in targets.all():
        assert not one.evaluate(COVERED)


@pytest.mark.parametrize("look", [{"viewport": LAPTOP}, {**TOUCH, "viewport": SMALLEST}], ids=["laptop", "small phone"])
def test_every_card_there_is_can_be_named(open_page: Open, staged: StagedServer, look: dict[str, Any]) -> None:
    """If the answers do not fit on the screen, they scroll below the question."""
    stage = full()
    page = asked(open_page, staged, replace(stage, more={**stage.more, "show": "Dorothy Rage"}), **look)
    page.get_by_test_id("prompt").get_by_role("button", name="Dorothy Rage").click()
    prompt = page.locator('[data-testid="prompt"][data-why="order-card"]')
    expect(prompt).to_be_in_viewport(ratio=0.99)
    last = prompt.get_by_test_id("answer").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.99)
    expect(prompt.locator("h2")).to_be_in_viewport(ratio=0.99)
    last.click()
    expect(page.locator('[data-testid="prompt"][data-why="order-seat"]')).to_be_visible()


# parts of buttons that stand out of them, buttons that stand out of the prompt
SPILLS = """all => all.flatMap(one => [...one.querySelectorAll('*')].map(part => [part, one])
  .concat([[one, one.closest('[data-testid="prompt"]')]])).filter(([part, around]) => {
    const [a, b] = [part.getBoundingClientRect(), around.getBoundingClientRect()];
    return a.width > 1 && (a.left < b.left - 1 || a.right > b.right + 1);
  }).map(([part]) => part.textContent)"""


def test_answers_with_a_price_stay_in_the_window(open_page: Open, staged: StagedServer) -> None:
    """Three answers on a phone, one of which costs a life point, do not overflow."""
    stage = full("Full Steam, Beer")
    rows = [*(name for name in STATIONS if name != "Tombrock"), "Tombrock"]
    train = {"engine": "Leland", "at": 2, "cars": ["Lounge Car", "Passenger Car", "Mail Car"]}
    page = asked(open_page, staged, replace(stage, more={**stage.more, "stations": rows, "train": train}), **TOUCH)
    page.get_by_test_id("hand-card").first.tap(position=LEFT_EDGE)
    page.get_by_test_id("prompt").get_by_test_id("answer").first.tap()
    prompt = page.locator('[data-testid="prompt"][data-why="last-stop"]')
    expect(prompt).to_contain_text("costs 1 life")
    assert prompt.get_by_test_id("answer").evaluate_all(SPILLS) == []


SHOPS = {
    "phone": (TOUCH, (390, 844)),
    "low": (TOUCH, (390, 664)),
    "small": (TOUCH, SMALL),
    "side": (TOUCH, ON_ITS_SIDE),
    "laptop": ({}, (1366, 768)),
}


OTHERS_AND_LAID = {
    "seat": '[data-testid^="seat-"]:not([data-testid="seat-0"])',
    "card": '[data-testid="laid-card"]',
}


@pytest.mark.parametrize("shop", list(SHOPS))
def test_a_general_store_lies_open(open_page: Open, staged: StagedServer, shop: str) -> None:
    """All eight cards to choose from are whole in the window, and nothing covers them. They cover no other seat."""
    look, size = SHOPS[shop]
    page = asked(open_page, staged, full("General Store, BANG! 3C, Beer"), **look)
    resize(page, *size)
    page.get_by_test_id("hand-card").first.click(position=LEFT_EDGE)
    page.get_by_test_id("prompt").get_by_test_id("answer").first.click()
    cards = page.get_by_test_id("laid-card")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
        assert not card.evaluate(COVERED)
    assert overlaps(page, things=OTHERS_AND_LAID, slack=0) == []
    if size == (PHONE["width"], PHONE["height"]):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
