"""Armed & Dangerous and The Great Train Robbery at the page: payment of loads by hand, wagons, the Bomb, the End of the
Line.
"""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.card.position import seat
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import LEFT_EDGE
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.test_accessibility import WATCH_MOTION
from tests.e2e.test_flow import answer, prompt
from tests.e2e.viewports import sizes
from tests.e2e.waiting import until_gone

STATIONS = ["Boom Town", "Cripple Crack", "Yooma", "Tombrock"]
OTHERS = [
    seat("outlaw", "Jesse Jones", "Missed! 2S, BANG! 3C"),
    seat("renegade", "Kit Carlson", "Beer 9H"),
    seat("deputy", "Suzy Lafayette", "BANG! 5D, Beer 7H"),
]


def table(hand: str, cards: str = "", others: list[dict[str, Any]] | None = None, **more: Any) -> CardStage:
    """Return a stage in which the sheriff in the first seat has the turn. `train` is the train; other keys describe
    that seat.
    """
    stage: dict[str, Any] = {"sets": ["armed_and_dangerous"]}
    if (train := more.pop("train", None)) is not None:
        stage = {"sets": ["great_train_robbery"], "more": {"stations": STATIONS, "train": train}}
    return CardStage([seat("sheriff", "Willy the Kid", hand, cards, **more), *(others or OTHERS)], **stage)


def train_at(place: int, engine: str = "Leland") -> dict[str, Any]:
    return {"engine": engine, "at": place, "cars": ["Caboose", "Dining Car", "Mail Car"]}


def open_at(open_page: Open, staged: StagedServer, stage: CardStage, **look: Any) -> Page:
    mine = staged.play(stage)
    page = open_page(mine.link, storage_state=mine.storage, **look)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    return page


def asked(page: Page, why: str) -> Locator:
    found = prompt(page, f'[data-why="{why}"]')
    expect(found).to_be_visible()
    return found


def play_first(page: Page) -> None:
    page.get_by_test_id("hand-card").first.click(position=LEFT_EDGE)
    prompt(page, '[data-step="confirm"]').get_by_test_id("answer").first.click()


def paid(page: Page) -> dict[str, int]:
    """Return the number of loads that each place is about to pay."""
    found: dict[str, int] = {}
    for place in page.get_by_test_id("pay-place").all():
        minus = place.locator(".count")
        found[place.get_attribute("data-place") or ""] = (
            -int(minus.inner_text().replace("−", "-")) if minus.count() else 0
        )
    return found


def give(question: Locator, which: Literal["first", "last"]) -> None:
    """Answer this question and wait until the page has left it, because the next one may look the same."""
    move = question.get_attribute("data-move")
    answers = question.get_by_test_id("answer")
    (answers.first if which == "first" else answers.last).click()
    until_gone(question.page, f'[data-testid="prompt"][data-move="{move}"]')


