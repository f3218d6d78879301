"""Eight players with all nine expansions and cards at every seat, from a desktop to a phone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.card.position import Position, seat
from tests.components.client import StaticClient, resize
from tests.components.states import CAST, NINE, ROLES, STATES, TableState
from tests.components.test_layout import asked
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.geometry import cut, overlaps, too_small
from tests.e2e.test_full_table import COVERED, LAPTOP, ON_ITS_SIDE, TOUCH, full, seats

pytestmark = pytest.mark.thorough

LOWEST = (1280, 650)


def test_the_middle_of_a_wide_table_stays(client: StaticClient) -> None:
    """With two abilities in the prompt, deck, event, market and train are all in the window."""
    page = asked(client, full(), viewport=DESKTOP)
    for thing in ("deck", "discard", "event", "zone-card", "train", "prompt"):
        expect(page.get_by_test_id(thing).first).to_be_in_viewport(ratio=0.99)
    assert overlaps(page) == []
    assert cut(page, ".prompt h2, .prompt p, .answer .words") == []


@pytest.mark.parametrize("size", [(PHONE["width"], PHONE["height"]), ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_phone_shows_all_of_it(client: StaticClient, size: tuple[int, int]) -> None:
    """Seats, train, cards in force, market, hand and answers are visible without scrolling."""
    page = asked(client, full(), **TOUCH)
    resize(page, *size)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for one in (
        *seats(page),
        page.get_by_test_id("train"),
        page.get_by_test_id("event"),
        page.get_by_test_id("prompt"),
    ):
        expect(one).to_be_in_viewport(ratio=0.99)
        assert not one.evaluate(COVERED)
    assert too_small(page) == []
    assert overlaps(page, ".zone") == []
    hand = page.get_by_test_id("hand-card").first.bounding_box()
    for count in page.locator('[data-testid="seat-0"] [data-count]').all():
        box = count.bounding_box()
        assert hand
        assert box
        assert box["y"] + box["height"] <= hand["y"], "a number of mine lies on my hand"


def test_long_words_fit(client: StaticClient) -> None:
    """Long texts are not cut: events on a phone and names on a laptop in Polish, the next show card on a desktop."""
    page = asked(client, full(), locale="pl-PL", **TOUCH)
    for width, height in ((390, 844), (390, 664), (360, 640), (844, 390), (683, 384)):
        resize(page, width, height)
        assert cut(page, ".chip, .chip b") == [], f"{width}x{height}"
    stage = full()
    before = {one: lies for one, lies in stage.more.items() if one != "show"} | {"show_deck": ["Sacagaway", "Gag"]}
    page = asked(client, replace(stage, event="", more=before), viewport=DESKTOP)
    expect(page.get_by_test_id("event-show-next")).to_contain_text("Sacagaway")
    assert cut(page, ".chip b") == []
    page = asked(client, full(), locale="pl-PL", viewport=LAPTOP)
    assert cut(page, ".board b, .board .words, .seat .name, [data-testid^=event] b") == []
    assert [pair for pair in overlaps(page) if "event" in pair] == []
    expect(page.get_by_test_id("event")).to_contain_text("Błogosławieństwo")
    expect(page.get_by_test_id("event-show")).to_contain_text("Knebel")
    resize(page, *LOWEST)
    for count in page.locator('[data-testid="seat-0"] [data-count]').all():
        expect(count).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("state", ["five, being shot", "eight and all sets, my question"])
def test_a_row_of_answers_leaves_the_words_of_the_piles_free(client: StaticClient, state: str) -> None:
    """On a low page the prompt reaches over its box by the height of a row."""
    page = client.open_state(client.context("en", touch=False), STATES[state]())
    resize(page, 1366, 650)
    words = page.get_by_text(re.compile(r"^Deck \d+$")).bounding_box()
    prompt = page.get_by_test_id("prompt").bounding_box()
    assert words is not None
    assert prompt is not None
    assert words["y"] + words["height"] <= prompt["y"]
    page.context.close()


# Smallest distance in px between the numbers of loads in one plate
BETWEEN_LOADS = """() => [...document.querySelectorAll('.line')].flatMap(line => {
  const boxes = [...line.querySelectorAll('.tokens b')].map(one => one.getBoundingClientRect());
  return boxes.slice(1).map((box, i) => box.left - boxes[i].right);
})"""


def test_numbers_of_loads_stand_apart(client: StaticClient) -> None:
    """Eight orange cards with loads in front of another player. Each number has a frame of 1 px."""
    orange = ["Bandolier", "Bomb", "Whip", "Ace Up The Sleeve", "Crate", "Tumbleweed", "Beer Keg", "Lockpick"]
    for count in range(5, len(orange) + 1):
        seats = [seat(role, who) for role, who in zip(ROLES, CAST, strict=True)]
        loaded = orange[:count]
        seats[1] |= {"table": loaded, "loads": dict.fromkeys(loaded, 4)}
        game = Position(*seats, sets=NINE, ask_forced=True).game
        page = client.open_state(client.context("en", touch=False), TableState(game))
        resize(page, 1366, 650)
        gaps = page.evaluate(BETWEEN_LOADS)
        assert len(gaps) > 1
        assert min(gaps) >= 7, count
        page.context.close()