@sizes("phone")
def test_loads_are_paid_from_places_chosen_by_hand(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """The proposal spares the cards. A press on a place takes a load from there. One button pays."""
    loads = {"Whip": 4, "Crate": 3, "character": 2}
    page = open_at(open_page, staged, table("Caravan", "Whip, Crate", loads=loads), viewport=size)
    whip, crate = messages_of(page).view["seats"][0]["table"]
    play_first(page)
    give(asked(page, "upgrade"), "first")
    give(asked(page, "upgrade"), "last")
    asked(page, "pay_loads")
    assert paid(page) == {"own": 2, str(whip): 0, str(crate): 0}
    page.locator(f'[data-testid="pay-place"][data-place="{whip}"]').click()
    assert paid(page) == {"own": 1, str(whip): 1, str(crate): 0}
    assert grave_findings(page) == []
    page.get_by_test_id("pay-now").click()
    expect(page.get_by_test_id("hand-card")).to_have_count(3)
    view = messages_of(page).view
    assert view["tokens"] == {str(whip): 3, str(crate): 3}
    assert view["zones"]["loads"][0] == 1


def test_a_place_is_pressed_at_the_card_itself(open_page: Open, staged: StagedServer) -> None:
    """A press on a card takes a load from it. After the last load, one more press sets it back to none."""
    loads = {"Whip": 4, "character": 2}
    page = open_at(open_page, staged, table("Caravan", "Whip", loads=loads), viewport=DESKTOP)
    whip = messages_of(page).view["seats"][0]["table"][0]
    play_first(page)
    give(asked(page, "upgrade"), "first")
    give(asked(page, "upgrade"), "last")
    asked(page, "pay_loads")
    card = page.get_by_test_id("my-cards").locator(f'[data-card="{whip}"] button')
    card.click()
    card.click()
    assert paid(page) == {"own": 0, str(whip): 2}
    card.click()
    assert paid(page) == {"own": 0, str(whip): 0}
    expect(page.get_by_test_id("pay-now")).to_contain_text("Choose 2 more")


@sizes("desktop")
def test_a_bomb_is_seen_on_its_holder(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """A badge on the portrait shows the number of loads left."""
    others = [seat("outlaw", "Jesse Jones", "Missed! 2S", "Bomb", loads={"Bomb": 3}), *OTHERS[1:]]
    page = open_at(open_page, staged, table("BANG! 6C", others=others), viewport=size)
    expect(page.get_by_test_id("seat-1").locator("[data-burden]")).to_have_text("3")
    expect(page.get_by_test_id("seat-2").locator("[data-burden]")).to_have_count(0)


@sizes("phone")
def test_a_wagon_is_taken_at_its_station(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """The affordable wagon is highlighted at its station, on a phone in the train view."""
    page = open_at(open_page, staged, table("BANG! 6C, Beer 8H", train=train_at(2)), viewport=size)
    caboose = messages_of(page).view["zones"]["train"]["cards"][0]
    if size == PHONE:
        page.get_by_test_id("train").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert grave_findings(page) == []
        page.locator('[data-testid="sheet-wagon"][data-usable]').click()
    else:
        lit = page.locator('[data-testid="station"][data-usable]')
        expect(lit).to_have_count(1)
        expect(lit).to_contain_text("Boom Town")
        lit.click()
    prompt(page, '[data-step="confirm"]').get_by_test_id("answer").first.click()
    asked(page, "fare").get_by_test_id("answer").first.click()
    expect(page.get_by_test_id("my-cards").locator(f'[data-card="{caboose}"]').first).to_be_visible()
    expect(page.get_by_test_id("hand-card")).to_have_count(1)


def test_the_train_is_reached_by_keys(open_page: Open, staged: StagedServer) -> None:
    """W moves to the stations, arrows between them, and Enter takes the wagon at the station."""
    page = open_at(open_page, staged, table("BANG! 6C, Beer 8H", train=train_at(2)), viewport=DESKTOP)
    page.keyboard.press("w")
    focused = page.locator('[data-testid="station"]:focus')
    expect(focused).to_contain_text("Boom Town")
    page.keyboard.press("ArrowRight")
    expect(focused).to_contain_text("Cripple Crack")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(prompt(page, '[data-step="confirm"]')).to_contain_text("Caboose")


@sizes("desktop")
def test_the_end_of_the_line_is_a_moment(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Next Stop moves the train there. A banner names the locomotive and then disappears."""
    page = open_at(open_page, staged, table("Next Stop", train=train_at(4)), viewport=size, paced=True)
    play_first(page)
    banner = page.get_by_test_id("end-of-line-banner")
    found = banner.or_(prompt(page, '[data-why="last-stop"]'))
    expect(found.first).to_be_visible()
    if not banner.is_visible():
        prompt(page, '[data-why="last-stop"]').get_by_test_id("answer").last.click()
    expect(banner).to_contain_text("Leland")
    expect(banner).to_be_hidden()


def test_the_train_is_calm_where_motion_is_not_wanted(open_page: Open, staged: StagedServer) -> None:
    stage = table("Next Stop", train=train_at(1))
    page = open_at(open_page, staged, stage, viewport=DESKTOP, reduced_motion="reduce", paced=True)
    page.evaluate(WATCH_MOTION)
    play_first(page)
    expect(page.get_by_test_id("engine")).to_contain_text("Cripple Crack")
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    assert messages_of(page).view["train_at"] == 2
    assert page.evaluate("window.moved") == []


def test_the_way_out_is_told(open_page: Open, staged: StagedServer) -> None:
    """The button of the train opens the train view, and Escape closes it."""
    page = open_at(open_page, staged, table("BANG! 6C", train=train_at(3, "Ironhorse")), viewport=DESKTOP)
    page.get_by_test_id("train-open").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Ironhorse")
    expect(sheet.get_by_test_id("sheet-wagon")).to_have_count(3)
    assert grave_findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    answer(page, "End turn")
